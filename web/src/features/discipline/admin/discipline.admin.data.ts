import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '../../../platform/api.ts';
import { callApi } from '../../../platform/api.ts';
import { pagedList } from '../../../platform/paged-list.ts';
import { readData, readPage } from '../../../platform/read-call.ts';
import { useCall, useWrite } from '../../../platform/use-write.ts';

const key = ['admin', 'discipline'] as const;

export type BanFilter = 'waiting' | 'in_force' | 'all';

export function bansOf(show: BanFilter, search: string) {
  return infiniteQueryOptions({
    ...pagedList,
    queryKey: [...key, 'bans', show, search] as const,
    queryFn: readPage('/discipline/bans/list', { show, ...(search && { search }) }),
  });
}

export function strikesOf(search: string) {
  return infiniteQueryOptions({
    ...pagedList,
    queryKey: [...key, 'strikes', search] as const,
    queryFn: readPage('/discipline/strikes/list', search ? { search } : {}),
  });
}

export function gameIdClaimsOf() {
  return infiniteQueryOptions({
    ...pagedList,
    queryKey: [...key, 'game-ids'] as const,
    queryFn: readPage('/admin/game-ids/claims', { show: 'all' }),
  });
}

export function subjectsMatching(search: string) {
  return queryOptions({
    queryKey: [...key, 'find', search] as const,
    queryFn: readData('/discipline/find', { body: { search } }),
    enabled: search.length >= 2,
    gcTime: 0,
  });
}

const after = { stale: [key] };

export const useStrike = () => useCall(after, '/discipline/strikes/give');

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
