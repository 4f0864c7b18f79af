import type { TournamentStatus } from '@one-dream/contract/features/tournaments.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { defineHook } from '../../platform/work/hook.ts';
import type { TournamentRow } from './tournaments.shared.queries.ts';

/** Check-in of a locked tournament closes: teams not checked in lose their place, ready ones get it. */
export const checkInCloses = defineHook<{ tournament: TournamentRow }>('checkInCloses');

/** Check-in is open, and some teams are not checked in. */
export const checkInReminded = defineHook<{ tournament: TournamentRow }>('checkInReminded');

/** Additional slots are places for waiting teams. */
export const slotsAdded = defineHook<{ tournamentId: string }>('slotsAdded');

/** The moments of a locked tournament from now on; `null`: nothing of it is left to do. */
export const clockSet = defineHook<{ tournamentId: string; tournament: TournamentRow | null }>(
  'clockSet',
);

/** Check-in is over, no-shows are out, places filled: work that waited for it can run. */
export const checkInClosed = defineHook<{ tournamentId: string }>('checkInClosed');

/** A tournament, locked, has a new status. */
export const statusChanged = defineHook<{
  tournamentId: string;
  before: TournamentStatus;
  after: TournamentStatus;
}>('statusChanged');

/**
 * A tournament is about to be cancelled or deleted, with everything in it.
 */
export const tournamentCancelled = defineHook<{
  tournamentId: string;
  viewer: Viewer;
  /** The public reason; a deleted tournament, whose page is gone, has none. */
  reason?: string;
}>('tournamentCancelled');
