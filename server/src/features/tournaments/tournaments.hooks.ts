import type { Viewer } from '../../calls/viewer.ts';
import { defineHook } from '../../platform/work/hook.ts';

/**
 * Run before a tournament is cancelled or deleted, with everything in it; a handler may refuse by throwing.
 */
export const cancellingTournament = defineHook<{
  tournamentId: string;
  viewer: Viewer;
  /** The public reason; a deleted tournament, whose page is gone, has none. */
  reason?: string;
}>('cancellingTournament');
