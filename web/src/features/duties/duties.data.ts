import { type Duty, isAdmin, isOnDuty } from '@one-dream/contract/duties.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { readData } from '../../platform/read-call.ts';
import { useSession } from '../../platform/session.tsx';

export const dutyKeys = { all: ['duties'] as const };

/** Duties of the viewer; empty for admins, who need none. */
export const ownDuties = queryOptions({
  queryKey: [...dutyKeys.all, 'own'],
  queryFn: readData('/duties/mine'),
});

/** Whether someone runs part of the event: treasurers use the ledger, not the console. */
export function isEventWork({ duties }: { duties: readonly Duty[] }): boolean {
  return duties.some((duty) => duty !== 'treasurer');
}

/** Whether a tournament's calls for these duties would let the viewer in. */
export function useIsOnDuty(tournamentId: string, wanted: readonly Duty[]): boolean {
  const { user } = useSession();
  const isAsked = user !== undefined && !isAdmin(user);
  const own = useQuery({
    ...ownDuties,
    enabled: isAsked,
    staleTime: 60_000,
  }).data;
  const held = own?.find((served) => served.tournamentId === tournamentId)?.duties ?? [];
  return user !== undefined && isOnDuty(user, held, wanted);
}
