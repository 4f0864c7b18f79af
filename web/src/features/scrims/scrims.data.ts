import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';

export const scrimKeys = { all: ['scrims'] as const };

/** Scrims of today and the six days after, for everybody. */
export const scrimsOfTheWeek = queryOptions({
  queryKey: [...scrimKeys.all, 'week'] as const,
  queryFn: ({ signal }) => callApi('/noauth/scrims', {}, { signal }),
});
