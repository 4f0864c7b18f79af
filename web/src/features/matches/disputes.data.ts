import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { readData } from '../../platform/read-call.ts';
import { useCall, useWrite } from '../../platform/use-write.ts';
import { matchKeys } from './match-keys.ts';

/** The own team's disputes in a tournament, and those it was asked about. */
export function disputesOf(tournamentId: string) {
  return queryOptions({
    queryKey: [...matchKeys.all, 'disputes', tournamentId],
    queryFn: readData('/disputes/mine/{tournamentId}', { params: { tournamentId } }),
    meta: { showsRefusal: true },
  });
}

export const useOpenDispute = (matchId: string) =>
  useCall(
    { stale: [[...matchKeys.all, 'disputes']], showsRefusal: true },
    '/disputes/open/{matchId}',
    { matchId },
  );

export const useAddEvidence = () =>
  useWrite(
    { stale: [[...matchKeys.all, 'disputes']], showsRefusal: true },
    ({ disputeId, image }: { disputeId: string; image: File }) =>
      callApi('/disputes/evidence/{disputeId}', { params: { disputeId }, pictures: { image } }),
  );

export const useWithdrawDispute = () =>
  useCall(
    { stale: [[...matchKeys.all, 'disputes']], toasts: true },
    '/disputes/withdraw/{disputeId}',
  );

export const useAnswerDispute = () =>
  useCall(
    { stale: [[...matchKeys.all, 'disputes']], showsRefusal: true, toasts: true },
    '/disputes/answer/{disputeId}',
  );
