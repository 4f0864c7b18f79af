import type { PosterForm } from '@one-dream/contract/features/posters.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../platform/api.ts';
import { useWrite } from '../../../platform/use-write.ts';
import { postersQuery } from '../posters.data.ts';

/** Every poster in its order, shown or not. */
export const allPosters = queryOptions({
  queryKey: [...postersQuery.queryKey, 'all'],
  queryFn: async ({ signal }) => (await callApi('/admin/posters', {}, { signal })).data,
});

/** A new poster, or the one with `existing` changed. */
export const useSavePoster = (existing: { _id: string; version: number } | undefined) =>
  useWrite({ stale: [postersQuery.queryKey], showsRefusal: true }, (form: PosterForm) =>
    existing
      ? callApi('/poster/update/{posterId}', {
          params: { posterId: existing._id },
          body: { ...form, version: existing.version },
        })
      : callApi('/poster/create', { body: form }),
  );

/** All of them by their ids. Nothing is shown moved before the server has said so. */
export const useOrderPosters = () =>
  useWrite({ stale: [postersQuery.queryKey] }, (ids: string[]) =>
    callApi('/poster/order', { body: { ids } }),
  );

export const useDeletePoster = () =>
  useWrite({ stale: [postersQuery.queryKey] }, (posterId: string) =>
    callApi('/poster/delete/{posterId}', { params: { posterId } }),
  );
