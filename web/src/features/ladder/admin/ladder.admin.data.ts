import type { Tier } from '@one-dream/contract/features/scrims.values.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../platform/api.ts';
import { readAnswer } from '../../../platform/read-call.ts';
import { useWrite } from '../../../platform/use-write.ts';
import { ladderKeys } from '../ladder.data.ts';

/** Proposed moves of a week; the last whole one by default. */
export function proposalsOf(week: string | undefined) {
  return queryOptions({
    queryKey: [...ladderKeys.all, 'proposals', week ?? 'last'] as const,
    queryFn: readAnswer('/ladder/proposals', { body: week ? { week } : {} }),
    placeholderData: keepPreviousData,
  });
}

const after = { stale: [ladderKeys.all] };

export const useDecideMove = () =>
  useWrite(
    after,
    ({ teamId, ...body }: { teamId: string; week: string; isConfirmed: boolean; reason: string }) =>
      callApi('/ladder/decide/{teamId}', { params: { teamId }, body }),
  );

export const usePlaceTeam = () =>
  useWrite(after, ({ teamId, ...body }: { teamId: string; tier: Tier | null; reason: string }) =>
    callApi('/ladder/place/{teamId}', { params: { teamId }, body }),
  );
