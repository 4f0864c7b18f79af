import * as log from '@one-dream/contract/events/users.ts';
import type { EventName } from '@one-dream/contract/events.ts';
import type { Role } from '@one-dream/contract/features/users/users.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import { securityEventTexts as texts } from './security-events.texts.ts';

/** A change of an account's ways in; each is mailed to its owner. */
export interface SecurityEvent {
  kind: keyof typeof words;
  /** The device, the passkey's name or the Discord account. */
  detail: string;
}

type Words = (detail: string) => { title: Translatable; text: Translatable };

const words = {
  'new-device': (device) => ({
    title: texts.newDeviceTitle,
    text: texts.newDevice({ detail: device || texts.unknownBrowser }),
  }),
  'discord-linked': (name) => ({
    title: texts.discordLinkedTitle,
    text: texts.discordLinked({ detail: name || texts.nameless }),
  }),
  'google-linked': (detail) => ({
    title: texts.googleLinkedTitle,
    text: texts.googleLinked({ detail }),
  }),
  'discord-replaced': (name) => ({
    title: texts.discordReplacedTitle,
    text: texts.discordReplaced({ detail: name || texts.nameless }),
  }),
  'passkey-added': (detail) => ({
    title: texts.passkeyAddedTitle,
    text: texts.passkeyAdded({ detail }),
  }),
  'passkey-removed': (detail) => ({
    title: texts.passkeyRemovedTitle,
    text: texts.passkeyRemoved({ detail }),
  }),
  'authenticator-added': () => ({ title: texts.appAddedTitle, text: texts.appAdded }),
  'authenticator-removed': () => ({ title: texts.appRemovedTitle, text: texts.appRemoved }),
  'recovery-codes-made': () => ({ title: texts.codesMadeTitle, text: texts.codesMade }),
  'recovery-code-used': (detail) => ({
    title: texts.codeUsedTitle,
    text: texts.codeUsed({ detail }),
  }),
  'codes-guessed': () => ({ title: texts.guessedTitle, text: texts.guessed }),
  'second-factor-reset': () => ({ title: texts.resetTitle, text: texts.reset }),
} as const satisfies Record<string, Words>;

/**
 * Events that give somebody new access to an account, with their names in the log. Code that adds such access asks for
 * a confirmation where a session adds it; each is mailed and logged for every account.
 */
const waysIn = {
  'discord-linked': log.discordLinked.name,
  'discord-replaced': log.discordReplaced.name,
  'google-linked': log.googleLinked.name,
  'passkey-added': log.secondFactorChanged.name,
  'authenticator-added': log.secondFactorChanged.name,
  'recovery-codes-made': log.secondFactorChanged.name,
} as const satisfies Partial<Record<SecurityEvent['kind'], EventName>>;

/** Audit action of an event, if it is logged: ways in always, others only for accounts with a role. */
export function auditActionOf(kind: SecurityEvent['kind'], role: Role): EventName | undefined {
  if (kind in waysIn) return waysIn[kind as keyof typeof waysIn];
  return role === 'user' ? undefined : log.secondFactorChanged.name;
}

export function describeSecurityEvent({ kind, detail }: SecurityEvent): ReturnType<Words> {
  return words[kind](detail);
}

/** Whether a job's payload is one of these events. */
export function isSecurityEvent(event: unknown): boolean {
  const { kind, detail } = (event ?? {}) as Partial<Record<string, unknown>>;
  return typeof kind === 'string' && kind in words && typeof detail === 'string';
}
