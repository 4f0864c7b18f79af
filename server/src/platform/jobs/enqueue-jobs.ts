import { CompiledQuery, sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { OpenDatabase } from '../database/database.ts';
import { sendAhead } from '../database/pipelined-transactions.ts';
import type { Db } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { deriveId } from '../secrets.ts';
import type { EnqueueOptions, Job, JobToMake } from './define-job.ts';
import { nextMoment } from './next-moment.ts';

export interface EnqueuesJobs {
  /** Enqueues a job in the caller's transaction: it exists if and only if the transaction commits. */
  enqueue: <Payload extends object>(
    db: Db,
    job: Job<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ) => Promise<void>;
  /**
   * Enqueues many jobs in one statement. Each has an ID derived from its purpose: an existing one, done or not, is left
   * alone, so enqueueing is idempotent.
   */
  enqueueMany: <Data extends object>(
    db: Db,
    job: Job<Data>,
    jobs: readonly JobToMake<Data>[],
  ) => Promise<void>;
  /** Cancels the jobs waiting under a key; one already running is not stopped. */
  cancel: <Payload extends object>(db: Db, job: Job<Payload>, key: string) => Promise<void>;
}

interface Enqueuer extends EnqueuesJobs {
  makeNextDaily: (definition: Job<object>) => Promise<void>;
}

/** Creates and cancels jobs in the caller's transaction. */
export function createEnqueuer({
  boss,
  database,
  now,
}: {
  boss: PgBoss;
  database: OpenDatabase;
  now: () => Date;
}): Enqueuer {
  async function insert(
    db: Db,
    { definition, jobs }: { definition: Job<object>; jobs: readonly NewJob[] },
  ): Promise<void> {
    const rows = jobs.map(({ id, key, data, at }) => ({
      ...(id !== undefined && { id }),
      ...(key !== undefined && { singletonKey: key }),
      ...(at !== undefined && { startAfter: at }),
      data: definition.pack(data),
    }));
    await boss.insert(definition.name, rows, {
      db: {
        executeSql: async (text, values) => {
          await sendAhead(db, CompiledQuery.raw(text, values));
          return { rows: [] };
        },
      },
    });
  }

  /** Each daily job schedules its successor; the first one, and one whose time has changed, is scheduled at startup. */
  async function makeNextDaily(definition: Job<object>): Promise<void> {
    const { name: queue, daily } = definition;
    if (daily === undefined) return;
    const moment = nextMoment(daily, now());
    const key = 'daily';
    await inTransaction(database.db, async (db) => {
      await lockKey(db, { queue, key });
      const waiting = await findWaiting(db, { queue, key });
      // A due or overdue one runs, and schedules the next.
      if (waiting && waiting <= now()) return;
      await deleteUntried(db, { queue, key });
      const id = onceId(queue, moment.toISOString());
      const data = { moment: moment.toISOString() };
      await insert(db, { definition, jobs: [{ id, key, data, at: moment }] });
    });
  }

  return {
    makeNextDaily,
    enqueue: async (
      db: Db,
      definition: Job<object>,
      data: object,
      { at, once, key, keepsWaiting }: EnqueueOptions = {},
    ) => {
      const { name: queue } = definition;
      const id = once === undefined ? undefined : onceId(queue, once);
      const jobs = [{ id, key, data, at }];
      if (key === undefined) return insert(db, { definition, jobs });
      await lockKey(db, { queue, key });
      if (keepsWaiting && (await findWaiting(db, { queue, key }))) return;
      await deleteWaiting(db, { queue, key });
      await insert(db, { definition, jobs });
    },
    enqueueMany: async (db, definition, jobs) => {
      if (jobs.length === 0) return;
      const made = jobs.map(({ id, key, data, waitMs = 0 }) => ({
        ...{ id, key, data },
        at: waitMs > 0 ? new Date(Date.now() + waitMs) : undefined,
      }));
      await insert(db, { definition, jobs: made });
    },
    cancel: async (db, { name: queue }, key) => {
      await lockKey(db, { queue, key });
      await deleteWaiting(db, { queue, key });
    },
  };
}

interface NewJob {
  id?: string | undefined;
  key?: string | undefined;
  data: object;
  at?: Date | undefined;
}

/** UUID namespace of the IDs of jobs with a `once` key. */
const onceNamespace = '6f1a3a52-7d0c-4f0e-9a53-3e0f5f0f6b1d';

function onceId(queue: string, text: string): string {
  return deriveId(onceNamespace, `${queue} ${text}`);
}

interface Keyed {
  queue: string;
  key: string;
}

/** Serialises changes to the jobs of this key until the end of the transaction. */
async function lockKey(db: Db, { queue, key }: Keyed): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${queue} ${key}`}, 0))`.execute(db);
}

/** Cancels the jobs waiting under a key. */
async function deleteWaiting(db: Db, { queue, key }: Keyed): Promise<void> {
  await sql`delete from pgboss.job
    where name = ${queue} and singleton_key = ${key} and state in ('created', 'retry')`.execute(db);
}

/** Start time of the job waiting untried under a key. */
async function findWaiting(db: Db, { queue, key }: Keyed): Promise<Date | undefined> {
  const { rows } = await sql<{ start_after: Date }>`select start_after from pgboss.job
    where name = ${queue} and singleton_key = ${key} and state = 'created'
    order by start_after limit 1`.execute(db);
  return rows[0]?.start_after;
}

/** Cancels the jobs waiting under a key that have not been tried. */
async function deleteUntried(db: Db, { queue, key }: Keyed): Promise<void> {
  await sql`delete from pgboss.job
    where name = ${queue} and singleton_key = ${key} and state = 'created'`.execute(db);
}
