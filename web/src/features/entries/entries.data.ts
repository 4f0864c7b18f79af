import { queryOptions, useQuery } from '@tanstack/react-query';
import { readClocked } from '../../platform/read-call.ts';
import { useSession } from '../../platform/session.tsx';

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
