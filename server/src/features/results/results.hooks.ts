import type { Viewer } from '../../calls/viewer.ts';
import { defineHook } from '../../platform/work/hook.ts';

export interface Placed {
  rank: number;
  /** As shown in tables. */
  points: string;
}

/**
 * A version of a result was written, with the stage locked. Standings are recounted; a handler with a reason against it
 * (the champion would change) refuses by throwing.
 */
export const resultPublished = defineHook<{
  tournamentId: string;
  stageId: string;
  matchId: string;
  matchNo: number;
  viewer: Viewer;
  /** The owner accepts that the champion changes. */
  confirmChampion: boolean;
  /** Current standing by entry; filled in by the handler that counts the table. */
  placed: Map<string, Placed>;
}>('resultPublished');
