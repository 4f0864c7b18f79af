import type { Tournament } from '@one-dream/contract/features/tournaments.ts';
import { currentStatuses } from '@one-dream/contract/features/tournaments.values.ts';
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { readSlots } from './slots.ts';

export const tournamentKeys = {
  all: ['tournaments'] as const,
  current: ['tournaments', 'current'] as const,
  previous: ['tournaments', 'previous'] as const,
  one: (id: string) => ['tournaments', 'one', id] as const,
};

/** Every tournament that is not over. An answer has at most 100: more than will ever run at once. */
export const currentTournaments = queryOptions({
  queryKey: tournamentKeys.current,
  queryFn: async ({ signal }) => {
    const body = { statuses: [...currentStatuses], limit: 100 };
    return (await callApi('/noauth/tournament', { body }, { signal })).data;
  },
});

/** Tournaments that are over, newest first, a few at a time, without their teams. */
export const previousTournaments = infiniteQueryOptions({
  queryKey: tournamentKeys.previous,
  queryFn: ({ signal, pageParam }) =>
    callApi(
      '/noauth/tournament',
      {
        body: {
          statuses: ['COMPLETED'],
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

/** Whether all of its registered teams are there: lists carry the first of them. */
export function hasAllTeams({ reg_teams, slots }: Tournament): boolean {
  return reg_teams.length >= readSlots(slots).used;
}

/** The slot of a team in a tournament out of a list; `pending` while it is being found out. */
export function useSlotOf(team: { _id: string } | undefined, tournament: Tournament) {
  const isKnown = !team || hasAllTeams(tournament) || slotOf(team, tournament) !== undefined;
  const whole = useQuery({ ...tournamentById(tournament._id), enabled: !isKnown });
  const slot = team && slotOf(team, (isKnown ? undefined : whole.data) ?? tournament);
  return { slot, isPending: !isKnown && whole.isPending };
}

function slotOf(team: { _id: string }, { reg_teams }: Tournament): number | undefined {
  return reg_teams.find((entry) => entry._id === team._id)?.slot;
}

/** A tournament that one of the lists has fetched already, to be shown until its own answer is here. */
export function useKnownTournament(id: string): Tournament | undefined {
  const queryClient = useQueryClient();
  const current = queryClient.getQueryData(currentTournaments.queryKey) ?? [];
  const previous = queryClient.getQueryData(previousTournaments.queryKey)?.pages ?? [];
  return [...current, ...previous.flatMap((page) => page.data)].find((one) => one._id === id);
}

type Registration = { tournamentId: string; teamId: string };

export function useRegisterTeam() {
  const refresh = useTournamentRefresh();
  return useMutation({
    mutationFn: (params: Registration) =>
      callApi('/tournament/register/{tournamentId}/{teamId}', { params }),
    meta: { showsRefusal: true },
    // The news do not wait for the tournament to be fetched again.
    onSettled: () => void refresh(),
  });
}

export function useCancelRegistration() {
  const refresh = useTournamentRefresh();
  return useMutation({
    mutationFn: (params: Registration) =>
      callApi('/tournament/cancel/{tournamentId}/{teamId}', { params }),
    meta: { showsRefusal: true },
    onSettled: refresh,
  });
}

/** Fetches what is shown of tournaments again. After a refusal too: most say that one is no longer as it is shown. */
export function useTournamentRefresh() {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: tournamentKeys.current }),
      queryClient.invalidateQueries({ queryKey: ['tournaments', 'one'] }),
    ]);
  };
}
