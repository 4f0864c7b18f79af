import { queryOptions } from '@tanstack/react-query';
import { readData } from '../../platform/read-call.ts';

/** Posters of the home page, in order. */
export const postersQuery = queryOptions({
  queryKey: ['posters'],
  queryFn: readData('/noauth/poster'),
  // The page waits for it, but is complete without posters, so there is no retry.
  retry: false,
});
