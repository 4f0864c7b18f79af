import { queryOptions } from '@tanstack/react-query';
import { readAnswer, readData } from '../../platform/read-call.ts';

export const ladderKeys = { all: ['ladder'] as const };

/** Teams of each tier, the current week, and the latest moves. */
export const ladderQuery = queryOptions({
  queryKey: [...ladderKeys.all, 'public'] as const,
  queryFn: readAnswer('/noauth/ladder'),
});

/** A team's history on the ladder, newest first. */
export function ladderHistoryOf(teamId: string) {
  return queryOptions({
    queryKey: [...ladderKeys.all, 'team', teamId] as const,
    queryFn: readData('/noauth/ladder/team/{teamId}', { params: { teamId } }),
  });
}
