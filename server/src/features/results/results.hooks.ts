import type { Viewer } from '../../calls/viewer.ts';
import { defineHook } from '../../platform/work/hook.ts';

/**
 * A version of a result was written, with the stage locked. Standings are counted anew; whoever knows a reason
 * against it (the champion would change) refuses by throwing.
 */
export const resultPublished = defineHook<{
  tournamentId: string;
  stageId: string;
  matchId: string;
  matchNo: number;
  viewer: Viewer;
  /** The owner knows that the champion changes. */
  confirmChampion: boolean;
}>('resultPublished');
