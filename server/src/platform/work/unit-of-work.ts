import { inTransaction } from '../database/transaction.ts';
import type { Platform } from '../platform.ts';
import { bufferLive } from './buffer-live.ts';
import type { Work } from './work.ts';

/**
 * Runs an action's writes as one unit: all of it happens, or nothing does. It runs anew when the database gave the
 * transaction up for a deadlock; what was to be told live by a try that failed is forgotten.
 * @returns what `run` returns, once it is committed and told
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
    // It is done, whoever could not be told: pages hear the next change, or are loaded again.
    platform.logger.error({ err: error }, 'live events not sent');
  }
  return result;
}

function createWork(platform: Platform, { db, live }: Pick<Work, 'db' | 'live'>): Work {
  const { now, logger, organisation, publicUrl, discord, jobs, hooks, writers } = platform;
  const work: Work = {
    db,
    live,
    now,
    logger,
    organisation,
    publicUrl,
    discord,
    audit: (event) => writers.audit(work, [event]),
    auditAll: (events) => writers.audit(work, events),
    notify: (message) => writers.notify(work, message),
    notifyAll: (messages) => writers.notifyAll(work, messages),
    enqueue: (job, payload, options) => jobs.enqueue(db, job, payload, options),
    enqueueMany: (job, made) => jobs.enqueueMany(db, job, made),
    cancelJob: (job, key) => jobs.cancel(db, job, key),
    tell: (hook, payload) => hooks.tell(work, hook, payload),
  };
  return work;
}
