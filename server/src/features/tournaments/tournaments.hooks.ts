import type { Viewer } from '../../calls/viewer.ts';
import { defineHook } from '../../platform/work/hook.ts';

/**
 * A tournament is about to be cancelled or deleted, with everything in it.
 */
export const tournamentCancelled = defineHook<{
  tournamentId: string;
  viewer: Viewer;
  /** The public reason; a deleted tournament, whose page is gone, has none. */
  reason?: string;
}>('tournamentCancelled');
