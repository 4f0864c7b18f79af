import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { matchKeys } from './matches.data.ts';

/** Disputes of the own team in a tournament, and those it was asked about. */
export function disputesOf(tournamentId: string) {
  return queryOptions({
    queryKey: [...matchKeys.all, 'disputes', tournamentId],
    queryFn: async ({ signal }) =>
      (await callApi('/disputes/mine/{tournamentId}', { params: { tournamentId } }, { signal }))
        .data,
    meta: { showsRefusal: true },
  });
}

export function useOpenDispute(matchId: string) {
  const refresh = useDisputeRefresh();
  return useMutation({
    mutationFn: (body: {
      kind: DisputeKindInput;
      text: string;
      links: string[];
      entryId?: string | undefined;
    }) => callApi('/disputes/open/{matchId}', { params: { matchId }, body }),
    meta: { showsRefusal: true },
    onSettled: refresh,
  });
}
type DisputeKindInput = 'result' | 'cheating' | 'teaming' | 'roster' | 'other';

export function useAddEvidence() {
  const refresh = useDisputeRefresh();
  return useMutation({
    mutationFn: ({ disputeId, image }: { disputeId: string; image: File }) =>
      callApi('/disputes/evidence/{disputeId}', { params: { disputeId }, pictures: { image } }),
    meta: { showsRefusal: true },
    onSettled: refresh,
  });
}

export function useWithdrawDispute() {
  const refresh = useDisputeRefresh();
  return useMutation({
    mutationFn: (disputeId: string) =>
      callApi('/disputes/withdraw/{disputeId}', { params: { disputeId } }),
    onSettled: refresh,
  });
}

export function useAnswerDispute() {
  const refresh = useDisputeRefresh();
  return useMutation({
    mutationFn: ({ disputeId, text }: { disputeId: string; text: string }) =>
      callApi('/disputes/answer/{disputeId}', { params: { disputeId }, body: { text } }),
    meta: { showsRefusal: true },
    onSettled: refresh,
  });
}

function useDisputeRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [...matchKeys.all, 'disputes'] });
}
