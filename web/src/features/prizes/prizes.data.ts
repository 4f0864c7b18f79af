import { queryOptions, useMutation } from '@tanstack/react-query';
import { type AnswerOf, callApi } from '../../platform/api.ts';
import { readData } from '../../platform/read-call.ts';
import { useCall, useWrite } from '../../platform/use-write.ts';
import { toast } from '../../ui/feedback/toast.ts';

export type OwnPrizes = AnswerOf<'/payouts/mine'>['data'];
export type Ledger = AnswerOf<'/prizes/ledger/{tournamentId}'>['data'];
export type Payout = Ledger['payouts'][number];

const all = ['prizes'] as const;

export const ownPrizesQuery = queryOptions({
  queryKey: [...all, 'mine'] as const,
  queryFn: readData('/payouts/mine', undefined),
});

export function publicPrizesOf(tournamentId: string) {
  return queryOptions({
    queryKey: [...all, 'public', tournamentId] as const,
    queryFn: readData('/noauth/prizes/{tournamentId}', { params: { tournamentId } }),
  });
}

export function ledgerOf(tournamentId: string) {
  return queryOptions({
    queryKey: [...all, 'ledger', tournamentId] as const,
    queryFn: readData('/prizes/ledger/{tournamentId}', { params: { tournamentId } }),
  });
}

const after = { stale: [all] };

export const useSaveDetails = () => useCall({ ...after, toasts: true }, '/payouts/details');

export const useAnswerPayout = () => useCall(after, '/payouts/received/{payoutId}');

export const useChoosePayee = () =>
  useCall({ ...after, toasts: true }, '/payouts/payee/{payoutId}');

type OfPayout = { tournamentId: string; payoutId: string };

export const useSaveRules = () => useCall(after, '/prizes/rules/{tournamentId}');

export const useMakePayouts = () =>
  useWrite(after, ({ tournamentId, purpose }: { tournamentId: string; purpose: string }) =>
    callApi('/payouts/make/{tournamentId}', { params: { tournamentId } }, { purpose }),
  );

export const useRemindPayees = () =>
  useWrite(after, async (tournamentId: string) => {
    const { message } = await callApi('/payouts/remind/{tournamentId}', {
      params: { tournamentId },
    });
    toast.good(message);
  });

export const useAskForPayment = () =>
  useCall({ ...after, toasts: true }, '/payouts/ask/{tournamentId}');

export const useApprove = () =>
  useWrite(
    after,
    ({ version, purpose, ...params }: OfPayout & { version: number; purpose: string }) =>
      callApi(
        '/payouts/approve/{tournamentId}/{payoutId}',
        { params, body: { version } },
        { purpose },
      ),
  );

export const usePay = () =>
  useWrite(
    after,
    ({
      method,
      reference,
      proof,
      purpose,
      ...params
    }: OfPayout & {
      method: 'upi' | 'bank';
      reference: string;
      proof: File | null;
      purpose: string;
    }) =>
      callApi(
        '/payouts/paid/{tournamentId}/{payoutId}',
        { params, body: { method, reference }, pictures: { proof } },
        { purpose },
      ),
  );

export const useNamePayee = () =>
  useWrite(
    after,
    ({ userId, purpose, ...params }: OfPayout & { userId: string; purpose: string }) =>
      callApi('/payouts/name/{tournamentId}/{payoutId}', { params, body: { userId } }, { purpose }),
  );

export const useFail = () => useCall(after, '/payouts/failed/{tournamentId}/{payoutId}');

export const useWaive = () => useCall(after, '/payouts/waive/{tournamentId}/{payoutId}');

export const useChooseTax = () => useCall(after, '/prizes/tax');

/** Fetched on demand and never cached, because each access is logged. */
export function usePayTo() {
  return useMutation({
    mutationFn: async (params: OfPayout) =>
      (await callApi('/payouts/pay-to/{tournamentId}/{payoutId}', { params })).data,
    gcTime: 0,
  });
}
