import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readAnswer } from '../../../platform/read-call.ts';
import { useCall } from '../../../platform/use-write.ts';
import { ladderKeys } from '../ladder.data.ts';

/** Proposed moves of a week; the last whole one by default. */
export function proposalsOf(week: string | undefined) {
  return queryOptions({
    queryKey: [...ladderKeys.all, 'proposals', week ?? 'last'] as const,
    queryFn: readAnswer('/ladder/proposals', { body: week ? { week } : {} }),
    placeholderData: keepPreviousData,
  });
}

const after = { stale: [ladderKeys.all], toasts: true };

export const useDecideMove = () => useCall(after, '/ladder/decide/{teamId}');

export const usePlaceTeam = () => useCall(after, '/ladder/place/{teamId}');
