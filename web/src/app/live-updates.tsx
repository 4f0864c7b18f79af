import type { Notification } from '@one-dream/contract/features/notifications.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { notificationKeys, useArrivals } from '../features/notifications/notifications.data.ts';
import { teamKeys } from '../features/teams/teams.data.ts';
import { useTournamentRefresh } from '../features/tournaments/tournaments.data.ts';
import { onLive, openLive } from '../platform/live.ts';
import { useSession } from '../platform/session.tsx';
import { readToken } from '../platform/token.ts';

/** Everybody hears of a change at the same moment; spread over this many milliseconds they ask again. */
const spreadMs = 1500;

/** A page that listens this long after it was asked for may have missed something. Milliseconds. */
const lateMs = 2000;

/** Keeps what is on the screen true: what changes on the server is fetched again. Shows nothing. */
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
  const refetchAll = useEffectEvent(() => void queryClient.invalidateQueries());

  const askWhoIsHere = useEffectEvent(() => void refresh());

  useEffect(() => {
    if (status !== 'ready') return;
    const token = readToken();
    return openLive(userId && token ? { userId, token } : undefined);
  }, [status, userId]);

  useEffect(() => {
    let timer: number | undefined;
    const soon = () => {
      timer ??= window.setTimeout(() => {
        timer = undefined;
        refetchTournaments();
      }, Math.random() * spreadMs);
    };
    const stops = [
      onLive('connected', () => performance.now() > lateMs && refetchTournaments()),
      onLive('tournament-changed', soon),
      onLive('team-changed', () => refetch(teamKeys.all)),
      onLive('new-notify', (arrived) => takeIn(arrived)),
      onLive('notifications-changed', () => refetch(notificationKeys.all)),
      onLive('reconnected', () => refetchAll()),
      onLive('refused', () => askWhoIsHere()),
    ];
    return () => {
      window.clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, []);

  return null;
}
