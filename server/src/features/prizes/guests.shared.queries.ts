import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import { unsentStates } from './prizes.queries.ts';

/** Whether a prize of a guest team is still to be paid: whoever becomes its leader may get it. */
export async function isPrizeDue(db: Db, entryId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payouts')
    .select('id')
    .where('entry_id', '=', entryId)
    .where('state', 'in', unsentStates)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives the prizes of a claimed guest team that have no payee to its leader. They are due if the leader has details. */
export async function giveUnnamedPrizes(
  db: Db,
  { entryId, userId }: { entryId: string; userId: string },
): Promise<void> {
  await sql`update payouts set payee_id = ${userId}::uuid,
      state = case when exists (select from payee_details where user_id = ${userId}::uuid) then 'due' else state end
    where entry_id = ${entryId}::uuid and payee_id is null and state = 'details_needed'`.execute(
    db,
  );
}
