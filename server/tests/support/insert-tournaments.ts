import type {
  Tournament,
  TournamentStatus,
} from '@one-dream/contract/features/tournaments/tournaments.ts';
import type { Db } from '../../src/platform/database/schema.ts';
import { newId } from '../../src/platform/secrets.ts';
import type { TestServer } from './test-server.ts';

/** Inserts an open tournament directly: an embedded database has no second connection while the site runs. */
export async function insertTournament(
  db: Db,
  { slots = 1000 }: { slots?: number } = {},
): Promise<{ _id: string }> {
  const id = newId();
  const empty = JSON.stringify([]);
  await db
    .insertInto('tournaments')
    .values({
      id,
      title: 'Cup',
      organizer: 'X',
      banner: '/images/none.webp',
      status: 'OPENED',
      prize_pool: '',
      slot_total: slots,
      type: 'SQUAD',
      description: '',
      log_channel: '',
      prizes: empty,
      schedule: empty,
      rules: empty,
      created_at: new Date(),
    })
    .execute();
  return { _id: id };
}

/** Changes a tournament's status, for which there is no call yet. */
export async function setStatus(
  { db }: TestServer,
  { tournament, status }: { tournament: Tournament; status: TournamentStatus },
): Promise<void> {
  await db.updateTable('tournaments').set({ status }).where('id', '=', tournament._id).execute();
}
