import type { Logger } from 'pino';
import type { Db } from '../database/schema.ts';
import { reviveSilent, touchJobs } from './orphans.queries.ts';

/** Milliseconds. */
const checkEvery = 2000;
/** Seconds without a heartbeat after which a job's process is presumed dead. If it is alive, its outcome is ignored. */
const silentFor = 5;

/**
 * For several processes on one database: each sends heartbeats for its running jobs every two seconds and requeues those
 * without, so that a kill -9 delays nothing another process can do. Shorter jobs cost nothing.
 * @param wake makes the workers of a queue poll at once
 */
export function watchJobs({
  db,
  logger,
  wake,
}: {
  db: Db;
  logger: Logger;
  wake: (queue: string) => void;
}) {
  const inFlight = new Set<string>();

  async function checkJobs(): Promise<void> {
    if (inFlight.size > 0) await touchJobs(db, [...inFlight]);
    const revived = await reviveSilent(db, { seconds: silentFor });
    if (revived.length === 0) return;
    logger.info({ revived: revived.length }, 'jobs of a killed process begin anew');
    for (const queue of new Set(revived)) wake(queue);
  }

  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  function checkLater(): void {
    if (isOver) return;
    timer = setTimeout(() => {
      checkJobs()
        .catch((error) => logger.debug({ err: error }, 'looking for jobs of killed processes'))
        .finally(checkLater);
    }, checkEvery);
    timer.unref();
  }

  return {
    start: checkLater,
    stop: () => {
      isOver = true;
      clearTimeout(timer);
    },
    /** Tracks jobs as running until all of them are done and, shortly after, recorded as such. */
    during: async <Result>(ids: readonly string[], work: Promise<Result>): Promise<Result> => {
      for (const id of ids) inFlight.add(id);
      try {
        return await work;
      } finally {
        setTimeout(() => {
          for (const id of ids) inFlight.delete(id);
        }, checkEvery).unref();
      }
    },
  };
}
