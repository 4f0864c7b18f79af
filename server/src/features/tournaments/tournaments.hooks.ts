import type { TournamentStatus } from '@one-dream/contract/features/tournaments.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { defineHook } from '../../platform/work/hook.ts';
import type { TournamentRow } from './tournaments.shared.queries.ts';

/** Check-in of a locked tournament closes: who is not checked in loses the place, who is ready gets it. */
export const checkInCloses = defineHook<{ tournament: TournamentRow }>('checkInCloses');

/** Check-in goes on, and a part of the teams is not checked in. */
export const checkInReminded = defineHook<{ tournament: TournamentRow }>('checkInReminded');

/** More slots than before are places for who waits. */
export const slotsAdded = defineHook<{ tournamentId: string }>('slotsAdded');

/** The moments of a tournament, locked, are these from now on; `null`: nothing of it is to be done any more. */
export const clockSet = defineHook<{ tournamentId: string; tournament: TournamentRow | null }>(
  'clockSet',
);

/** Check-in of a tournament is over, no-shows are out, places filled: what waited for that can be done. */
export const checkInClosed = defineHook<{ tournamentId: string }>('checkInClosed');

/**
 * A tournament, locked, has another status than before.
 */
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
