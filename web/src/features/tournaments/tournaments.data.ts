import { currentStatuses } from '@one-dream/contract/features/tournaments.statuses.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments.ts';
import { publicPageSize } from '@one-dream/contract/limits.ts';
import type { TournamentNews } from '@one-dream/contract/live.ts';
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';

export const tournamentKeys = {
  all: ['tournaments'] as const,
  current: ['tournaments', 'current'] as const,
  previous: ['tournaments', 'previous'] as const,
  one: (id: string) => ['tournaments', 'one', id] as const,
};

/** Every tournament that is not over. An answer has at most 50: more than will ever run at once. */
export const currentTournaments = queryOptions({
  queryKey: tournamentKeys.current,
  queryFn: async ({ signal }) => {
    const body = { statuses: [...currentStatuses], limit: publicPageSize.max };
    return (await callApi('/noauth/tournament', { body }, { signal })).data;
  },
});

/** Events that are over, newest first: evenings of scrims are on the ladder, a few at a time, without their teams. */
export const previousTournaments = infiniteQueryOptions({
  queryKey: tournamentKeys.previous,
  queryFn: ({ signal, pageParam }) =>
    callApi(
      '/noauth/tournament',
      {
        body: {
          statuses: ['COMPLETED'],
          kind: 'event',
          limit: 8,
          teams: 0,
          ...(pageParam && { cursor: pageParam }),
        },
      },
      { signal },
    ),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last) => last.nextCursor ?? undefined,
  staleTime: 5 * 60_000,
});

export function tournamentById(id: string) {
  return queryOptions({
    queryKey: tournamentKeys.one(id),
    queryFn: async ({ signal }) =>
      (
        await callApi(
          '/noauth/tournament/{tournamentId}',
          { params: { tournamentId: id } },
          { signal },
        )
      ).data,
  });
}

/** Fetches what is shown of tournaments again. After a refusal too: most say that one is no longer as it is shown. */
export function useTournamentRefresh() {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: tournamentKeys.current }),
      queryClient.invalidateQueries({ queryKey: ['tournaments', 'one'] }),
      queryClient.invalidateQueries({ queryKey: ['entries'] }),
    ]);
  };
}

/** Whether an event carries all that is new of a tournament: what belongs to it, such as its matches, is as it was. */
export function saysAll(
  queryClient: QueryClient,
  { _id, news }: { _id: string; news?: TournamentNews | undefined },
): boolean {
  const list = queryClient.getQueryData<Tournament[]>(tournamentKeys.current);
  const known =
    queryClient.getQueryData<Tournament>(tournamentKeys.one(_id)) ??
    list?.find((tournament) => tournament._id === _id);
  return known !== undefined && known.facts.details === news?.facts.details;
}
