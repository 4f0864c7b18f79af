import type { DeclarationKind } from '@one-dream/contract/features/tournaments.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { readClocked } from '../../platform/read-call.ts';
import { useSession } from '../../platform/session.tsx';
import { useWrite } from '../../platform/use-write.ts';

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

type Entering = { tournamentId: string; teamId: string; declarations: DeclarationKind[] };

/** After a refusal too, as the screen may be outdated. */
const stale = [entryKeys.all, ['tournaments'], ['matches']];

export const useJoinWaitlist = () =>
  useWrite({ stale, showsRefusal: true }, ({ declarations, ...params }: Entering) =>
    callApi('/entries/waitlist/{tournamentId}/{teamId}', { params, body: { declarations } }),
  );

export const useClaimSlot = () =>
  useWrite({ stale, showsRefusal: true }, ({ declarations, ...params }: Entering) =>
    callApi('/entries/claim/{tournamentId}/{teamId}', { params, body: { declarations } }),
  );

export const useCheckIn = () =>
  useWrite({ stale }, (entryId: string) =>
    callApi('/entries/check-in/{entryId}', { params: { entryId } }),
  );

export const useUndoCheckIn = () =>
  useWrite({ stale }, (entryId: string) =>
    callApi('/entries/undo-check-in/{entryId}', { params: { entryId } }),
  );

export const useWithdraw = () =>
  useWrite({ stale }, (entryId: string) =>
    callApi('/entries/withdraw/{entryId}', { params: { entryId } }),
  );

export const useAskToWithdraw = () =>
  useWrite(
    { stale, showsRefusal: true },
    ({ entryId, reason }: { entryId: string; reason: string }) =>
      callApi('/entries/ask-to-withdraw/{entryId}', { params: { entryId }, body: { reason } }),
  );
