import type { Duty } from '@one-dream/contract/duties.ts';
import { queryOptions } from '@tanstack/react-query';
import { readData } from '../../platform/read-call.ts';

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
