import { unlogged } from '../../platform/work/happening.ts';

/** All sessions of a user ended: their sockets close. */
export const signedOutEverywhere = unlogged(({ userId }: { userId: string }) => ({
  live: { sessionsEnded: userId },
}));
