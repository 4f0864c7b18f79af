import type { Db } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import type { LiveEvents } from '../live/live.ts';
import type { Platform } from '../platform.ts';
import { bufferLive } from './buffer-live.ts';
import { type AnyEvent, type Happened, happen } from './happen.ts';
import type { Work } from './work.ts';

/**
 * Runs an action's writes atomically. Retries after a deadlock, discarding the live events of the failed attempt.
 * @returns the result of `run`, after the commit and the live events
 */
export async function inUnitOfWork<Result>(
  platform: Platform,
  run: (work: Work) => Promise<Result>,
): Promise<Result> {
  const { result, flush } = await inTransaction(platform.db, async (db) => {
    const { events, flush } = bufferLive(platform.live);
    return { result: await run(createWork(platform, { db, live: events })), flush };
  });
  try {
    flush();
  } catch (error) {
    // It is committed, even if nobody could be notified: pages pick up the next change, or are reloaded.
    platform.logger.error({ err: error }, 'live events not sent');
  }
  return result;
}

function createWork(platform: Platform, { db, live }: { db: Db; live: LiveEvents }): Work {
  const { now, logger, organisation, publicUrl, discord, jobs, hooks, writers } = platform;
  const record = (all: Happened, isBatch: boolean) =>
    happen(work, { hooks, writers, live }, { all, isBatch });
  const work: Work = {
    db,
    now,
    logger,
    organisation,
    publicUrl,
    discord,
    happened: (event: AnyEvent, facts: object) => record([[event, facts]], false),
    allHappened: (all) => record(all, true),
    enqueue: (job, payload, options) => jobs.enqueue(db, job, payload, options),
    enqueueMany: (job, made) => jobs.enqueueMany(db, job, made),
    cancelJob: (job, key) => jobs.cancel(db, job, key),
    tell: (hook, payload) => hooks.tell(work, hook, payload),
  };
  return work;
}
