import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { pagedList } from '../../../platform/paged-list.ts';
import { readData, readPage } from '../../../platform/read-call.ts';
import { useCall } from '../../../platform/use-write.ts';

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

/** The dialogs show refusals themselves. */
const after = { stale: [key], showsRefusal: true };

export const useStrike = () => useCall(after, '/discipline/strikes/give');

export const useRevokeStrike = () => useCall(after, '/discipline/strikes/revoke/{strikeId}');

/** By one press, without a dialog. */
export const useConfirmBan = () => useCall({ stale: [key] }, '/discipline/bans/decide/{banId}');

export const useDecideBan = () => useCall(after, '/discipline/bans/decide/{banId}');

export const useDecideGameId = () => useCall(after, '/admin/game-ids/claims/decide/{claimId}');

export const useLiftBan = () => useCall(after, '/discipline/bans/lift/{banId}');

export const useAnswerAppeal = () => useCall(after, '/discipline/bans/appeal/{banId}');
