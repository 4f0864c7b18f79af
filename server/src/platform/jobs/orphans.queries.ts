import { sql } from 'kysely';
import type { OpenDatabase } from '../database/database.ts';
import { siteLockKey } from '../database/hold-server.ts';
import type { Db } from '../database/schema.ts';

/**
 * Requeues jobs that were running when their process was killed: they would otherwise wait for their timeout. A starting
 * worker recognises them by age, as every worker has held the database since before its jobs started.
 * @returns how many
 */
export async function reviveOrphans({ db, kind }: OpenDatabase): Promise<number> {
  const alive =
    kind === 'embedded'
      ? sql`true`
      : sql`started_on < (
          select min(backend_start) from pg_locks join pg_stat_activity using (pid)
          where locktype = 'advisory' and granted and objid = ${sql.lit(siteLockKey)}
            and pg_locks.database = (select oid from pg_database where datname = current_database()))`;
  const { numAffectedRows } = await sql`update pgboss.job set state = 'retry', start_after = now()
    where state = 'active' and ${alive}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Heartbeat: marks these jobs as still running. */
export async function touchJobs(db: Db, ids: readonly string[]): Promise<void> {
  await sql`update pgboss.job set heartbeat_on = now()
    where state = 'active' and id = any(${ids}::uuid[])`.execute(db);
}

/** Requeues jobs without a heartbeat for that many seconds. @returns their queues */
export async function reviveSilent(db: Db, { seconds }: { seconds: number }): Promise<string[]> {
  const { rows } = await sql<{ queue: string }>`update pgboss.job
    set state = 'retry', start_after = now()
    where state = 'active' and name not like '\\_\\_pgboss%'
      and coalesce(heartbeat_on, started_on) < now() - make_interval(secs => ${seconds})
    returning name as queue`.execute(db);
  return rows.map(({ queue }) => queue);
}
