import type { Viewer } from '../../calls/viewer.ts';
import { defineHook } from '../../platform/work/hook.ts';

/**
 * Groups or slots of a draw that is published, or is just being published, changed: slot lists of its matches follow.
 */
export const drawChanged = defineHook<{
  drawId: string;
  tournamentId: string;
  /** Actor; undefined for the clock. */
  viewer: Viewer | undefined;
  /** A host changed lobbies that wait before their start: those within 5 minutes of it follow, too. */
  evenFrozen?: boolean;
}>('draw-changed');
