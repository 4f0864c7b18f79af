import pg from 'pg';
import { expect } from 'vitest';

export interface StatementHold {
  /** Resolves once somebody stands there. */
  reached: () => Promise<void>;
  /** Releases the waiting statement; the next one waits again. */
  letOneThrough: () => Promise<void>;
  /** Number of matching statements waiting for a lock. */
  countWaiting: (like: string) => Promise<number>;
  /** Number of transactions of this database aborted by deadlock detection. */
  countDeadlocks: () => Promise<number>;
  /** How many connections the site has to this database. */
  countSiteConnections: () => Promise<number>;
  /** Lets everybody through from now on. */
  release: () => Promise<void>;
  end: () => Promise<void>;
}

const key = 4711;

/**
 * Has statements that write a table wait, until they are let through: what stands between two of a transaction.
 * `before`: with nothing written and no reference looked at yet.
 */
export async function holdStatements(
  url: string,
  { table, moment = 'after' }: { table: string; moment?: 'before' | 'after' },
): Promise<StatementHold> {
  const holder = new pg.Client({ connectionString: url });
  const looker = new pg.Client({ connectionString: url });
  await holder.connect();
  await looker.connect();
  await holder.query(`select pg_advisory_lock(${key})`);
  await looker.query(`
    create or replace function wait_for_test() returns trigger language plpgsql as $$ begin
      perform pg_advisory_xact_lock_shared(${key});
      return null;
    end $$`);
  await looker.query(`
    create trigger wait_for_test ${moment} insert or update on ${table} for each statement
    execute function wait_for_test()`);
  const count = async (text: string, values: unknown[] = []) =>
    Number((await looker.query(text, values)).rows[0]?.count);
  const countHeld = () =>
    count(`select count(*) from pg_locks where locktype = 'advisory' and objid = ${key}
      and database = (select oid from pg_database where datname = current_database()) and not granted`);
  return {
    reached: async () => {
      await expect.poll(countHeld, { interval: 10 }).toBeGreaterThan(0);
    },
    letOneThrough: async () => {
      await holder.query(`select pg_advisory_unlock(${key})`);
      await holder.query(`select pg_advisory_lock(${key})`);
    },
    countWaiting: (like) =>
      count(
        `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
           and query like $1`,
        [like],
      ),
    countDeadlocks: () =>
      count('select deadlocks as count from pg_stat_database where datname = current_database()'),
    countSiteConnections: () =>
      count(
        `select count(*) from pg_stat_activity where datname = current_database() and application_name = 'one-dream'`,
      ),
    release: async () => {
      // The trigger is not dropped first: that would wait for whoever stands there.
      await holder.end();
      await looker.query(`drop trigger wait_for_test on ${table}`);
    },
    end: async () => {
      await holder.end();
      await looker.end();
    },
  };
}
