import type { EventName } from '@one-dream/contract/events.ts';
import type { Role } from '@one-dream/contract/features/users.ts';

/** What was changed about who gets into an account. Its owner is mailed each of them. */
export interface SecurityEvent {
  kind: keyof typeof texts;
  /** The device, the name of the passkey, the Discord account: what it was. */
  detail: string;
}

const texts = {
  'new-device': (device: string) => ({
    title: 'New sign-in to your account',
    text: `Somebody signed in to your account from a device that we have not seen before: ${device}.`,
  }),
  'discord-linked': (username: string) => ({
    title: 'A Discord account was linked',
    text: `A Discord account is linked to your account now: ${username || 'without a name'}. It signs in without your password.`,
  }),
  'google-linked': (email: string) => ({
    title: 'A Google account was linked',
    text: `A Google account is linked to your account now: ${email}. It signs in without your password.`,
  }),
  'discord-replaced': (username: string) => ({
    title: 'Your Discord account was replaced',
    text: `Another Discord account is linked to your account now: ${username || 'without a name'}.`,
  }),
  'passkey-added': (name: string) => ({
    title: 'A passkey was added',
    text: `A passkey was added to your account: ${name}. It signs in without a password.`,
  }),
  'passkey-removed': (name: string) => ({
    title: 'A passkey was removed',
    text: `A passkey was removed from your account: ${name}. It does not sign in any more.`,
  }),
  'authenticator-added': () => ({
    title: 'An authenticator app was added',
    text: 'Signing in to your account now asks for a code of your authenticator app.',
  }),
  'authenticator-removed': () => ({
    title: 'Your authenticator app was removed',
    text: 'Signing in to your account no longer asks for a code of an app.',
  }),
  'recovery-codes-made': () => ({
    title: 'You have new recovery codes',
    text: 'New recovery codes were made for your account. The old ones do not work any more.',
  }),
  'recovery-code-used': (left: string) => ({
    title: 'A recovery code was used',
    text: `Somebody got in to your account with one of your recovery codes. Codes left: ${left}.`,
  }),
  'codes-guessed': () => ({
    title: 'Somebody is guessing your codes',
    text: 'Wrong codes or passwords were entered again and again by somebody who has got as far as your second step, or has one of your sessions. Nobody got in by that. If it was not you, change your password and end the sessions that you do not know.',
  }),
  'second-factor-reset': () => ({
    title: 'Your second factor was reset',
    text: 'The owner of the site removed your passkeys, your authenticator app and your recovery codes, and signed you out everywhere. Sign in with your password and set them up again.',
  }),
} as const satisfies Record<string, (detail: string) => { title: string; text: string }>;

/**
 * Everything that lets somebody into an account who was not let in before, with what the log calls it. Whatever adds one
 * asks for a confirmation where a session adds it, and is mailed and written down for every account.
 */
const waysIn = {
  'discord-linked': 'user.discord-linked',
  'discord-replaced': 'user.discord',
  'google-linked': 'user.google-linked',
  'passkey-added': 'user.second-factor',
  'authenticator-added': 'user.second-factor',
  'recovery-codes-made': 'user.second-factor',
} as const satisfies Partial<Record<SecurityEvent['kind'], EventName>>;

/** What the log calls an event, where it is written down: ways in always, anything else of those with a role. */
export function auditActionOf(kind: SecurityEvent['kind'], role: Role): EventName | undefined {
  if (kind in waysIn) return waysIn[kind as keyof typeof waysIn];
  return role === 'user' ? undefined : 'user.second-factor';
}

export function describeSecurityEvent({ kind, detail }: SecurityEvent): {
  title: string;
  text: string;
} {
  return texts[kind](detail);
}

/** Whether what a job tells of is one of this list. */
export function isSecurityEvent(event: unknown): boolean {
  const { kind, detail } = (event ?? {}) as Partial<Record<string, unknown>>;
  return typeof kind === 'string' && kind in texts && typeof detail === 'string';
}
