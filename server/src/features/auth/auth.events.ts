import { unlogged } from '../../platform/work/domain-events.ts';

/** The address of an account changed: data stored under the old address has to follow. */
export const addressChanged = unlogged((_: { from: string; to: string }) => ({}));

/** These Discord accounts are linked to no account any more, and lose their roles. */
export const discordUnlinked = unlogged((_: { discordIds: readonly string[] }) => ({}));

/** These Discord accounts were linked, and joined the guild if possible: they get their roles. */
export const discordJoined = unlogged((_: { discordIds: readonly string[] }) => ({}));

/** All sessions of a user ended: their sockets close. */
export const signedOutEverywhere = unlogged(({ userId }: { userId: string }) => ({
  live: { sessionsEnded: userId },
}));
