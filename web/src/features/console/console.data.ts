import type { CallsByPath } from '@one-dream/contract/calls.ts';
import type { DrawMethod } from '@one-dream/contract/draws/share-out.ts';
import type { Draw } from '@one-dream/contract/features/lobbies/lobbies.ts';
import type { Game } from '@one-dream/contract/games.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { callApi } from '../../platform/api.ts';
import { onLive, watchTournament } from '../../platform/live.ts';
import { readAnswer, readClockedAnswer, readData } from '../../platform/read-call.ts';
import { useCall, useWrite } from '../../platform/use-write.ts';
import { ownDuties } from '../duties/duties.data.ts';
import { useServed } from '../duties/served.data.ts';

export const consoleKeys = {
  list: ['console', 'list'] as const,
  of: (tournamentId: string) => ['console', 'of', tournamentId] as const,
};

/** Debounces refetches after simultaneous changes. Milliseconds. */
const settleMs = 300;
/** No event reports that a player viewed the room: poll while it is open. */
const openRoomMs = 20_000;

/** Every tournament that is not over, drafts included: for admins. */
export const runningTournaments = queryOptions({
  queryKey: [...consoleKeys.list, 'running'],
  queryFn: readData('/tournament', {
    body: { statuses: ['LIVE', 'CLOSED', 'OPENED', 'UPCOMING'], limit: 100, teams: 0 },
  }),
});

/** The tournament as its staff see it, and their permissions. */
export function servedTournament(tournamentId: string) {
  return queryOptions({
    queryKey: [...consoleKeys.of(tournamentId), 'tournament'],
    queryFn: readAnswer('/tournament/served/{tournamentId}', { params: { tournamentId } }),
    // The page shows a refusal itself.
    meta: { showsRefusal: true },
  });
}

export function consoleMatches(tournamentId: string) {
  const queryFn = readClockedAnswer('/matches/console/{tournamentId}', {
    params: { tournamentId },
  });
  return queryOptions({
    queryKey: [...consoleKeys.of(tournamentId), 'matches'],
    queryFn,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ match }) => match.state === 'room_released') && openRoomMs,
  });
}

/** ID and password, on request and never cached. */
export async function showRoom(matchId: string) {
  const { data } = await callApi('/matches/room/show/{matchId}', { params: { matchId } });
  return { roomId: data.roomId, password: data.password, note: data.note };
}

export function entriesOf(tournamentId: string) {
  return queryOptions({
    queryKey: [...consoleKeys.of(tournamentId), 'entries'],
    queryFn: readClockedAnswer('/entries/list/{tournamentId}', { params: { tournamentId } }),
  });
}

/** Whether every team with a slot is a guest, so that no notification would reach anybody. */
export function useAreAllGuests(): boolean {
  const { tournament } = useServed();
  const placed = useQuery(entriesOf(tournament._id)).data?.data.filter(({ slot }) => slot !== null);
  return placed !== undefined && placed.length > 0 && placed.every(({ isGuest }) => isGuest);
}

export function stagesOf(tournamentId: string) {
  return queryOptions({
    queryKey: [...consoleKeys.of(tournamentId), 'stages'],
    queryFn: readData('/stages/list/{tournamentId}', { params: { tournamentId } }),
  });
}

export function revealsOf({ tournamentId, matchId }: { tournamentId: string; matchId: string }) {
  return queryOptions({
    queryKey: [...consoleKeys.of(tournamentId), 'reveals', matchId],
    queryFn: readData('/matches/room/reveals/{matchId}', { params: { matchId } }),
  });
}

export function mapsOf(game: Game) {
  return queryOptions({
    queryKey: ['maps', game],
    queryFn: readData('/matches/maps/{game}', { params: { game } }),
    staleTime: 10 * 60_000,
  });
}

/** Queries invalidated by calls of the console: the console itself, and its tournament's entry in the lists of events. */
const staleOf = (tournamentId: string) => [
  consoleKeys.of(tournamentId),
  consoleKeys.list,
  ownDuties.queryKey,
];

/**
 * A call that changes the tournament of the console. The console refetches whatever the outcome: most refusals mean that
 * the screen is outdated. `showsRefusal`: the form shows the refusal itself. `isSilent`: the change is visible where it was
 * pressed.
 */
export function useConsoleCall<Path extends keyof CallsByPath>(
  path: Path,
  { showsRefusal, isSilent }: { showsRefusal?: boolean; isSilent?: boolean } = {},
) {
  const { tournament } = useServed();
  return useCall({ stale: staleOf(tournament._id), showsRefusal, toasts: !isSilent }, path);
}

/** Draws a stage and publishes the draw. Rolls are counted publicly, so a retry publishes the existing draw. */
export function useGiveSlots(stageId: string) {
  const { tournament } = useServed();
  const drawn = useRef<Draw>(null);
  return useWrite(
    { stale: staleOf(tournament._id), showsRefusal: true },
    async (method: DrawMethod) => {
      if (drawn.current?.method !== method)
        drawn.current = (
          await callApi('/draws/roll/{stageId}', { params: { stageId }, body: { method } })
        ).data;
      const { _id: drawId, version } = drawn.current;
      return callApi('/draws/publish/{drawId}', { params: { drawId }, body: { version } });
    },
  );
}

/** Keeps an open console up to date, and the pages of scorers below it: one refetch per burst of changes. */
export function useConsoleUpdates(tournamentId: string): void {
  const queryClient = useQueryClient();
  const refetch = useEffectEvent(() => {
    for (const queryKey of [consoleKeys.of(tournamentId), ['matches'], ['standings']])
      void queryClient.invalidateQueries({ queryKey });
  });
  useEffect(() => {
    let timer: number | undefined;
    const soon = (changed: string) => {
      if (changed !== tournamentId) return;
      timer ??= window.setTimeout(() => {
        timer = undefined;
        refetch();
      }, settleMs);
    };
    const stops = [
      watchTournament(tournamentId),
      onLive('tournament-changed', ({ _id }) => soon(_id)),
      onLive('match-changed', ({ tournament }) => soon(tournament)),
      onLive('draw-changed', ({ tournament }) => soon(tournament)),
      onLive('standings-changed', ({ _id }) => soon(_id)),
    ];
    return () => {
      window.clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [tournamentId]);
}
