import { t } from '@lingui/core/macro';
import { queryOptions } from '@tanstack/react-query';
import { type AnswerOf, callApi } from '../../platform/api.ts';
import { readData } from '../../platform/read-call.ts';
import { useCall } from '../../platform/use-write.ts';

export type Dispute = AnswerOf<'/disputes/list/{tournamentId}'>['data'][number];

const keys = { of: (tournamentId: string) => ['disputes', tournamentId] as const };

/** All disputes of a tournament, open ones first. New ones trigger no event: polled every half minute. */
export function disputesOf(tournamentId: string) {
  return queryOptions({
    queryKey: [...keys.of(tournamentId), 'all'] as const,
    queryFn: readData('/disputes/list/{tournamentId}', { params: { tournamentId } }),
    refetchInterval: 30_000,
  });
}

export interface DisputableMatch {
  matchId: string;
  /** `Grand Final, match 3` */
  name: string;
  teams: { entryId: string; name: string }[];
}

/** Matches with a result, the latest first. */
export function disputableMatches(tournamentId: string) {
  return queryOptions({
    queryKey: ['disputes', tournamentId, 'matches'] as const,
    queryFn: async ({ signal }): Promise<DisputableMatch[]> => {
      const params = { tournamentId };
      const { data } = await callApi('/matches/console/{tournamentId}', { params }, { signal });
      return data
        .filter(({ match }) => match.state === 'published' || match.state === 'final')
        .toReversed()
        .map(({ match, teams }) => ({
          matchId: match._id,
          name:
            match.format === 'groups'
              ? t`${match.stage}, group ${match.groups.join('')}, match ${match.no}`
              : t`${match.stage}, match ${match.no}`,
          teams: teams.map(({ entryId, name }) => ({ entryId, name })),
        }));
    },
    staleTime: 0,
  });
}

/** Possible outcomes of an accepted dispute: the match's versions, adjustments of its stage, its teams. */
export function outcomesOf(dispute: Pick<Dispute, 'matchId'>) {
  return queryOptions({
    queryKey: ['disputes', 'outcomes', dispute.matchId] as const,
    queryFn: async ({ signal }) => {
      const params = { matchId: dispute.matchId };
      const [history, match] = await Promise.all([
        callApi('/results/history/{matchId}', { params }, { signal }),
        callApi('/matches/one/{matchId}', { params }, { signal }),
      ]);
      const { stageId } = match.data.match;
      const adjustments = await callApi(
        '/adjustments/list/{stageId}',
        { params: { stageId } },
        { signal },
      );
      return { history: history.data, adjustments: adjustments.data };
    },
    // The dialog names what was done just before.
    staleTime: 0,
  });
}

const after = (tournamentId: string) => ({
  stale: [keys.of(tournamentId), ['standings']],
  onlyOnSuccess: true,
  showsRefusal: true,
  toasts: true,
});

export function useAsk({ tournamentId, dispute }: { tournamentId: string; dispute: Dispute }) {
  const params = { matchId: dispute.matchId, disputeId: dispute._id };
  return useCall(after(tournamentId), '/disputes/ask/{matchId}/{disputeId}', params);
}

export function useDecide({ tournamentId, dispute }: { tournamentId: string; dispute: Dispute }) {
  const params = { matchId: dispute.matchId, disputeId: dispute._id };
  return useCall(after(tournamentId), '/disputes/decide/{matchId}/{disputeId}', params);
}
