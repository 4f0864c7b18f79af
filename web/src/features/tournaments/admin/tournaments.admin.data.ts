import type { TournamentForm } from '@one-dream/contract/features/tournaments.form.ts';
import type { Tournament, TournamentStatus } from '@one-dream/contract/features/tournaments.ts';
import { everyTournament } from '@one-dream/contract/live.ts';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '../../../platform/api.ts';
import { onLive, watchTournament } from '../../../platform/live.ts';
import { pagedList } from '../../../platform/paged-list.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { useWrite } from '../../../platform/use-write.ts';
import { tournamentKeys } from '../tournaments.data.ts';

export const adminTournamentKeys = {
  list: [...tournamentKeys.all, 'admin-list'] as const,
  // Below the key of the one tournament, which is fetched again when it changes on the server.
  one: (id: string) => [...tournamentKeys.one(id), 'admin'] as const,
  rosters: (id: string) => [...tournamentKeys.one(id), 'rosters'] as const,
};

export type TournamentFilter = {
  status: TournamentStatus | undefined;
  kind: Tournament['kind'] | '';
  /** In the title; empty for every title. */
  search: string;
};

/** All tournaments, or those that fit; newest first, a few at a time, without their teams. */
export function allTournaments({ status, kind, search }: TournamentFilter) {
  return infiniteQueryOptions({
    ...pagedList,
    queryKey: [...adminTournamentKeys.list, { status, kind, search }],
    queryFn: ({ signal, pageParam }) =>
      callApi(
        '/tournament',
        {
          body: {
            limit: 12,
            teams: 0,
            ...(status && { statuses: [status] }),
            ...(kind && { kind }),
            ...(search && { search }),
            ...(pageParam && { cursor: pageParam }),
          },
        },
        { signal },
      ),
  });
}

/** Tournaments to copy: the newest, by title. */
export const formerTournaments = queryOptions({
  queryKey: [...adminTournamentKeys.list, 'former'],
  queryFn: async ({ signal }) =>
    (await callApi('/tournament', { body: { limit: 50, teams: 0 } }, { signal })).data,
});

/** A tournament as it is to be edited: never from memory, where it may be an older version. */
export function editedTournament(id: string) {
  return queryOptions({
    queryKey: adminTournamentKeys.one(id),
    queryFn: async ({ signal }) =>
      (
        await callApi(
          '/admin/tournament/get/{tournamentId}',
          { params: { tournamentId: id } },
          { signal },
        )
      ).data,
    gcTime: 0,
    staleTime: 0,
  });
}

/** All teams of a tournament with their rosters, in the order of their slots. */
export function rostersOf(id: string) {
  return queryOptions({
    queryKey: adminTournamentKeys.rosters(id),
    queryFn: async ({ signal }) =>
      (
        await callApi(
          '/admin/tournament/teams/{tournamentId}',
          { params: { tournamentId: id } },
          { signal },
        )
      ).data,
  });
}

/** The same list, now, for the export. */
export async function fetchRosters(id: string) {
  return (await callApi('/admin/tournament/teams/{tournamentId}', { params: { tournamentId: id } }))
    .data;
}

/** Creates a tournament, or changes the one whose id and version are given. */
export const useSaveTournament = () =>
  useWrite(
    { stale: [tournamentKeys.all], showsRefusal: true, onlyOnSuccess: true },
    (save: { form: TournamentForm; existing?: { id: string; version: number } }) =>
      save.existing
        ? update(save.form, save.existing)
        : callApi('/admin/tournament/create', { body: save.form }),
  );

/** Makes the next one of an event. */
export const useCopyTournament = () =>
  useWrite(
    { stale: [tournamentKeys.all], showsRefusal: true, onlyOnSuccess: true },
    (copy: { tournamentId: string; firstMatchAt: string | null; isDraft: boolean }) => {
      const { tournamentId, ...body } = copy;
      return callApi('/admin/tournament/copy/{tournamentId}', { params: { tournamentId }, body });
    },
  );

async function update(form: TournamentForm, { id, version }: { id: string; version: number }) {
  try {
    return await callApi('/admin/tournament/update', { body: { id, data: { ...form, version } } });
  } catch (error) {
    // The form stands below `data` in the body; its fields are known to the screen without that.
    if (isRefusal(error)) {
      error.fields = Object.fromEntries(
        Object.entries(error.fields).map(([name, text]) => [name.replace(/^data\./, ''), text]),
      );
    }
    throw error;
  }
}

export const useDeleteTournament = () =>
  useWrite({ stale: [tournamentKeys.all] }, (tournamentId: string) =>
    callApi('/admin/tournament/delete/{tournamentId}', { params: { tournamentId } }),
  );

export const useRemoveTeam = () =>
  useWrite({ stale: [tournamentKeys.all] }, (params: { tournamentId: string; teamId: string }) =>
    callApi('/admin/tournament/team/remove/{tournamentId}/{teamId}', { params }),
  );

/** While registrations come in, the list is fetched again this often at most. Milliseconds. */
const liveListMs = 4000;

/** Keeps the counts of the list true while it is open. */
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
