import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';

/** A guest team was claimed: its prizes without a payee go to its present leader, ready at once with details given before. */
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
