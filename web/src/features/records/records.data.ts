import type { League } from '@one-dream/contract/features/records/records.values.ts';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { type AnswerOf, callApi } from '../../platform/api.ts';
import { callOf } from '../../platform/query-client.ts';
import { readData } from '../../platform/read-call.ts';

export type TeamRecord = AnswerOf<'/records/team/{teamId}'>['data'];
export type PlayedEvent = TeamRecord['events'][number];
export type PlayedMatch = TeamRecord['matches'][number];

export function teamRecord(teamId: string) {
  return queryOptions({
    queryKey: ['records', 'team', teamId],
    queryFn: readData('/records/team/{teamId}', { params: { teamId } }),
  });
}

export type PlayerRecord = AnswerOf<'/records/player/{pageId}'>['data'];

export function playerRecord(pageId: string) {
  return queryOptions({
    queryKey: ['records', 'player', pageId],
    queryFn: readData('/records/player/{pageId}', { params: { pageId } }),
  });
}

export type Found = AnswerOf<'/records/search'>['data'];

export function foundBy(search: string) {
  return queryOptions({
    queryKey: ['records', 'search', search],
    queryFn: readData('/records/search', { body: { search } }),
    enabled: search !== '',
    // What was found stays until more is typed and found.
    placeholderData: keepPreviousData,
  });
}

export const ownPage = queryOptions({
  queryKey: ['records', 'own-page'],
  queryFn: readData('/records/player-page', { body: {} }),
});

export function useHideOwnPage() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (isHidden: boolean) =>
      (await callApi('/records/player-page', { body: { isHidden } })).data,
    onSuccess: (data) => {
      queryClient.setQueryData(ownPage.queryKey, data);
      void queryClient.invalidateQueries({ queryKey: ['records', 'player', data.page] });
    },
  });
}

export function leadersOf({ league, month }: { league: League; month: string }) {
  return queryOptions({
    queryKey: ['records', 'leaders', league, month],
    queryFn: readData('/records/leaders', { body: { league, month } }),
    // Avoids layout shifts while another month loads.
    placeholderData: keepPreviousData,
  });
}

export const ownResults = infiniteQueryOptions({
  queryKey: ['records', 'mine'],
  initialPageParam: undefined as string | undefined,
  queryFn: ({ client, signal, pageParam }) =>
    callOf(client)('/records/mine', { body: pageParam ? { before: pageParam } : {} }, { signal }),
  getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined,
});
