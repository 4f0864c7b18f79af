import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type AnswerOf, callApi } from '../../platform/api.ts';
import { onLive, watchTournament } from '../../platform/live.ts';
import { readClocked } from '../../platform/read-call.ts';
import { isPassing, isRefusal } from '../../platform/refusal.ts';
import { useWrite } from '../../platform/use-write.ts';
import { ofOwnTeam } from '../teams/own-team.data.ts';
import { forgetDeviceKey, readDeviceKey, saveDeviceKey } from './device-key.ts';

export type GuestPageData = AnswerOf<'/noauth/guest/read'>['data'];
export type GuestRoom = AnswerOf<'/noauth/guest/room'>;

const guestKeys = { page: (link: string) => ['guest', link] as const };

/** Data of a team link's page. Polled: rooms open by the clock, and a host may revoke the link. */
export function useGuest(link: string) {
  return useQuery<GuestPageData>({
    queryKey: guestKeys.page(link),
    queryFn: readClocked('/noauth/guest/read', { body: { link } }),
    staleTime: 5000,
    retry: (count, error) => !isRefusal(error) && count < 2,
    refetchInterval: ({ state }) => (isRefusal(state.error) ? false : 30_000),
    meta: { showsRefusal: true },
  });
}

/** Refetches the page when the tournament or one of its matches changes. */
export function useGuestUpdates({
  link,
  tournamentId,
}: {
  link: string;
  tournamentId: string | undefined;
}): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!tournamentId) return;
    const ask = (id: string) => {
      if (id === tournamentId)
        void queryClient.invalidateQueries({ queryKey: guestKeys.page(link) });
    };
    const stops = [
      watchTournament(tournamentId),
      onLive('tournament-changed', ({ _id }) => ask(_id)),
      onLive('match-changed', ({ tournament }) => ask(tournament)),
      onLive('draw-changed', ({ tournament }) => ask(tournament)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [link, tournamentId, queryClient]);
}

/** An action on the page; refetches whatever the outcome. */
const pageChange = (link: string) => ({ stale: [guestKeys.page(link)], showsRefusal: true });

export const useGuestCheckIn = (link: string) =>
  useWrite(pageChange(link), () => callApi('/noauth/guest/check-in', { body: { link } }));

export const useGuestWithdraw = (link: string) =>
  useWrite(pageChange(link), () => callApi('/noauth/guest/withdraw', { body: { link } }));

export const useGuestRoster = (link: string) =>
  useWrite(
    { ...pageChange(link), toasts: true },
    (players: { inGameName: string; inGameId: string }[]) =>
      callApi('/noauth/guest/roster', { body: { link, players } }),
  );

/** Room ID and password: with a game ID once, then with this device's key. Kept only by the card that shows them. */
export function useGuestRoom(
  { link, entryId }: { link: string; entryId: string },
  handlers: { onShown: (room: GuestRoom) => void; onRefused: () => void },
) {
  return useMutation({
    mutationFn: async (inGameId: string | undefined): Promise<GuestRoom> => {
      const key = inGameId === undefined ? readDeviceKey(entryId) : undefined;
      try {
        const room = await callApi('/noauth/guest/room', {
          body: { link, ...(key ? { key } : { inGameId: inGameId ?? '' }) },
        });
        saveDeviceKey(entryId, room.key);
        return room;
      } catch (error) {
        // The link was renewed: ask for the game ID again.
        if (key && isRefusal(error) && error.code === 'GUEST_ID_WRONG') forgetDeviceKey(entryId);
        throw error;
      }
    },
    onSuccess: handlers.onShown,
    onError: (error) => {
      if (!isPassing(error)) handlers.onRefused();
    },
    meta: { showsRefusal: true },
    gcTime: 0,
  });
}

export const useClaim = (link: string) =>
  useWrite(
    // The team is theirs now, with its entries and prizes.
    { stale: [guestKeys.page(link), ...ofOwnTeam, ['prizes']], showsRefusal: true, toasts: true },
    (name: string | undefined) =>
      callApi('/guests/claim', { body: { link, ...(name && { name }) } }),
  );
