import type { Viewer } from '../../calls/viewer.ts';
import { defineHook } from '../../platform/work/hook.ts';

/**
 * An account is about to be deleted. Sent before the user is locked, so that handlers may lock what comes before users:
 * teams, tournaments, stages, matches.
 */
export const personRemoved = defineHook<{ userId: string; viewer: Viewer }>('personRemoved');

/** A player is about to get a game id. Sent before the user is locked, as `personRemoved`. */
export const gameIdSaved = defineHook<{ userId: string; gameId: string }>('gameIdSaved');
