import type { Work } from '../../platform/work/work.ts';
import { unsentStates } from './payouts.actions.ts';
import * as queries from './prizes.queries.ts';

/** Whether a prize of a guest team is still to be paid: whoever becomes its leader may get it. */
export async function isPrizeDue({ db }: Pick<Work, 'db'>, entryId: string): Promise<boolean> {
  return queries.hasUnsentPayout(db, { entryId, states: unsentStates });
}

/** A guest team was claimed: its prizes without a payee go to its present leader, once they say where. */
export async function giveUnnamedPrizes(
  { db }: Pick<Work, 'db'>,
  { entryId, userId }: { entryId: string; userId: string },
): Promise<void> {
  await queries.nameMissingPayee(db, { entryId, userId });
}
