import { confirmationMinutes } from '@one-dream/contract/limits.ts';

/** How long whoever gets a role or a duty has to set up a second factor. */
const secondFactorGraceDays = 7;

/** `required`: the back office shuts out who has a duty and, after the time to set it up, no second factor. */
export type SecondFactorMode = 'required' | 'offered';

const minute = 60 * 1000;
const day = 24 * 60 * minute;

export const challengeMinutes = 5;
export const ticketMinutes = 10;
/** Wrong codes that a sign-in survives. */
export const triesPerTicket = 5;

/** How long a Discord or Google account that was added to an account gives its owner to notice. */
const newLinkDays = 1;

/**
 * Whether a password, or what a provider says, shows as much as a confirmation would ask for: not where a passkey would
 * be asked for, and not through a link so new that whoever added it with a stolen session may be the one who uses it.
 */
export function firstStepConfirms({
  linkedAt,
  hasPasskey,
  now,
}: {
  /** When the provider's account was added; `null` for a password, and where the account was made with it. */
  linkedAt: Date | null;
  hasPasskey: boolean;
  now: Date;
}): boolean {
  return (
    !hasPasskey && (linkedAt === null || now.getTime() - linkedAt.getTime() >= newLinkDays * day)
  );
}

/** Whether who is signed in has shown who they are lately enough for what cannot be undone. */
export function isConfirmed(confirmedAt: Date | null, now: Date): boolean {
  if (confirmedAt === null) return false;
  const age = now.getTime() - confirmedAt.getTime();
  // From further ahead than two processes' clocks differ: a clock that was wrong is no reason to ask nobody for a day.
  return age > -minute && age < confirmationMinutes * minute;
}

/** Second factor that an account owes. @param dutySince since when it has a role or a duty; null for none */
export function owedSecondFactor({
  mode,
  dutySince,
  hasSecondFactor,
  now,
}: {
  mode: SecondFactorMode;
  dutySince: Date | null;
  hasSecondFactor: boolean;
  now: Date;
}): { by: Date | null; isShutOut: boolean } {
  if (mode === 'offered' || dutySince === null || hasSecondFactor)
    return { by: null, isShutOut: false };
  const by = new Date(dutySince.getTime() + secondFactorGraceDays * day);
  return { by, isShutOut: by <= now };
}

/**
 * Whether a password, or a provider's word, is not enough to sign in. Users with an authenticator app are asked for its
 * code. A passkey alone obliges only those with a duty: players add one to sign in faster, and must not be locked out
 * by a lost phone.
 */
export function needsSecondStep({
  hasAuthenticator,
  hasPasskey,
  hasDuty,
}: {
  hasAuthenticator: boolean;
  hasPasskey: boolean;
  hasDuty: boolean;
}): boolean {
  return hasAuthenticator || (hasPasskey && hasDuty);
}

/** A code as it was made, however it was typed. */
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

// In this order: each says that it is those after it, too.
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
