import type { PosterForm } from '@one-dream/contract/features/posters/posters.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../platform/api.ts';
import { readData } from '../../../platform/read-call.ts';
import { useCall, useWrite } from '../../../platform/use-write.ts';
import { postersQuery } from '../posters.data.ts';

/** All posters in order, visible or not. */
export const allPosters = queryOptions({
  queryKey: [...postersQuery.queryKey, 'all'],
  queryFn: readData('/admin/posters'),
});

/** Creates a poster, or updates `existing`. */
export const useSavePoster = (existing: { _id: string; version: number } | undefined) =>
  useWrite({ stale: [postersQuery.queryKey], showsRefusal: true }, (form: PosterForm) =>
    existing
      ? callApi('/poster/update/{posterId}', {
          params: { posterId: existing._id },
          body: { ...form, version: existing.version },
        })
      : callApi('/poster/create', { body: form }),
  );

/** Reorders all posters by ID. Not optimistic: nothing moves before the server confirms. */
export const useOrderPosters = () => useCall({ stale: [postersQuery.queryKey] }, '/poster/order');

export const useDeletePoster = () =>
  useCall({ stale: [postersQuery.queryKey] }, '/poster/delete/{posterId}');
