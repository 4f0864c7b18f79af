import { unlogged } from '../../platform/work/happening.ts';

/** An account has another address: what is kept by the old one is theirs by the new one. */
export const addressChanged = unlogged((_: { from: string; to: string }) => ({}));

/** These Discord accounts belong to nobody any more: they lose what they wore. */
export const discordUnlinked = unlogged((_: { discordIds: readonly string[] }) => ({}));

/** These Discord accounts belong to somebody now, and are in the guild if it took them: they get what they should wear. */
export const discordJoined = unlogged((_: { discordIds: readonly string[] }) => ({}));

/** All sessions of a user ended: their sockets close. */
export const signedOutEverywhere = unlogged(({ userId }: { userId: string }) => ({
  live: { sessionsEnded: userId },
}));
