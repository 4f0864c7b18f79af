import type { Tier } from '@one-dream/contract/features/scrims.values.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api.ts';
import { ladderKeys } from '../ladder.data.ts';

/** Who is proposed to move for a week; the last whole one where none is named. */
export function proposalsOf(week: string | undefined) {
  return queryOptions({
    queryKey: [...ladderKeys.all, 'proposals', week ?? 'last'] as const,
    queryFn: ({ signal }) =>
      callApi('/ladder/proposals', { body: week ? { week } : {} }, { signal }),
    placeholderData: keepPreviousData,
  });
}

function useWrite<Sent, Answer>(mutationFn: (sent: Sent) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ladderKeys.all }),
  });
}

export const useDecideMove = () =>
  useWrite(
    ({ teamId, ...body }: { teamId: string; week: string; isConfirmed: boolean; reason: string }) =>
      callApi('/ladder/decide/{teamId}', { params: { teamId }, body }),
  );

export const usePlaceTeam = () =>
  useWrite(({ teamId, ...body }: { teamId: string; tier: Tier | null; reason: string }) =>
    callApi('/ladder/place/{teamId}', { params: { teamId }, body }),
  );
