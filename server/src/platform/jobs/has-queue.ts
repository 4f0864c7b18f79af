import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';

/** Whether the job queue has been started on this database: its tables do not exist before. */
export async function hasQueue(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('pgboss.job') is not null as found`.execute(db);
  return rows[0]?.found ?? false;
}
