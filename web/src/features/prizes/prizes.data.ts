import type { CallBodyInput } from '@one-dream/contract/call.ts';
import type { CallsByPath } from '@one-dream/contract/calls.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { type AnswerOf, callApi } from '../../platform/api.ts';
import { useWrite } from '../../platform/use-write.ts';
import { toast } from '../../ui/feedback/toast.ts';

type BodyOf<Path extends keyof CallsByPath> = CallBodyInput<CallsByPath[Path]>;

export type OwnPrizes = AnswerOf<'/payouts/mine'>['data'];
export type Ledger = AnswerOf<'/prizes/ledger/{tournamentId}'>['data'];

const all = ['prizes'] as const;

export const ownPrizesQuery = queryOptions({
  queryKey: [...all, 'mine'] as const,
  queryFn: async ({ signal }) => (await callApi('/payouts/mine', undefined, { signal })).data,
});

export function publicPrizesOf(tournamentId: string) {
  return queryOptions({
    queryKey: [...all, 'public', tournamentId] as const,
    queryFn: async ({ signal }) =>
      (await callApi('/noauth/prizes/{tournamentId}', { params: { tournamentId } }, { signal }))
        .data,
  });
}

export function ledgerOf(tournamentId: string) {
  return queryOptions({
    queryKey: [...all, 'ledger', tournamentId] as const,
    queryFn: async ({ signal }) =>
      (await callApi('/prizes/ledger/{tournamentId}', { params: { tournamentId } }, { signal }))
        .data,
  });
}

const after = { stale: [all] };

export const useSaveDetails = () =>
  useWrite(after, (body: BodyOf<'/payouts/details'>) => callApi('/payouts/details', { body }));

export const useAnswerPayout = () =>
  useWrite(after, ({ payoutId, isReceived }: { payoutId: string; isReceived: boolean }) =>
    callApi('/payouts/received/{payoutId}', { params: { payoutId }, body: { isReceived } }),
  );

export const useChoosePayee = () =>
  useWrite(after, ({ payoutId, userId }: { payoutId: string; userId: string }) =>
    callApi('/payouts/payee/{payoutId}', { params: { payoutId }, body: { userId } }),
  );

type OfPayout = { tournamentId: string; payoutId: string };

export const useSaveRules = () =>
  useWrite(
    after,
    ({ tournamentId, rules }: { tournamentId: string } & BodyOf<'/prizes/rules/{tournamentId}'>) =>
      callApi('/prizes/rules/{tournamentId}', { params: { tournamentId }, body: { rules } }),
  );

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

export const useFail = () =>
  useWrite(after, ({ reason, ...params }: OfPayout & { reason: string }) =>
    callApi('/payouts/failed/{tournamentId}/{payoutId}', { params, body: { reason } }),
  );

export const useWaive = () =>
  useWrite(after, ({ reason, ...params }: OfPayout & { reason: string }) =>
    callApi('/payouts/waive/{tournamentId}/{payoutId}', { params, body: { reason } }),
  );

export const useChooseTax = () =>
  useWrite(after, (body: BodyOf<'/prizes/tax'>) => callApi('/prizes/tax', { body }));

/** Fetched on demand and never cached, because each access is logged. */
export function usePayTo() {
  return useMutation({
    mutationFn: async (params: OfPayout) =>
      (await callApi('/payouts/pay-to/{tournamentId}/{payoutId}', { params })).data,
    gcTime: 0,
  });
}
