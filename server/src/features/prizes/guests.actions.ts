import type { Work } from '../../platform/work/work.ts';
import { unsentStates } from './payouts.actions.ts';
import * as queries from './prizes.queries.ts';

/** Whether a prize of a guest team is still to be paid: whoever becomes its leader may get it. */
export async function isPrizeDue({ db }: Pick<Work, 'db'>, entryId: string): Promise<boolean> {
  return queries.hasUnsentPayout(db, { entryId, states: unsentStates });
}
