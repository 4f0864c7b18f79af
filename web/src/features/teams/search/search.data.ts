import type { PreferredRole } from '@one-dream/contract/features/users.values.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type AnswerOf, callApi } from '../../../platform/api.ts';
import { byCursor } from '../../../platform/paged-list.ts';
import { readAnswer, readPage } from '../../../platform/read-call.ts';
import { useCall, useWrite } from '../../../platform/use-write.ts';

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

export const usePostSearch = () =>
  useCall({ stale: [['teams']], showsRefusal: true, onlyOnSuccess: true }, '/team/search/post');

export const useEndSearch = () =>
  useWrite({ stale: [['teams']], toasts: true }, () => callApi('/team/search/end'));

/** A player's request to a team, or a leader's to a player. */
export const useAsk = () =>
  useWrite(
    { stale: [['teams']], showsRefusal: true },
    ({ kind, id, text }: { kind: 'team' | 'player'; id: string; text: string }) =>
      kind === 'team'
        ? callApi('/team/search/ask-team/{teamId}', { params: { teamId: id }, body: { text } })
        : callApi('/team/search/ask-player/{userId}', { params: { userId: id }, body: { text } }),
  );

export const useAnswerRequest = () =>
  useWrite(
    { stale: [['teams']], toasts: true },
    ({ id, isAccepted }: { id: string; isAccepted: boolean }) =>
      callApi('/team/search/answer/{requestId}', {
        params: { requestId: id },
        body: { isAccepted },
      }),
  );

export const useWithdrawRequest = () =>
  useCall({ stale: [['teams']], toasts: true }, '/team/search/withdraw/{requestId}');
