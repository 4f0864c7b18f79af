import { queryOptions } from '@tanstack/react-query';
import { readData } from '../../../platform/read-call.ts';

/** Next event, latest champions and attendance for the home page. */
export const homeBoardQuery = queryOptions({
  queryKey: ['home', 'board'],
  queryFn: readData('/noauth/home'),
  staleTime: 30_000,
  // The page is complete without it.
  retry: false,
});
