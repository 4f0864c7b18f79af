import { fromPglite, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { OpenDatabase } from '../database/database.ts';
import { inBackground } from '../database/lanes.ts';
import { createAttempt, type Handled } from './attempt.ts';
import type { Job, JobHandler } from './define-job.ts';
import { createEnqueuer, type EnqueuesJobs } from './enqueue-jobs.ts';
import { type FailedJob, findFailed, listFailed } from './failed-jobs.ts';
import { reviveOrphans } from './orphans.queries.ts';
import { watchJobs } from './watch-jobs.ts';

export interface Jobs extends EnqueuesJobs {
  /** Registers the handler of a kind of job. Call before `start`. */
  handle: <Payload extends object>(job: Job<Payload>, handler: JobHandler<Payload>) => void;
  /** Dead letters, newest first, kept for a week. @param before ID of the last one of the previous page */
  listFailed: (page: { before?: string | undefined; limit: number }) => Promise<FailedJob[]>;
  /** Redrives a dead letter with one immediate attempt. @returns its queue; undefined when it is not a dead letter */
  retry: (id: string) => Promise<string | undefined>;
  /** Creates the queues, without which nothing can be enqueued. */
  start: () => Promise<void>;
  /** Starts the workers, after `start`: what is due begins, behind the requests. */
  work: () => Promise<void>;
  /** Makes all workers of this process poll at once: for whoever made jobs due without enqueueing them. */
  look: () => void;
  /** Takes no new jobs; those that run have five seconds. */
  stop: () => Promise<void>;
}

/** Timing of retries and polling, in seconds. */
export interface JobPace {
  /** Delay after the first attempt; doubles with each further one, up to the longest. */
  firstWait: number;
  longestWait: number;
  /** Polling interval: new jobs are announced, retries are not. */
  look: number;
  /** Polling interval for jobs created in bursts, which are never announced. */
  lookForRushes: number;
}

// With the retry limit below, a job fails permanently after about a day.
const usualPace: JobPace = { firstWait: 5, longestWait: 900, look: 5, lookForRushes: 2 };
const retryLimit = 104;

/** Number of jobs fetched and processed together. */
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
  const boss = openBoss({ database, logger });
  const handlers = new Map<string, Handled>();
  const workers = new Map<string, string>();
  let isStopped = false;
  const watch = watchJobs({
    db: database.db,
    logger,
    wake: (queue) => boss.notifyWorker(workers.get(queue) ?? ''),
  });

  const { makeNextDaily, ...maker } = createEnqueuer({ boss, database, now });
  const attempt = createAttempt({ boss, logger, now, makeNextDaily });

  /** All of them before the first worker: due jobs start at once and may enqueue any other kind. */
  async function createQueues(): Promise<void> {
    for (const { definition } of handlers.values()) {
      const { name: queue, options } = definition;
      const { expireInSeconds = 60, isBatched = false } = options;
      await boss.createQueue(queue, { ...retries, expireInSeconds, notify: !isBatched });
      // Any look-up loads the queue into pg-boss's cache: an enqueue inside a transaction must not wait for a connection
      // that, embedded, the transaction itself holds.
      await boss.findJobs(queue, { key: 'none' });
      await makeNextDaily(definition);
    }
  }

  async function startWorker(handled: Handled): Promise<void> {
    const { name: queue, options } = handled.definition;
    const { concurrency = 2, isBatched = false } = options;
    const worker = await boss.work(
      queue,
      {
        localConcurrency: concurrency,
        pollingIntervalSeconds: pace.lookForRushes,
        ...(!isBatched && { notifyPollingIntervalSeconds: pace.look }),
        // While there are more, the next batch is fetched at once rather than at the next poll: a registration rush creates
        // thousands. Requires batches of at least two.
        batchSize: isBatched ? batchSize.ofRushes : batchSize.usual,
        burstWhenBatchFull: true,
        perJobResults: true,
        includeMetadata: true,
      },
      (batch) => {
        const ids = batch.map(({ id }) => id);
        const work = () => Promise.all(batch.map((job) => attempt(handled, job)));
        return watch.during(ids, inBackground(work));
      },
    );
    workers.set(queue, worker);
  }

  return {
    handle: (definition: Job<object>, handler: JobHandler<never>) => {
      if (handlers.has(definition.name)) throw new Error(`two handlers of ${definition.name}`);
      handlers.set(definition.name, { definition, handler });
    },
    ...maker,
    listFailed: (page) => listFailed(database.db, page),
    retry: async (id) => {
      const queue = await findFailed(database.db, id);
      if (queue === undefined) return undefined;
      await boss.retry(queue, id);
      return queue;
    },
    start: async () => {
      await boss.start();
      await createQueues();
    },
    work: async () => {
      const revived = await reviveOrphans(database);
      if (revived > 0) logger.info({ revived }, 'jobs of a killed process begin anew');
      for (const handled of handlers.values()) {
        if (isStopped) return;
        await startWorker(handled);
      }
      // An embedded database has a single worker process, which checked when it started.
      if (database.kind === 'server') watch.start();
    },
    look: () => {
      for (const worker of workers.values()) boss.notifyWorker(worker);
    },
    stop: async () => {
      isStopped = true;
      watch.stop();
      // Drains: running jobs have five seconds to finish.
      await boss.stop({ graceful: true, timeout: 5000, close: true });
    },
  };
}

function openBoss({ database, logger }: { database: OpenDatabase; logger: Logger }): PgBoss {
  const boss = new PgBoss({
    ...(database.pglite
      ? { db: behindRequests(database), backend: 'pglite' as const }
      : { connectionString: database.url ?? '', max: 3 }),
    useListenNotify: true,
  });
  boss.on('error', (error) => logger.error({ err: error }, 'job queue'));
  return boss;
}

/** The queue's own statements on the embedded database. */
function behindRequests({ pglite, lanes }: OpenDatabase) {
  if (!pglite || !lanes) throw new Error('The database is not embedded.');
  const db = fromPglite(pglite);
  const executeSql: typeof db.executeSql = async (text, values) => {
    await inBackground(lanes.enter);
    try {
      return await db.executeSql(text, values);
    } finally {
      lanes.leave();
    }
  };
  return { ...db, executeSql };
}
