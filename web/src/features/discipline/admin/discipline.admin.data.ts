import type { CallBodyInput } from '@one-dream/contract/call.ts';
import type { CallsByPath } from '@one-dream/contract/calls.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../platform/api.ts';
import { pagedList } from '../../../platform/paged-list.ts';
import { useWrite } from '../../../platform/use-write.ts';

type BodyOf<Path extends keyof CallsByPath> = CallBodyInput<CallsByPath[Path]>;

const key = ['admin', 'discipline'] as const;

export type BanFilter = 'waiting' | 'in_force' | 'all';

const pageOf = (search: string, cursor: string | undefined) => ({
  ...(search && { search }),
  ...(cursor && { cursor }),
});

export function bansOf(show: BanFilter, search: string) {
  return infiniteQueryOptions({
    ...pagedList,
    queryKey: [...key, 'bans', show, search] as const,
    queryFn: ({ signal, pageParam }) =>
      callApi(
        '/discipline/bans/list',
        { body: { show, ...pageOf(search, pageParam) } },
        { signal },
      ),
  });
}

export function strikesOf(search: string) {
  return infiniteQueryOptions({
    ...pagedList,
    queryKey: [...key, 'strikes', search] as const,
    queryFn: ({ signal, pageParam }) =>
      callApi('/discipline/strikes/list', { body: pageOf(search, pageParam) }, { signal }),
  });
}

export function gameIdClaimsOf() {
  return infiniteQueryOptions({
    ...pagedList,
    queryKey: [...key, 'game-ids'] as const,
    queryFn: ({ signal, pageParam }) =>
      callApi(
        '/admin/game-ids/claims',
        { body: { show: 'all', ...pageOf('', pageParam) } },
        { signal },
      ),
  });
}

export function subjectsMatching(search: string) {
  return queryOptions({
    queryKey: [...key, 'find', search] as const,
    queryFn: async ({ signal }) =>
      (await callApi('/discipline/find', { body: { search } }, { signal })).data,
    enabled: search.length >= 2,
    gcTime: 0,
  });
}

const after = { stale: [key] };

export const useStrike = () =>
  useWrite(after, (body: BodyOf<'/discipline/strikes/give'>) =>
    callApi('/discipline/strikes/give', { body }),
  );

export const useRevokeStrike = () =>
  useWrite(after, ({ strikeId, reason }: { strikeId: string; reason: string }) =>
    callApi('/discipline/strikes/revoke/{strikeId}', { params: { strikeId }, body: { reason } }),
  );

export const useDecideBan = () =>
  useWrite(
    after,
    ({ banId, body }: { banId: string; body: BodyOf<'/discipline/bans/decide/{banId}'> }) =>
      callApi('/discipline/bans/decide/{banId}', { params: { banId }, body }),
  );

export const useDecideGameId = () =>
  useWrite(after, ({ claimId, ...body }: { claimId: string; isGranted: boolean; answer: string }) =>
    callApi('/admin/game-ids/claims/decide/{claimId}', { params: { claimId }, body }),
  );

export const useLiftBan = () =>
  useWrite(after, ({ banId, reason }: { banId: string; reason: string }) =>
    callApi('/discipline/bans/lift/{banId}', { params: { banId }, body: { reason } }),
  );

export const useAnswerAppeal = () =>
  useWrite(after, ({ banId, ...body }: { banId: string; isAccepted: boolean; answer: string }) =>
    callApi('/discipline/bans/appeal/{banId}', { params: { banId }, body }),
  );
