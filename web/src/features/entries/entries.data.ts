import { queryOptions, useQuery } from '@tanstack/react-query';
import { readClocked } from '../../platform/read-call.ts';
import { useSession } from '../../platform/session.tsx';
import { useCall } from '../../platform/use-write.ts';

export const entryKeys = {
  all: ['entries'] as const,
  mine: (userId: string) => ['entries', 'mine', userId] as const,
};

/** A user's team's entries in unfinished tournaments, by first match. */
export function entriesOf(userId: string) {
  return queryOptions({
    queryKey: entryKeys.mine(userId),
    queryFn: readClocked('/entries/mine'),
    staleTime: 10_000,
    meta: { showsRefusal: true },
  });
}

/** Entries of the signed-in user's team; disabled for visitors. */
export function useOwnEntries() {
  const { user } = useSession();
  return useQuery({ ...entriesOf(user?._id ?? ''), enabled: user !== undefined });
}

/** The own team's entry in one tournament; `isPending` until known. */
export function useOwnEntry(tournamentId: string) {
  const { user } = useSession();
  const query = useOwnEntries();
  const entry = query.data?.find(({ tournament }) => tournament._id === tournamentId);
  return { entry, isPending: user !== undefined && query.isPending };
}

/** After a refusal too, as the screen may be outdated. */
const stale = [entryKeys.all, ['tournaments'], ['matches']];

export const useJoinWaitlist = () =>
  useCall({ stale, showsRefusal: true }, '/entries/waitlist/{tournamentId}/{teamId}');

export const useClaimSlot = () =>
  useCall({ stale, showsRefusal: true }, '/entries/claim/{tournamentId}/{teamId}');

export const useCheckIn = () => useCall({ stale, toasts: true }, '/entries/check-in/{entryId}');

export const useUndoCheckIn = () => useCall({ stale }, '/entries/undo-check-in/{entryId}');

export const useWithdraw = () => useCall({ stale }, '/entries/withdraw/{entryId}');

export const useAskToWithdraw = () =>
  useCall({ stale, showsRefusal: true }, '/entries/ask-to-withdraw/{entryId}');
