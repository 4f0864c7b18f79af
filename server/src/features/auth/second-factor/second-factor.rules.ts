import { confirmationMinutes } from '@one-dream/contract/limits.ts';

/** Days to set up a second factor after getting a role or a duty. */
const secondFactorGraceDays = 7;

/** `required`: after a grace period, the back office shuts out users with a duty and no second factor. */
export type SecondFactorMode = 'required' | 'offered';

const minute = 60 * 1000;
const day = 24 * 60 * minute;

export const challengeMinutes = 5;
export const ticketMinutes = 10;
/** Wrong codes allowed per sign-in. */
export const triesPerTicket = 5;

/** Days in which the owner can notice a newly linked Discord or Google account. */
const newLinkDays = 1;

/**
 * Whether a password, or a provider's word, shows as much as a confirmation would: not where a passkey would be asked
 * for, and not through a link so new that whoever added it with a stolen session may be the one using it.
 */
export function firstStepConfirms({
  linkedAt,
  hasPasskey,
  now,
}: {
  /** When the provider's account was linked; `null` for a password, and where the account was created with it. */
  linkedAt: Date | null;
  hasPasskey: boolean;
  now: Date;
}): boolean {
  return (
    !hasPasskey && (linkedAt === null || now.getTime() - linkedAt.getTime() >= newLinkDays * day)
  );
}

/** Whether the last confirmation is recent enough for actions that cannot be undone. */
export function isConfirmed(confirmedAt: Date | null, now: Date): boolean {
  if (confirmedAt === null) return false;
  const age = now.getTime() - confirmedAt.getTime();
  // Further ahead than two processes' clocks differ: a wrong clock must not waive confirmations for a day.
  return age > -minute && age < confirmationMinutes * minute;
}

/** Second factor that an account owes. @param dutySince since when it has a role or a duty; null for none */
export function owedSecondFactor(account: {
  mode: SecondFactorMode;
  dutySince: Date | null;
  hasSecondFactor: boolean;
  now: Date;
}): { by: Date | null; isShutOut: boolean } {
  if (account.mode === 'offered' || account.dutySince === null || account.hasSecondFactor)
    return { by: null, isShutOut: false };
  const by = new Date(account.dutySince.getTime() + secondFactorGraceDays * day);
  return { by, isShutOut: by <= account.now };
}

/**
 * Whether a password, or a provider's word, is not enough to sign in. Users with an authenticator app are asked for its
 * code. A passkey alone obliges only those with a duty: players add one to sign in faster, and must not be locked out
 * by a lost phone.
 */
export function needsSecondStep(account: {
  hasAuthenticator: boolean;
  hasPasskey: boolean;
  hasDuty: boolean;
}): boolean {
  return account.hasAuthenticator || (account.hasPasskey && account.hasDuty);
}

export function normaliseCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
] as const;

// Order matters: each also claims to be those after it.
const browsers = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/EdgA?\/|EdgiOS\//, 'Edge'],
  [/OPR\/|OPT\//, 'Opera'],
  [/FxiOS\/|Firefox\//, 'Firefox'],
  [/CriOS\/|Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

/** Name of the browser of this `User-Agent`: `Chrome on Android`. Empty where it does not say. */
export function describeDevice(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, 500);
  const browser = browsers.find(([sign]) => sign.test(text))?.[1];
  const system = systems.find(([sign]) => sign.test(text))?.[1];
  return [browser, system].filter(Boolean).join(' on ');
}
