import type { CallBodyInput } from '@one-dream/contract/call.ts';
import type { CallsByPath } from '@one-dream/contract/calls.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { useWrite } from '../../platform/use-write.ts';
import { toast } from '../../ui/feedback/toast.ts';

export const ownDisciplineQuery = queryOptions({
  queryKey: ['discipline', 'mine'] as const,
  queryFn: async ({ signal }) => (await callApi('/discipline/mine', undefined, { signal })).data,
});

export const useAppeal = () =>
  useWrite(
    { stale: [ownDisciplineQuery.queryKey] },
    ({ banId, text }: { banId: string; text: string }) =>
      callApi('/discipline/appeal/{banId}', { params: { banId }, body: { text } }),
  );

export type BanForm = CallBodyInput<CallsByPath['/discipline/bans/give']>;

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
