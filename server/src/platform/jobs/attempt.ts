import { setTimeout as wait } from 'node:timers/promises';
import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Outcome } from '../outcome.ts';
import type { Job, JobHandler } from './define-job.ts';

export interface Handled {
  definition: Job<object>;
  handler: JobHandler<never>;
}

/** How far the database's clock may be ahead, in milliseconds: half of what an attempt has. */
const longestLead = 30_000;

/** Runs a job once and reports the outcome to the queue. */
export function createAttempt({
  boss,
  logger,
  now,
  makeNextDaily,
}: {
  boss: PgBoss;
  logger: Logger;
  now: () => Date;
  makeNextDaily: (definition: Job<object>) => Promise<void>;
}): (handled: Handled, job: JobWithMetadata<unknown>) => Promise<JobResult> {
  /**
   * Waits until a job is due by this process's clock. The queue uses the database's clock: if that is ahead, a handler would
   * find its job not due yet and drop it. A job without a start time is due at once.
   */
  async function awaitMoment({ startAfter, createdOn, signal }: JobWithMetadata<unknown>) {
    if (startAfter.getTime() === createdOn.getTime()) return;
    const early = startAfter.getTime() - now().getTime();
    // A timer may be a millisecond early.
    if (early > 0) await wait(Math.min(early, longestLead) + 5, undefined, { signal });
  }

  /** Runs a job. A payload of a later release is left to a process of that release. */
  async function work({ definition, handler }: Handled, job: JobWithMetadata<unknown>) {
    const read = definition.unpack(job.data);
    if ('unreadable' in read) {
      const kind = read.unreadable === 'newer' ? 'away' : 'refused';
      return { kind, reason: read.reason } as const;
    }
    await awaitMoment(job);
    if (definition.daily) await makeNextDaily(definition);
    return handler(read.payload as never, { id: job.id, signal: job.signal });
  }

  return async (handled, job) => {
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
        // Failed here, because only a waiting job can be given a start time.
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
  };
}

/** Shown to the owner, so without the stack. */
function describe(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500);
}
