import type { PreferredRole } from '@one-dream/contract/features/users/users.values.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { AnswerOf } from '../../../platform/api.ts';
import { byCursor } from '../../../platform/paged-list.ts';
import { readAnswer, readPage } from '../../../platform/read-call.ts';

export type SearchingTeam = AnswerOf<'/team/search/teams'>['data'][number];
export type JoinRequest = AnswerOf<'/team/search/mine'>['requests'][number];
export type OwnSearch = NonNullable<AnswerOf<'/team/search/mine'>['search']>;

// Nested under `teams`: joining a team invalidates everything here.
const keys = {
  all: ['teams', 'search'] as const,
  mine: ['teams', 'search', 'mine'] as const,
};

const pageLimit = 20;

export function searchingTeams(role: PreferredRole | undefined) {
  return infiniteQueryOptions({
    ...byCursor,
    queryKey: [...keys.all, 'teams', role] as const,
    queryFn: readPage('/team/search/teams', pageOf(role)),
  });
}

export function searchingPlayers(role: PreferredRole | undefined) {
  return infiniteQueryOptions({
    ...byCursor,
    queryKey: [...keys.all, 'players', role] as const,
    queryFn: readPage('/team/search/players', pageOf(role)),
  });
}

function pageOf(role: PreferredRole | undefined) {
  return { limit: pageLimit, ...(role && { role }) };
}

export const ownSearch = queryOptions({
  queryKey: keys.mine,
  queryFn: readAnswer('/team/search/mine'),
  staleTime: 0,
});
