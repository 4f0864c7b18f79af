import {
  fromKysely,
  fromPglite,
  type JobResult,
  type JobWithMetadata,
  PgBoss,
  type SendOptions,
} from 'pg-boss';
import type { Logger } from 'pino';
import type { OpenDatabase } from '../database/database.ts';
import type { Db } from '../database/schema.ts';
import type { Outcome } from '../outcome.ts';
import { type FailedJob, findFailed, listFailed } from './failed-jobs.ts';

export interface Jobs {
  /** Declares a queue and who works it off. Before `start`. */
  handle: <Data extends object>(
    queue: string,
    handler: JobHandler<Data>,
    options?: QueueOptions,
  ) => void;
  /** Adds a job in the caller's transaction: it exists if and only if the transaction commits. */
  enqueue: <Data extends object>(
    db: Db,
    queue: string,
    data: Data,
    options?: SendOptions,
  ) => Promise<void>;
  /**
   * Adds many jobs in one statement. Each has an id that its maker derived from what it is for: one that
   * exists already, done or not, is left alone, so that making them again doubles none. `waitMs`: not to be begun before.
   */
  enqueueMany: <Data extends object>(
    db: Db,
    queue: string,
    jobs: readonly { id: string; data: Data; waitMs?: number | undefined }[],
  ) => Promise<void>;
  /** Jobs given up, newest first; they are kept for a week. @param before id of the last one of the page before */
  listFailed: (page: { before?: string | undefined; limit: number }) => Promise<FailedJob[]>;
  /** Has a job that was given up tried once more, now. @returns its queue; undefined when it is not given up */
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

export interface QueueOptions {
  /** Batches worked on at once. */
  concurrency?: number;
  /** Seconds a try may take. */
  expireInSeconds?: number;
  /**
   * For what comes in rushes: a new job is not begun at once but at the next look, within two seconds, together with
   * many others. What wakes workers for each of them would slow down the rush itself.
   */
  comesInRushes?: boolean;
}

/** How soon what failed is tried again, in seconds. */
export interface JobPace {
  /** The wait after the first try; it doubles with each, up to the longest. */
  firstWait: number;
  longestWait: number;
  /** How often it is looked for what is due. */
  look: number;
}

// With the retry limit below about a day until a job is given up.
const usualPace: JobPace = { firstWait: 5, longestWait: 900, look: 5 };
const retryLimit = 104;

/** Jobs fetched, and worked on, together. */
const batchSize = { usual: 5, ofRushes: 25 };

/** The job queue, kept in the database that `database` opens; survives crashes and outages. */
export function createJobs({
  database,
  logger,
  pace = usualPace,
}: {
  database: OpenDatabase;
  logger: Logger;
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
  const handlers = new Map<string, { handler: JobHandler<never>; options: QueueOptions }>();

  async function attempt(
    queue: string,
    handler: JobHandler<never>,
    job: JobWithMetadata<unknown>,
  ): Promise<JobResult> {
    const { id } = job;
    const isLast = job.retryCount >= job.retryLimit;
    try {
      const outcome = await handler(job.data as never, { id, signal: job.signal });
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

  return {
    handle: (queue, handler, options = {}) => {
      handlers.set(queue, { handler: handler as JobHandler<never>, options });
    },
    enqueue: async (db, queue, data, options) => {
      await boss.send(queue, data, { ...options, db: fromKysely(db) });
    },
    enqueueMany: async (db, queue, jobs) => {
      if (jobs.length === 0) return;
      await boss.insert(
        queue,
        jobs.map(({ id, data, waitMs = 0 }) => ({
          id,
          data,
          ...(waitMs > 0 && { startAfter: new Date(Date.now() + waitMs) }),
        })),
        { db: fromKysely(db) },
      );
    },
    listFailed: (page) => listFailed(database.db, page),
    retry: async (id) => {
      const queue = await findFailed(database.db, id);
      if (queue === undefined) return undefined;
      await boss.retry(queue, id);
      return queue;
    },
    start: async ({ work = true } = {}) => {
      await boss.start();
      for (const [queue, { handler, options }] of handlers) {
        const { concurrency = 2, expireInSeconds = 60, comesInRushes = false } = options;
        await boss.createQueue(queue, { ...retries, expireInSeconds, notify: !comesInRushes });
        // Any look-up puts the queue into pg-boss's cache: an enqueue inside a transaction must not wait
        // for a connection that, embedded, the transaction itself holds.
        await boss.findJobs(queue, { key: 'none' });
        if (!work) continue;
        await boss.work(
          queue,
          {
            localConcurrency: concurrency,
            pollingIntervalSeconds: Math.min(2, pace.look),
            // New jobs announce themselves; those to be tried again are found by looking.
            ...(!comesInRushes && { notifyPollingIntervalSeconds: pace.look }),
            // While there is more, the next are fetched at once, not at the next look: a registration rush
            // makes thousands. It takes batches of two at least.
            batchSize: comesInRushes ? batchSize.ofRushes : batchSize.usual,
            burstWhenBatchFull: true,
            perJobResults: true,
            includeMetadata: true,
          },
          (batch) => Promise.all(batch.map((job) => attempt(queue, handler, job))),
        );
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000, close: true }),
  };
}

/** For the owner's eyes, without the stack. */
function describe(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500);
}
