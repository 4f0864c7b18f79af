import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { useWrite } from '../../platform/use-write.ts';
import { matchKeys } from './match-keys.ts';

/** The own team's disputes in a tournament, and those it was asked about. */
export function disputesOf(tournamentId: string) {
  return queryOptions({
    queryKey: [...matchKeys.all, 'disputes', tournamentId],
    queryFn: async ({ signal }) =>
      (await callApi('/disputes/mine/{tournamentId}', { params: { tournamentId } }, { signal }))
        .data,
    meta: { showsRefusal: true },
  });
}

export const useOpenDispute = (matchId: string) =>
  useWrite(
    { stale: [[...matchKeys.all, 'disputes']], showsRefusal: true },
    (body: {
      kind: DisputeKindInput;
      text: string;
      links: string[];
      entryId?: string | undefined;
    }) => callApi('/disputes/open/{matchId}', { params: { matchId }, body }),
  );
type DisputeKindInput = 'result' | 'cheating' | 'teaming' | 'roster' | 'other';

export const useAddEvidence = () =>
  useWrite(
    { stale: [[...matchKeys.all, 'disputes']], showsRefusal: true },
    ({ disputeId, image }: { disputeId: string; image: File }) =>
      callApi('/disputes/evidence/{disputeId}', { params: { disputeId }, pictures: { image } }),
  );

export const useWithdrawDispute = () =>
  useWrite({ stale: [[...matchKeys.all, 'disputes']] }, (disputeId: string) =>
    callApi('/disputes/withdraw/{disputeId}', { params: { disputeId } }),
  );

export const useAnswerDispute = () =>
  useWrite(
    { stale: [[...matchKeys.all, 'disputes']], showsRefusal: true },
    ({ disputeId, text }: { disputeId: string; text: string }) =>
      callApi('/disputes/answer/{disputeId}', { params: { disputeId }, body: { text } }),
  );
