import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../platform/api.ts';
import { callApi } from '../../platform/api.ts';
import { readData } from '../../platform/read-call.ts';
import { useCall } from '../../platform/use-write.ts';
import { toast } from '../../ui/feedback/toast.ts';

export const ownDisciplineQuery = queryOptions({
  queryKey: ['discipline', 'mine'] as const,
  queryFn: readData('/discipline/mine', undefined),
});

export const useAppeal = () =>
  useCall({ stale: [ownDisciplineQuery.queryKey] }, '/discipline/appeal/{banId}');

type Strangers = BodyOf<'/discipline/strangers/{matchId}'>['strangers'];

/** What is known of people who played in a match without being of the squad. */
export const strangersOf = (matchId: string, strangers: Strangers) =>
  queryOptions({
    queryKey: ['discipline', 'strangers', matchId, strangers] as const,
    queryFn: readData('/discipline/strangers/{matchId}', {
      params: { matchId },
      body: { strangers },
    }),
    enabled: strangers.length > 0,
  });

export type BanForm = BodyOf<'/discipline/bans/give'>;

/** Used in the back office and the console: both lists are updated. */
export function useBan() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BanForm) => callApi('/discipline/bans/give', { body }),
    onSuccess: ({ message }) => toast.good(message),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: ['admin', 'discipline'] });
      await queryClient.invalidateQueries({ queryKey: ['console'] });
    },
  });
}
