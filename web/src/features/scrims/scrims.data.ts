import { queryOptions } from '@tanstack/react-query';
import { readAnswer } from '../../platform/read-call.ts';

export const scrimKeys = { all: ['scrims'] as const };

/** Public scrims of today and the next six days. */
export const scrimsOfTheWeek = queryOptions({
  queryKey: [...scrimKeys.all, 'week'] as const,
  queryFn: readAnswer('/noauth/scrims'),
});
