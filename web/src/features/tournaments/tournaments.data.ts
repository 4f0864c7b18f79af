import { currentStatuses } from '@one-dream/contract/features/tournaments/tournaments.statuses.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { publicPageSize } from '@one-dream/contract/limits.ts';
import type { TournamentNews } from '@one-dream/contract/live.ts';
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { byCursor } from '../../platform/paged-list.ts';
import { readData, readPage } from '../../platform/read-call.ts';

export const tournamentKeys = {
  all: ['tournaments'] as const,
  current: ['tournaments', 'current'] as const,
  previous: ['tournaments', 'previous'] as const,
  one: (id: string) => ['tournaments', 'one', id] as const,
};

/** All unfinished tournaments. The answer is limited to 50, more than will ever run at once. */
export const currentTournaments = queryOptions({
  queryKey: tournamentKeys.current,
  queryFn: readData('/noauth/tournament', {
    body: { statuses: [...currentStatuses], limit: publicPageSize.max },
  }),
});

/** Past events, newest first, paginated, without their teams; evenings of scrims are on the ladder instead. */
export const previousTournaments = infiniteQueryOptions({
  ...byCursor,
  queryKey: tournamentKeys.previous,
  queryFn: readPage('/noauth/tournament', {
    statuses: ['COMPLETED'],
    kind: 'event',
    limit: 8,
    teams: 0,
  }),
  staleTime: 5 * 60_000,
});

export function tournamentById(id: string) {
  return queryOptions({
    queryKey: tournamentKeys.one(id),
    queryFn: readData('/noauth/tournament/{tournamentId}', { params: { tournamentId: id } }),
  });
}

const shown = [tournamentKeys.current, ['tournaments', 'one'], ['entries'], ['prizes', 'public']];
/** Refetched only when opened next: during a rush of registrations, open pages would refetch constantly. */
const shownNext = [tournamentKeys.previous, ['home'], ['scrims', 'week']];

/** Refetches displayed tournaments, after a refusal too, as one may be outdated. */
export function useTournamentRefresh() {
  const queryClient = useQueryClient();
  return async () => {
    for (const queryKey of shownNext)
      void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    await Promise.all(shown.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
}

/** Whether an event carries all changes of a tournament, so that dependent data such as its matches is unaffected. */
export function coversAllChanges(
  queryClient: QueryClient,
  { _id, news }: { _id: string; news?: TournamentNews | undefined },
): boolean {
  const list = queryClient.getQueryData<Tournament[]>(tournamentKeys.current);
  const known =
    queryClient.getQueryData<Tournament>(tournamentKeys.one(_id)) ??
    list?.find((tournament) => tournament._id === _id);
  return known !== undefined && known.facts.details === news?.facts.details;
}
