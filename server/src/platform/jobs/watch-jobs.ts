import type { Logger } from 'pino';
import type { Db } from '../database/schema.ts';
import { reviveSilent, touchJobs } from './orphans.queries.ts';

/** Milliseconds. */
const lookEvery = 2000;
/** Seconds without a word, after which a job's process is taken for dead. Should it live, its outcome no longer counts. */
const silentFor = 5;

/**
 * For several processes on one database: each says every two seconds what it is still working on, and has begun
 * anew what nobody speaks for, so that a kill -9 of one holds nothing up that another can do. What is done sooner costs nothing.
 * @param wake has the workers of a queue look at once
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

  async function look(): Promise<void> {
    if (inFlight.size > 0) await touchJobs(db, [...inFlight]);
    const revived = await reviveSilent(db, { seconds: silentFor });
    if (revived.length === 0) return;
    logger.info({ revived: revived.length }, 'jobs of a killed process begin anew');
    for (const queue of new Set(revived)) wake(queue);
  }

  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  function lookLater(): void {
    if (isOver) return;
    timer = setTimeout(() => {
      look()
        .catch((error) => logger.debug({ err: error }, 'looking for jobs of killed processes'))
        .finally(lookLater);
    }, lookEvery);
    timer.unref();
  }

  return {
    start: lookLater,
    stop: () => {
      isOver = true;
      clearTimeout(timer);
    },
    /** Counts jobs as being worked on until all of them are done, and a moment longer: then it is written down. */
    during: async <Result>(ids: readonly string[], work: Promise<Result>): Promise<Result> => {
      for (const id of ids) inFlight.add(id);
      try {
        return await work;
      } finally {
        setTimeout(() => {
          for (const id of ids) inFlight.delete(id);
        }, lookEvery).unref();
      }
    },
  };
}
