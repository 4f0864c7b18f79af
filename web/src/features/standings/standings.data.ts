import type { Standings } from '@one-dream/contract/features/standings/standings.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AnswerOf } from '../../platform/api.ts';
import { onLive, watchTournament } from '../../platform/live.ts';
import { readData } from '../../platform/read-call.ts';
import { type StandingsPart, standingKeys } from './standing-keys.data.ts';

export type ResultHistory = AnswerOf<'/results/history/{matchId}'>['data'];

export function standingsOf(tournamentId: string, { stageId, group }: StandingsPart = {}) {
  return queryOptions({
    queryKey: standingKeys.table(tournamentId, { stageId, group }),
    queryFn: readData('/standings/get/{tournamentId}', {
      params: { tournamentId },
      body: { ...(stageId && { stageId }), ...(group && { group }) },
    }),
  });
}

/** Most eliminations by player, over matches with figures by player. */
export function topPlayersOf(tournamentId: string) {
  return queryOptions({
    queryKey: standingKeys.players(tournamentId),
    queryFn: readData('/standings/players/{tournamentId}', { params: { tournamentId } }),
    staleTime: 60_000,
  });
}

/** Asks for the standings of an event that has begun, after its end with the best players. A refusal is the screen's to tell. */
export async function askForResults(
  queryClient: QueryClient,
  { _id, status }: Pick<Tournament, '_id' | 'status'>,
): Promise<void> {
  if (status !== 'LIVE' && status !== 'COMPLETED') return;
  await Promise.all([
    queryClient.prefetchQuery(standingsOf(_id)),
    status === 'COMPLETED' && queryClient.prefetchQuery(topPlayersOf(_id)),
  ]);
}

/** A match's published versions, newest first. */
export function historyOf(matchId: string) {
  return queryOptions({
    queryKey: standingKeys.history(matchId),
    queryFn: readData('/results/history/{matchId}', { params: { matchId } }),
  });
}

/** Everybody hears of a publication at once: refetches are spread over this many milliseconds. */
const spreadMs = 2000;

/**
 * Keeps a tournament's displayed standings up to date. The event carries their version, so a page that already has it, for
 * example after publishing, does not refetch.
 */
export function useLiveStandings(tournamentId: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let timer: number | undefined;
    const isShown = (no: number) => {
      const shown = queryClient.getQueriesData<Standings>({
        queryKey: [...standingKeys.of(tournamentId), 'table'],
      });
      return shown.length > 0 && shown.every(([, data]) => (data?.no ?? -1) >= no);
    };
    const stopWatching = watchTournament(tournamentId);
    const stop = onLive('standings-changed', ({ _id, no }) => {
      if (_id !== tournamentId || isShown(no)) return;
      timer ??= window.setTimeout(() => {
        timer = undefined;
        void queryClient.invalidateQueries({ queryKey: standingKeys.of(tournamentId) });
        void queryClient.invalidateQueries({ queryKey: ['standings', 'history'] });
      }, Math.random() * spreadMs);
    });
    return () => {
      stop();
      stopWatching();
      window.clearTimeout(timer);
    };
  }, [queryClient, tournamentId]);
}
