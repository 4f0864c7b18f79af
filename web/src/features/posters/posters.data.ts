import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';

/** Posters of the home page, in order. */
export const postersQuery = queryOptions({
  queryKey: ['posters'],
  queryFn: async ({ signal }) => (await callApi('/noauth/poster', {}, { signal })).data,
  // The page waits for it, but is complete without posters, so there is no retry.
  retry: false,
});
