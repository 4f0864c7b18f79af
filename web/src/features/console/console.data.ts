import type { CallsByPath } from '@one-dream/contract/calls.ts';
import type { Game } from '@one-dream/contract/games.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { callApi } from '../../platform/api.ts';
import { onLive, watchTournament } from '../../platform/live.ts';
import { readAnswer, readData } from '../../platform/read-call.ts';
import { takeServerClock } from '../../platform/server-clock.ts';
import { useCall } from '../../platform/use-write.ts';
import { useServed } from '../duties/served.data.ts';

export const consoleKeys = {
  list: ['console', 'list'] as const,
  of: (tournamentId: string) => ['console', 'of', tournamentId] as const,
};

/** Debounces refetches after simultaneous changes. Milliseconds. */
const settleMs = 300;
/** No event reports that a player viewed the room: poll while it is open. */
const openRoomMs = 20_000;

/** Makes a call and syncs to the server clock in its answer. */
async function clocked<Answer extends { now: string }>(call: Promise<Answer>): Promise<Answer> {
  const askedAt = Date.now();
  const answer = await call;
  takeServerClock({ now: answer.now, askedAt, answeredAt: Date.now() });
  return answer;
}

/** Every tournament that is not over, drafts included: for admins. */
export const runningTournaments = queryOptions({
  queryKey: [...consoleKeys.list, 'running'],
  queryFn: async ({ signal }) => {
    const statuses = ['LIVE', 'CLOSED', 'OPENED', 'UPCOMING'] as const;
    const body = { statuses: [...statuses], limit: 100, teams: 0 };
    return (await callApi('/tournament', { body }, { signal })).data;
  },
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
  return queryOptions({
    queryKey: [...consoleKeys.of(tournamentId), 'matches'],
    queryFn: ({ signal }) =>
      clocked(callApi('/matches/console/{tournamentId}', { params: { tournamentId } }, { signal })),
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ match }) => match.state === 'room_released') && openRoomMs,
  });
}

export function entriesOf(tournamentId: string) {
  return queryOptions({
    queryKey: [...consoleKeys.of(tournamentId), 'entries'],
    queryFn: ({ signal }) =>
      clocked(callApi('/entries/list/{tournamentId}', { params: { tournamentId } }, { signal })),
  });
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

/**
 * A call that changes the tournament of the console. The console refetches whatever the outcome: most refusals mean that the
 * screen is outdated. `isSaidThere`: the form shows the refusal itself. `isSilent`: the change is visible where it was pressed.
 */
export function useConsoleCall<Path extends keyof CallsByPath>(
  path: Path,
  { isSaidThere, isSilent }: { isSaidThere?: boolean; isSilent?: boolean } = {},
) {
  const { tournament } = useServed();
  const stale = [consoleKeys.of(tournament._id)];
  return useCall({ stale, showsRefusal: isSaidThere, toasts: !isSilent }, path);
}

/** Keeps an open console up to date: one refetch per burst of changes. */
export function useConsoleUpdates(tournamentId: string): void {
  const queryClient = useQueryClient();
  const refetch = useEffectEvent(
    () => void queryClient.invalidateQueries({ queryKey: consoleKeys.of(tournamentId) }),
  );
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
    ];
    return () => {
      window.clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [tournamentId]);
}
