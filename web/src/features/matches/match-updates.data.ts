import type { Match } from '@one-dream/contract/features/matches/matches.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { onLive, watchTournament } from '../../platform/live.ts';
import { coversAllChanges } from '../tournaments/tournaments.data.ts';
import { matchKeys } from './match-keys.ts';
import { applyMatchNews } from './matches.live.ts';

/** Everybody in a lobby hears of a change at once: refetches are spread over this many milliseconds. */
const spreadMs = 2000;

/** Refetches displayed matches when the server reports a change. */
export function useMatchUpdates(tournamentId: string | undefined): void {
  const queryClient = useQueryClient();
  const refetch = useEffectEvent(() => {
    void queryClient.invalidateQueries({ queryKey: matchKeys.all });
    void queryClient.invalidateQueries({ queryKey: ['standings'] });
    void queryClient.invalidateQueries({ queryKey: ['entries'] });
  });
  const takeNews = useEffectEvent((news: Match | undefined) => applyMatchNews(queryClient, news));
  const isComplete = useEffectEvent((change: Parameters<typeof coversAllChanges>[1]) =>
    coversAllChanges(queryClient, change),
  );
  useEffect(() => {
    if (!tournamentId) return;
    let timer: number | undefined;
    let details: number | undefined;
    const soon = (changed: string) => {
      if (changed !== tournamentId) return;
      timer ??= window.setTimeout(() => {
        timer = undefined;
        refetch();
      }, Math.random() * spreadMs);
    };
    const stops = [
      watchTournament(tournamentId),
      // The connection broke or the server is down: refetch at once, which shows an error if that fails.
      onLive('lost', () => soon(tournamentId)),
      onLive('match-changed', ({ tournament, news }) => takeNews(news) || soon(tournament)),
      onLive('draw-changed', ({ tournament }) => soon(tournament)),
      onLive('standings-changed', ({ _id }) => soon(_id)),
      onLive('tournament-changed', (change) => {
        if (change._id !== tournamentId) return;
        // Slot changes do not affect the matches.
        const isSame = details !== undefined && change.news?.facts.details === details;
        if (!isSame && !isComplete(change)) soon(change._id);
        details = change.news?.facts.details;
      }),
    ];
    const cut = () => soon(tournamentId);
    window.addEventListener('offline', cut);
    return () => {
      window.removeEventListener('offline', cut);
      window.clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [tournamentId]);
}
