import type { EntryState } from '@one-dream/contract/features/tournaments/tournaments.ts';
import type { Viewer } from '../../calls/viewer.ts';
import type { AppError } from '../../errors.ts';
import { defineHook } from '../../platform/work/hook.ts';
import type { TournamentRow } from '../tournaments/tournaments.shared.queries.ts';
import type { EntryEvent } from './commands/entries-state.ts';

/** When eligibility is checked. `promotion`: from the waitlist into a place, automatically or by a host. */
export type EntryStep = 'registration' | 'check-in' | 'claim' | 'roster-swap' | 'promotion';

export interface EntryCandidate {
  step: EntryStep;
  teamId: string;
  /** A team without accounts, brought in by a host: known by its game ids alone. */
  isGuest: boolean;
  /** Players as the roster would keep them; without `userId` where the account is gone. */
  players: readonly { userId: string | null; inGameName: string; inGameIdKey: string }[];
}

/**
 * Gate before entries come in, check in or change players: called with the tournament locked, once for all candidates of a
 * transaction. A handler with a reason against one (a ban, for example) refuses it; it looks everybody up in one statement.
 */
export const entryEligibility = defineHook<{
  /** As it is locked: a gate that needs no other columns needs no query. */
  tournament: Pick<TournamentRow, 'id' | 'kind' | 'type' | 'min_lineup' | 'series_id'>;
  candidates: readonly EntryCandidate[];
  refuse: (candidate: EntryCandidate, refusal: AppError) => void;
}>('entryEligibility');

export interface EntryChange {
  event: EntryEvent;
  entryId: string;
  teamId: string;
  /** `null` for an entry made just now. */
  before: EntryState | null;
  after: EntryState;
  /** The slot it got, or had. */
  slot: number | null;
  /** The entry that a host replaced with it. */
  replacesId: string | null;
  /** `undefined` for the clock and the queue. */
  viewer: Viewer | undefined;
  players: readonly { userId: string | null; name: string; inGameIdKey: string }[];
}
