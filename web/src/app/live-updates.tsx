import type { Notification } from '@one-dream/contract/features/notifications/notifications.ts';
import type { ServerEvents } from '@one-dream/contract/live.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { notificationKeys, useArrivals } from '../features/notifications/notifications.data.ts';
import { ofOwnTeam } from '../features/teams/own-team.data.ts';
import { tournamentKeys, useTournamentRefresh } from '../features/tournaments/tournaments.data.ts';
import { applyNews, isBehind, watchShown } from '../features/tournaments/tournaments.live.ts';
import { connectLive, onLive, type TournamentNumbers } from '../platform/live.ts';
import { useSession } from '../platform/session.tsx';
import { readToken } from '../platform/token.ts';

/** All open pages receive a change at the same moment: their refetches are spread over this many milliseconds. */
const spreadMs = 1500;

/** Fetches in flight when the version numbers arrive are compared again after this. Milliseconds. */
const compareAgainMs = 1000;

/** Refetched with each notice: no other event says what has changed for its reader. */
const toldOf = [
  notificationKeys.all,
  ['entries'],
  ['duties', 'own'],
  ['matches', 'disputes'],
  ['teams', 'search', 'mine'],
  ['prizes', 'mine'],
  ['applications', 'own'],
  ['discipline', 'mine'],
];

/** Keeps the screen up to date by refetching what changes on the server. Renders nothing. */
export function LiveUpdates() {
  const { status, user, refresh } = useSession();
  const userId = user?._id;
  const queryClient = useQueryClient();

  const refetch = useEffectEvent((queryKey: readonly unknown[]) => {
    void queryClient.invalidateQueries({ queryKey });
  });
  const arrivals = useArrivals();
  const takeIn = useEffectEvent((arrived: Notification[]) => arrivals(arrived));
  const refreshTournaments = useTournamentRefresh();
  const refetchTournaments = useEffectEvent(() => void refreshTournaments());
  const takeNews = useEffectEvent((change: Parameters<typeof applyNews>[1]) =>
    applyNews(queryClient, change),
  );
  const isOld = useEffectEvent((told: TournamentNumbers) => isBehind(queryClient, told));
  const isAsking = useEffectEvent(
    () => queryClient.isFetching({ queryKey: tournamentKeys.all }) > 0,
  );
  const refetchAll = useEffectEvent(() => void queryClient.invalidateQueries());

  const askWhoIsHere = useEffectEvent(() => void refresh());

  useEffect(() => {
    if (status !== 'ready') return;
    const token = readToken();
    return connectLive(userId && token ? { userId, token } : undefined);
  }, [status, userId]);

  // Tells the server which tournaments are on screen.
  useEffect(() => watchShown(queryClient), [queryClient]);

  useEffect(() => {
    let timer: number | undefined;
    let comparing: number | undefined;
    const hear: ServerEvents['tournament-changed'] = (change) => takeNews(change) || soon();
    const soon = () => {
      timer ??= window.setTimeout(() => {
        timer = undefined;
        refetchTournaments();
      }, Math.random() * spreadMs);
    };
    const compare = (told: TournamentNumbers) => {
      window.clearTimeout(comparing);
      if (isAsking()) comparing = window.setTimeout(() => compare(told), compareAgainMs);
      else if (isOld(told)) soon();
    };
    const stops = [
      onLive('numbers', compare),
      onLive('tournament-changed', hear),
      onLive('team-changed', () => {
        for (const queryKey of ofOwnTeam) refetch(queryKey);
      }),
      onLive('new-notify', (arrived) => takeIn(arrived)),
      onLive('notifications-changed', () => {
        for (const queryKey of toldOf) refetch(queryKey);
      }),
      onLive('reconnected', () => refetchAll()),
      onLive('refused', () => askWhoIsHere()),
    ];
    return () => {
      window.clearTimeout(timer);
      window.clearTimeout(comparing);
      for (const stop of stops) stop();
    };
  }, []);

  return null;
}
