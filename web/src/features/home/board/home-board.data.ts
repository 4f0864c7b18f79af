import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../platform/api.ts';
import { homeBoardKey } from '../home-board-key.ts';

/** Next event, latest champions and attendance for the home page. */
export const homeBoardQuery = queryOptions({
  queryKey: homeBoardKey,
  queryFn: async ({ signal }) => (await callApi('/noauth/home', {}, { signal })).data,
  staleTime: 30_000,
  // The page is complete without it.
  retry: false,
});
