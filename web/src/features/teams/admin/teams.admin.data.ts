import type { CallAnswer } from '@one-dream/contract/call.ts';
import type { listTeams } from '@one-dream/contract/features/teams/teams.ts';
import type { teamKinds, teamOrders } from '@one-dream/contract/features/teams/teams.values.ts';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { callApi } from '../../../platform/api.ts';
import { pagedList, usePagesChange } from '../../../platform/paged-list.ts';
import { readData, readPage } from '../../../platform/read-call.ts';

const teamsKey = ['admin', 'teams'] as const;
/** Five screens of a phone; more load as one scrolls. */
const teamsPerPage = 20;

export type TeamOrder = (typeof teamOrders)[number];

export type TeamsFilter = {
  /** One match suffices; empty lists all teams. */
  terms: readonly string[];
  only: (typeof teamKinds)[number] | '';
  order: TeamOrder;
};

/** Teams with one of the texts in their name or a player's data; all teams without a text. */
export function teamsMatching({ terms, only, order }: TeamsFilter) {
  return infiniteQueryOptions({
    ...pagedList,
    queryKey: [...teamsKey, terms, only, order] as const,
    queryFn: readPage('/admin/teams', {
      limit: teamsPerPage,
      order,
      ...(terms.length > 0 && { anyOf: [...terms] }),
      ...(only && { only }),
    }),
  });
}

/** The first teams whose name contains `search`. */
export function teamsCalled(search: string) {
  return queryOptions({
    queryKey: ['admin', 'teams-called', search] as const,
    queryFn: readData('/admin/teams', { body: { limit: 6, search } }),
    enabled: search.length >= 2,
    placeholderData: keepPreviousData,
  });
}

export function useDeleteTeamAsAdmin() {
  const queryClient = useQueryClient();
  const changePage = usePagesChange<CallAnswer<typeof listTeams>>(teamsKey);
  return useMutation({
    mutationFn: (teamId: string) =>
      callApi('/admin/team/delete-team/{teamId}', { params: { teamId } }),
    onSuccess: (_answer, teamId) => {
      changePage((page) => ({
        ...page,
        data: page.data.filter((team) => team._id !== teamId),
        total: page.total - 1,
      }));
      return Promise.all([
        queryClient.invalidateQueries({ queryKey: ['teams'] }),
        queryClient.invalidateQueries({ queryKey: ['tournaments'] }),
      ]);
    },
  });
}
