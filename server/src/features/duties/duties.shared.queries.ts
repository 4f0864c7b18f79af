import type { Duty } from '@one-dream/contract/duties.ts';
import type { Db } from '../../platform/database/schema.ts';

/** Ends a duty whose work is done, such as a treasurer's when all payouts are closed. */
export async function endDuty(
  db: Db,
  { tournamentId, duty }: { tournamentId: string; duty: Duty },
): Promise<void> {
  await db
    .deleteFrom('staff_grants')
    .where('tournament_id', '=', tournamentId)
    .where('duty', '=', duty)
    .execute();
}
