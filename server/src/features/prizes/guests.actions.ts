import type { Work } from '../../platform/work/work.ts';
import * as queries from './prizes.queries.ts';

/** A guest team was claimed: its prizes without a payee go to its present leader, once they say where. */
export async function giveUnnamedPrizes(
  { db }: Pick<Work, 'db'>,
  { entryId, userId }: { entryId: string; userId: string },
): Promise<void> {
  await queries.nameMissingPayee(db, { entryId, userId });
}
