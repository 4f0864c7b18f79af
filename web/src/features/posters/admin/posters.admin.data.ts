import type { PosterForm } from '@one-dream/contract/features/posters.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api.ts';
import { postersQuery } from '../posters.data.ts';

/** Every poster in its order, shown or not. */
export const allPosters = queryOptions({
  queryKey: [...postersQuery.queryKey, 'all'],
  queryFn: async ({ signal }) => (await callApi('/admin/posters', {}, { signal })).data,
});

/** A new poster, or the one with `existing` changed. */
export function useSavePoster(existing: { _id: string; version: number } | undefined) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (form: PosterForm) =>
      existing
        ? callApi('/poster/update/{posterId}', {
            params: { posterId: existing._id },
            body: { ...form, version: existing.version },
          })
        : callApi('/poster/create', { body: form }),
    meta: { showsRefusal: true },
    onSettled: refresh,
  });
}

/** All of them by their ids. Nothing is shown moved before the server has said so. */
export function useOrderPosters() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (ids: string[]) => callApi('/poster/order', { body: { ids } }),
    onSettled: refresh,
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
  // With it, as the queries below that key do, the list of all of them.
  return () => queryClient.invalidateQueries({ queryKey: postersQuery.queryKey });
}
