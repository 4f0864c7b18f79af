import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** Lock timeout for migrations and for replacing the database (milliseconds). */
export const lockTimeout = 20_000;

/** Lifts the per-call limits for this transaction: indexing a large table takes as long as it takes. */
export async function liftLimits(trx: Db): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
}

/**
 * Limits how long this transaction waits for a lock from here on: all later requests for the lock queue up behind it.
 */
export async function limitLockWait(trx: Db, { timeout }: { timeout: number }): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(timeout)}`.execute(trx);
}

/** Turns a lock timeout into an error that names the process in the way. @returns always throws */
export async function explainLockWait(error: unknown, db: Db, what: string): Promise<never> {
  if ((error as { code?: unknown } | null)?.code !== '55P03') throw error;
  const { rows } = await sql<{ pid: number; program: string; state: string; seconds: number }>`
    select pid, application_name as program, state,
      extract(epoch from clock_timestamp() - xact_start)::int as seconds
    from pg_stat_activity activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
      and exists (select from pg_locks
        where pg_locks.pid = activity.pid and granted and locktype = 'relation')
    order by xact_start limit 5`.execute(db);
  const others = rows.map(
    ({ pid, program, state, seconds }) =>
      `process ${pid} of the database server (${program || 'a program without a name'}, ${state}, in a transaction for ${seconds} s)`,
  );
  throw new Error(
    `${what} waited for a lock that others did not give up: ${others.join(', ') || 'they are gone by now'}. Nothing was changed. End what is in the way and try again.`,
    { cause: error },
  );
}
