import type { Db } from '../../platform/database/schema.ts';
import { giveToAccounts } from './strikes.queries.ts';

/** A guest team was claimed: strikes that its players got here by game id now count for their accounts, too. */
export function takeOverJudgements(db: Db, entryId: string): Promise<void> {
  return giveToAccounts(db, entryId);
}
