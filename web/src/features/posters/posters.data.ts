import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';

/** The posters of the home page, in their order. */
export const postersQuery = queryOptions({
  queryKey: ['posters'],
  queryFn: async ({ signal }) => (await callApi('/noauth/poster', {}, { signal })).data,
  // The page waits for it: without posters it is whole too, so it does not wait for a second try.
  retry: false,
});
