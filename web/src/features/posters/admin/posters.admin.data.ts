import type { posterForm } from '@one-dream/contract/features/posters.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { callApi } from '../../../platform/api.ts';
import { postersQuery } from '../posters.data.ts';

export function useCreatePoster() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (form: z.input<typeof posterForm>) => callApi('/poster/create', { body: form }),
    meta: { showsRefusal: true },
    onSuccess: refresh,
  });
}

export function useDeletePoster() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (posterId: string) =>
      callApi('/poster/delete/{posterId}', { params: { posterId } }),
    onSettled: refresh,
  });
}

function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: postersQuery.queryKey });
}
