import type { Viewer } from '../../calls/viewer.ts';
import { defineHook } from '../../platform/work/hook.ts';

/**
 * Run before an account is deleted, and before its user is locked, so that handlers may lock what comes before users in
 * the lock order: teams, tournaments, stages, matches.
 */
export const personRemoved = defineHook<{ userId: string; viewer: Viewer }>('personRemoved');

/** Run before a player's game id is saved, and before the user is locked, as `personRemoved`. */
export const gameIdSaved = defineHook<{ userId: string; gameId: string }>('gameIdSaved');
