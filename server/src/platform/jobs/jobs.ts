import { CompiledQuery } from 'kysely';
import { fromPglite, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { OpenDatabase } from '../database/database.ts';
import { sendAhead } from '../database/pipelined-transactions.ts';
import type { Db } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Outcome } from '../outcome.ts';
import { deriveId } from '../secrets.ts';
import type { EnqueueOptions, Job, JobToMake } from './define-job.ts';
import { type FailedJob, findFailed, listFailed } from './failed-jobs.ts';
import { deleteUntried, deleteWaiting, findWaiting, lockKey } from './keyed-jobs.ts';
import { nextMoment } from './next-moment.ts';
import { reviveOrphans } from './orphans.queries.ts';
import { watchJobs } from './watch-jobs.ts';

export interface Jobs {
  /** Declares who works a kind of job off. Before `start`. */
  handle: <Payload extends object>(job: Job<Payload>, handler: JobHandler<Payload>) => void;
  /** Adds a job in the caller's transaction: it exists if and only if the transaction commits. */
  enqueue: <Payload extends object>(
    db: Db,
    job: Job<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ) => Promise<void>;
  /**
   * Adds many jobs in one statement. Each has an id that its maker derived from what it is for: one that
   * exists already, done or not, is left alone, so that making them again doubles none.
   */
  enqueueMany: <Data extends object>(
    db: Db,
    job: Job<Data>,
    jobs: readonly JobToMake<Data>[],
  ) => Promise<void>;
  /** Takes back what waits under a key; what is being worked on already is not stopped. */
  cancel: <Payload extends object>(db: Db, job: Job<Payload>, key: string) => Promise<void>;
  /** Dead letters: jobs given up, newest first; they are kept for a week. @param before id of the last one of the page before */
  listFailed: (page: { before?: string | undefined; limit: number }) => Promise<FailedJob[]>;
  /** Redrives a dead letter: has a job that was given up tried once more, now. @returns its queue; undefined when it is not given up */
  retry: (id: string) => Promise<string | undefined>;
  /** Creates the queues and starts working. Set `work: false` to enqueue only. */
  start: (options?: { work?: boolean }) => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Done when it returns nothing or `ok`. `away` is tried again, not before the time the other side asked for;
 * `refused` is given up at once, visibly. What is thrown is tried again.
 */
export type JobHandler<Data> = (
  data: Data,
  job: { id: string; signal: AbortSignal },
) => Promise<void> | Promise<Outcome>;

/** How soon what failed is tried again, in seconds. */
export interface JobPace {
  /** The wait after the first try; it doubles with each, up to the longest. */
  firstWait: number;
  longestWait: number;
  /** How often it is looked for what is due: new jobs announce themselves, those to be tried again do not. */
  look: number;
  /** How often jobs are looked for that come in rushes, and are announced by nobody. */
  lookForRushes: number;
}

// With the retry limit below about a day until a job is given up.
const usualPace: JobPace = { firstWait: 5, longestWait: 900, look: 5, lookForRushes: 2 };
const retryLimit = 104;

/** Jobs fetched, and worked on, together. */
const batchSize = { usual: 5, ofRushes: 25 };

/** The job queue, kept in the database that `database` opens; survives crashes and outages. */
export function createJobs({
  database,
  logger,
  now = () => new Date(),
  pace = usualPace,
}: {
  database: OpenDatabase;
  logger: Logger;
  now?: () => Date;
  pace?: JobPace | undefined;
}): Jobs {
  const retries = {
    retryLimit,
    retryDelay: pace.firstWait,
    retryBackoff: true,
    retryDelayMax: pace.longestWait,
  };
  const boss = new PgBoss({
    ...(database.pglite
      ? { db: fromPglite(database.pglite), backend: 'pglite' as const }
      : { connectionString: database.url ?? '', max: 3 }),
    useListenNotify: true,
  });
  boss.on('error', (error) => logger.error({ err: error }, 'job queue'));
  const handlers = new Map<string, Handled>();
  const workers = new Map<string, string>();
  const watch = watchJobs({
    db: database.db,
    logger,
    wake: (queue) => boss.notifyWorker(workers.get(queue) ?? ''),
  });

  /** Runs a job. A payload of a later release waits for a process that runs it. */
  async function work({ definition, handler }: Handled, job: JobWithMetadata<unknown>) {
    const read = definition.unpack(job.data);
    if ('unreadable' in read) {
      const kind = read.unreadable === 'newer' ? 'away' : 'refused';
      return { kind, reason: read.reason } as const;
    }
    if (definition.daily) await makeNextDaily(definition);
    return handler(read.payload as never, { id: job.id, signal: job.signal });
  }

  async function attempt(handled: Handled, job: JobWithMetadata<unknown>): Promise<JobResult> {
    const { id } = job;
    const queue = handled.definition.name;
    const isLast = job.retryCount >= job.retryLimit;
    try {
      const outcome: Outcome | undefined = (await work(handled, job)) ?? undefined;
      if (!outcome || outcome.kind === 'ok') return { id, status: 'completed' };
      const output = { message: outcome.reason };
      if (outcome.kind === 'refused' || isLast) {
        logger.error({ queue, job: id, reason: outcome.reason }, 'job given up');
        return { id, status: 'deadletter', output };
      }
      logger.warn({ queue, job: id, reason: outcome.reason }, 'job failed, to be tried again');
      if (outcome.retryAfterMs) {
        // Settled here, as only a job that waits can be told until when.
        await boss.fail(queue, { id, retryCount: job.retryCount }, output);
        const startAfter = new Date(Date.now() + outcome.retryAfterMs + 250);
        await boss.update(queue, undefined, { id, startAfter });
      }
      return { id, status: 'failed', output };
    } catch (error) {
      const told = { err: error, queue, job: id };
      if (isLast) logger.error(told, 'job given up');
      else logger.warn(told, 'job failed, to be tried again');
      return { id, status: 'failed', output: { message: describe(error) } };
    }
  }

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

  /** Daily jobs are made by the one before them; the first, and after a change of the time, by the start. */
  async function makeNextDaily(definition: Job<object>): Promise<void> {
    const { name: queue, daily } = definition;
    if (daily === undefined) return;
    const moment = nextMoment(daily, now());
    const key = 'daily';
    await inTransaction(database.db, async (db) => {
      await lockKey(db, { queue, key });
      const waiting = await findWaiting(db, { queue, key });
      // One that is due, or overdue, is done, and makes the next.
      if (waiting && waiting <= now()) return;
      await deleteUntried(db, { queue, key });
      const id = onceId(queue, moment.toISOString());
      const data = { moment: moment.toISOString() };
      await insert(db, { definition, jobs: [{ id, key, data, at: moment }] });
    });
  }

  return {
    handle: (definition: Job<object>, handler: JobHandler<never>) => {
      if (handlers.has(definition.name)) throw new Error(`two handlers of ${definition.name}`);
      handlers.set(definition.name, { definition, handler });
    },
    enqueue: async (
      db: Db,
      definition: Job<object>,
      data: object,
      { at, once, key }: EnqueueOptions = {},
    ) => {
      const { name: queue } = definition;
      const id = once === undefined ? undefined : onceId(queue, once);
      const jobs = [{ id, key, data, at }];
      if (key === undefined) return insert(db, { definition, jobs });
      await lockKey(db, { queue, key });
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
    listFailed: (page) => listFailed(database.db, page),
    retry: async (id) => {
      const queue = await findFailed(database.db, id);
      if (queue === undefined) return undefined;
      await boss.retry(queue, id);
      return queue;
    },
    start: async ({ work: works = true } = {}) => {
      await boss.start();
      if (works) {
        const revived = await reviveOrphans(database);
        if (revived > 0) logger.info({ revived }, 'jobs of a killed process begin anew');
      }
      // All of them before the first worker: what is due begins at once, and may make jobs of any kind.
      for (const { definition } of handlers.values()) {
        const { name: queue, options } = definition;
        const { expireInSeconds = 60, isBatched = false } = options;
        await boss.createQueue(queue, { ...retries, expireInSeconds, notify: !isBatched });
        // Any look-up puts the queue into pg-boss's cache: an enqueue inside a transaction must not wait
        // for a connection that, embedded, the transaction itself holds.
        await boss.findJobs(queue, { key: 'none' });
        await makeNextDaily(definition);
      }
      for (const handled of works ? handlers.values() : []) {
        const { name: queue, options } = handled.definition;
        const { concurrency = 2, isBatched = false } = options;
        const worker = await boss.work(
          queue,
          {
            localConcurrency: concurrency,
            pollingIntervalSeconds: pace.lookForRushes,
            ...(!isBatched && { notifyPollingIntervalSeconds: pace.look }),
            // While there is more, the next are fetched at once, not at the next look: a registration rush
            // makes thousands. It takes batches of two at least.
            batchSize: isBatched ? batchSize.ofRushes : batchSize.usual,
            burstWhenBatchFull: true,
            perJobResults: true,
            includeMetadata: true,
          },
          (batch) => {
            const ids = batch.map(({ id }) => id);
            return watch.during(ids, Promise.all(batch.map((job) => attempt(handled, job))));
          },
        );
        workers.set(queue, worker);
      }
      // An embedded database has one process at work, which looked when it began.
      if (works && database.kind === 'server') watch.start();
    },
    stop: async () => {
      watch.stop();
      // Drains: what is being worked on has five seconds to end.
      await boss.stop({ graceful: true, timeout: 5000, close: true });
    },
  };
}

interface Handled {
  definition: Job<object>;
  handler: JobHandler<never>;
}

interface NewJob {
  id?: string | undefined;
  key?: string | undefined;
  data: object;
  at?: Date | undefined;
}

/** The namespace of the ids of what is made once. */
const onceNamespace = '6f1a3a52-7d0c-4f0e-9a53-3e0f5f0f6b1d';

function onceId(queue: string, text: string): string {
  return deriveId(onceNamespace, `${queue} ${text}`);
}

/** For the owner's eyes, without the stack. */
function describe(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500);
}
