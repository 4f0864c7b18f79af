import type { Match } from '@one-dream/contract/features/matches/matches.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type AnswerOf, callApi } from '../../platform/api.ts';
import { readClocked } from '../../platform/read-call.ts';
import { isPassing } from '../../platform/refusal.ts';
import { useSession } from '../../platform/session.tsx';
import { useWrite } from '../../platform/use-write.ts';
import { matchKeys } from './match-keys.ts';

export type MatchAnswer = AnswerOf<'/matches/one/{matchId}'>['data'];
export type Room = AnswerOf<'/matches/room/show/{matchId}'>['data'];
export type OwnMatch = AnswerOf<'/matches/mine'>['data'][number];
export type ListedMatch = AnswerOf<'/matches/list/{tournamentId}'>['data'][number];

/** A match as a viewer sees it, or as the public does. */
export function matchOf(id: string, userId = '') {
  return queryOptions({
    queryKey: matchKeys.one(id, userId),
    queryFn: readClocked('/matches/one/{matchId}', { params: { matchId: id } }),
    staleTime: 5000,
    meta: { showsRefusal: true },
  });
}

/** The public view of a match, until the viewer's own part has loaded. */
export function useMatch(id: string) {
  const { status, user } = useSession();
  const queryClient = useQueryClient();
  return useQuery({
    ...matchOf(id, user?._id),
    enabled: status === 'ready',
    placeholderData: () => queryClient.getQueryData<MatchAnswer>(matchKeys.one(id, '')),
    // Rooms open and hide by the clock, without an event: poll. Also retries a lost connection.
    refetchInterval: ({ state }) => (state.status === 'error' ? 5000 : 30_000),
  });
}

/** Matches of a tournament in the order of their starts. */
export function matchesOf(tournamentId: string) {
  return queryOptions({
    queryKey: matchKeys.ofTournament(tournamentId),
    queryFn: readClocked('/matches/list/{tournamentId}', { params: { tournamentId } }),
    meta: { showsRefusal: true },
  });
}

/** Upcoming matches of a user's team, across tournaments. */
export function matchesOfUser(userId: string) {
  return queryOptions({
    queryKey: matchKeys.mine(userId),
    queryFn: readClocked('/matches/mine'),
    meta: { showsRefusal: true },
  });
}

/** Upcoming matches of the signed-in user's team; disabled for visitors. */
export function useOwnMatches() {
  const { user } = useSession();
  return useQuery({
    ...matchesOfUser(user?._id ?? ''),
    enabled: user !== undefined,
    // Retries a lost connection.
    refetchInterval: ({ state }) => isPassing(state.error) && 5000,
  });
}

/** Room ID and password, fetched on press and kept only by the card that shows them. */
export function useShowRoom(handlers: { onShown: (room: Room) => void; onRefused: () => void }) {
  return useMutation({
    mutationFn: async (matchId: string) =>
      (await callApi('/matches/room/show/{matchId}', { params: { matchId } })).data,
    onSuccess: handlers.onShown,
    onError: (error) => {
      if (!isPassing(error)) handlers.onRefused();
    },
    meta: { showsRefusal: true },
    gcTime: 0,
  });
}

export const useAttachScreenshot = (matchId: string) =>
  useWrite({ showsRefusal: true, toasts: true }, (image: File) =>
    callApi('/results/screenshot/{matchId}', { params: { matchId }, pictures: { image } }),
  );

/** In progress, or players are entering the room. */
export function isOn({ state }: Pick<Match, 'state'>): boolean {
  return state === 'room_released' || state === 'playing' || state === 'results_in';
}

export function hasResult({ state }: Pick<Match, 'state'>): boolean {
  return state === 'published' || state === 'final';
}

/** Nothing more happens in it. */
export function isDone({ state }: Pick<Match, 'state'>): boolean {
  return state === 'published' || state === 'final' || state === 'cancelled' || state === 'void';
}
