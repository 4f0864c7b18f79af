import type { CallBody } from '@one-dream/contract/call.ts';
import type { copyTournament } from '@one-dream/contract/features/copies/copies.ts';
import type { TournamentForm } from '@one-dream/contract/features/tournaments/tournaments.form.ts';
import type {
  Tournament,
  TournamentStatus,
} from '@one-dream/contract/features/tournaments/tournaments.ts';
import { everyTournament } from '@one-dream/contract/live.ts';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '../../../platform/api.ts';
import { onLive, watchTournament } from '../../../platform/live.ts';
import { pagedList } from '../../../platform/paged-list.ts';
import { readData, readPage } from '../../../platform/read-call.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { useCall, useWrite } from '../../../platform/use-write.ts';
import { tournamentKeys } from '../tournaments.data.ts';

const adminTournamentKeys = {
  list: [...tournamentKeys.all, 'admin-list'] as const,
  // Nested under the tournament's key, which is invalidated when it changes on the server.
  one: (id: string) => [...tournamentKeys.one(id), 'admin'] as const,
  rosters: (id: string) => [...tournamentKeys.one(id), 'rosters'] as const,
};

type TournamentFilter = {
  status: TournamentStatus | undefined;
  kind: Tournament['kind'] | '';
  /** Part of the title; empty for all. */
  search: string;
};

/** All matching tournaments, newest first, paginated, without their teams. */
export function allTournaments({ status, kind, search }: TournamentFilter) {
  return infiniteQueryOptions({
    ...pagedList,
    queryKey: [...adminTournamentKeys.list, { status, kind, search }],
    queryFn: readPage('/tournament', {
      limit: 12,
      teams: 0,
      ...(status && { statuses: [status] }),
      ...(kind && { kind }),
      ...(search && { search }),
    }),
  });
}

/** The newest tournaments, in any state, to choose one of. */
export const newestTournaments = queryOptions({
  queryKey: [...adminTournamentKeys.list, 'newest'],
  queryFn: readData('/tournament', { body: { limit: 50, teams: 0 } }),
});

/** A tournament for editing: never from the cache, which may be outdated. */
export function editedTournament(id: string) {
  return queryOptions({
    queryKey: adminTournamentKeys.one(id),
    queryFn: readData('/admin/tournament/get/{tournamentId}', { params: { tournamentId: id } }),
    gcTime: 0,
    staleTime: 0,
  });
}

/** All teams of a tournament with their rosters, by slot. */
export function rostersOf(id: string) {
  return queryOptions({
    queryKey: adminTournamentKeys.rosters(id),
    queryFn: readData('/admin/tournament/teams/{tournamentId}', { params: { tournamentId: id } }),
  });
}

/** Fetches the same list for the export. */
export async function fetchRosters(id: string) {
  return (await callApi('/admin/tournament/teams/{tournamentId}', { params: { tournamentId: id } }))
    .data;
}

/** Of everybody's pages, of the console, and where duties are granted. */
const stale = [tournamentKeys.all, ['home'], ['console'], ['duties']];

/** Creates a tournament, or updates the one with the given ID and version. */
export const useSaveTournament = () =>
  useWrite(
    { stale, showsRefusal: true, onlyOnSuccess: true },
    (save: { form: TournamentForm; existing?: { id: string; version: number } }) =>
      save.existing
        ? update(save.form, save.existing)
        : callApi('/admin/tournament/create', { body: save.form }),
  );

/** Creates the next edition of an event. */
export const useCopyTournament = () =>
  useWrite(
    { stale, showsRefusal: true, onlyOnSuccess: true },
    ({ tournamentId, ...body }: { tournamentId: string } & CallBody<typeof copyTournament>) => {
      return callApi('/admin/tournament/copy/{tournamentId}', { params: { tournamentId }, body });
    },
  );

async function update(form: TournamentForm, { id, version }: { id: string; version: number }) {
  try {
    return await callApi('/admin/tournament/update', { body: { id, data: { ...form, version } } });
  } catch (error) {
    // The form is nested under `data` in the body; the screen knows its fields without that prefix.
    if (isRefusal(error)) {
      error.fields = Object.fromEntries(
        Object.entries(error.fields).map(([name, text]) => [name.replace(/^data\./, ''), text]),
      );
    }
    throw error;
  }
}

export const useDeleteTournament = () =>
  useCall({ stale }, '/admin/tournament/delete/{tournamentId}');

export const useRemoveTeam = () =>
  useCall({ stale }, '/admin/tournament/team/remove/{tournamentId}/{teamId}');

/** Minimum interval between refetches of the list while registrations come in. Milliseconds. */
const liveListMs = 4000;

/** Keeps the counts of the open list up to date. */
export function useLiveList(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let timer: number | undefined;
    const stopWatching = watchTournament(everyTournament);
    const stop = onLive('tournament-changed', () => {
      timer ??= window.setTimeout(() => {
        timer = undefined;
        void queryClient.invalidateQueries({ queryKey: adminTournamentKeys.list });
      }, liveListMs);
    });
    return () => {
      stop();
      stopWatching();
      window.clearTimeout(timer);
    };
  }, [queryClient]);
}
