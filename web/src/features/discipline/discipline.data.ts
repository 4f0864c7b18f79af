import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';

export const ownDisciplineQuery = queryOptions({
  queryKey: ['discipline', 'mine'] as const,
  queryFn: async ({ signal }) => (await callApi('/discipline/mine', undefined, { signal })).data,
});

export function useAppeal() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ banId, text }: { banId: string; text: string }) =>
      callApi('/discipline/appeal/{banId}', { params: { banId }, body: { text } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownDisciplineQuery.queryKey }),
  });
}
