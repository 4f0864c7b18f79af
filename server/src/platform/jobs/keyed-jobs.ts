import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';

interface Keyed {
  queue: string;
  key: string;
}

/** Until the end of the transaction nobody else makes or takes back jobs of this key. */
export async function lockKey(db: Db, { queue, key }: Keyed): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${queue} ${key}`}, 0))`.execute(db);
}

/** Takes back what waits under a key. */
export async function deleteWaiting(db: Db, { queue, key }: Keyed): Promise<void> {
  await sql`delete from pgboss.job
    where name = ${queue} and singleton_key = ${key} and state in ('created', 'retry')`.execute(db);
}

/** When what waits under a key, untried, is to begin. */
export async function findWaiting(db: Db, { queue, key }: Keyed): Promise<Date | undefined> {
  const { rows } = await sql<{ start_after: Date }>`select start_after from pgboss.job
    where name = ${queue} and singleton_key = ${key} and state = 'created'
    order by start_after limit 1`.execute(db);
  return rows[0]?.start_after;
}

/** Takes back what waits under a key and was not begun yet. */
export async function deleteUntried(db: Db, { queue, key }: Keyed): Promise<void> {
  await sql`delete from pgboss.job
    where name = ${queue} and singleton_key = ${key} and state = 'created'`.execute(db);
}
