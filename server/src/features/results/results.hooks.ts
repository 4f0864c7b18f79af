import type { Viewer } from '../../calls/viewer.ts';
import { defineHook } from '../../platform/work/hook.ts';

export interface Placed {
  rank: number;
  /** As tables show them. */
  points: string;
}

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
  /** By entry: where each team stands now; filled in by who counts the table. */
  placed: Map<string, Placed>;
}>('resultPublished');
