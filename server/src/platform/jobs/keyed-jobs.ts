import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';

interface Keyed {
  queue: string;
  key: string;
}

/** Serialises changes to the jobs of this key until the end of the transaction. */
export async function lockKey(db: Db, { queue, key }: Keyed): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${queue} ${key}`}, 0))`.execute(db);
}

/** Cancels the jobs waiting under a key. */
export async function deleteWaiting(db: Db, { queue, key }: Keyed): Promise<void> {
  await sql`delete from pgboss.job
    where name = ${queue} and singleton_key = ${key} and state in ('created', 'retry')`.execute(db);
}

/** Start time of the job waiting untried under a key. */
export async function findWaiting(db: Db, { queue, key }: Keyed): Promise<Date | undefined> {
  const { rows } = await sql<{ start_after: Date }>`select start_after from pgboss.job
    where name = ${queue} and singleton_key = ${key} and state = 'created'
    order by start_after limit 1`.execute(db);
  return rows[0]?.start_after;
}

/** Cancels the jobs waiting under a key that have not been tried. */
export async function deleteUntried(db: Db, { queue, key }: Keyed): Promise<void> {
  await sql`delete from pgboss.job
    where name = ${queue} and singleton_key = ${key} and state = 'created'`.execute(db);
}
