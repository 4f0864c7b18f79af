import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** How long a migration, or whoever replaces the database, waits for a lock (milliseconds). */
export const lockTimeout = 20_000;

/** Lifts the limits of calls for this transaction: building an index over a large table takes as long as it takes. */
export async function liftLimits(trx: Db): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
}

/**
 * From here on, a lock that somebody else keeps is waited for so long only: meanwhile everybody who comes later
 * waits behind this transaction.
 */
export async function limitLockWait(trx: Db, { timeout }: { timeout: number }): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(timeout)}`.execute(trx);
}

/** Makes a sentence with who is in the way out of a lock that was not given in time. @returns always throws */
export async function explainLockWait(
  error: unknown,
  { db, what }: { db: Db; what: string },
): Promise<never> {
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
