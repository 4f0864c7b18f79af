import * as z from 'zod/mini';
import type { ReplyTo } from '../../platform/discord/discord-replies.ts';
import { groupCommit } from '../../platform/group-commit.ts';
import { defineJob, type PayloadOf } from '../../platform/jobs/define-job.ts';
import type { Outcome } from '../../platform/outcome.ts';
import type { Platform } from '../../platform/platform.ts';
import { newId } from '../../platform/secrets.ts';

/** How long Discord accepts answers to an interaction, less the time for a last try (milliseconds). */
const tokenLifeMs = 15 * 60_000 - 20_000;
/** After this a process that promised an answer is considered dead (milliseconds). */
const lostAfterMs = 20_000;
/** Most promises stored in one statement: they come in rushes. */
const mostTogether = 100;

const wireMessage = z.record(z.string(), z.unknown());

/** A deferred answer to an interaction. It never holds a room: that is sent from memory. */
const followUpJob = defineJob({
  name: 'discord-follow-up',
  schema: z.object({
    interactionId: z.string(),
    applicationId: z.string(),
    token: z.string(),
    /** ISO 8601, of the real clock. */
    until: z.string(),
    message: z.nullable(wireMessage),
    shared: z.nullable(wireMessage),
  }),
});

interface Promised extends ReplyTo {
  interactionId: string;
}

interface Follow {
  message: object;
  shared?: object | undefined;
}

/** Sends deferred answers to Discord: by jobs, which outlive this process, or from memory if an answer must not be stored. */
export function createFollowUps(platform: Platform) {
  const { db, jobs, logger } = platform;
  const payloadOf = (to: Promised, { message, shared }: Follow) => ({
    ...to,
    until: new Date(Date.now() + tokenLifeMs).toISOString(),
    message: message as Record<string, unknown>,
    shared: (shared ?? null) as Record<string, unknown> | null,
  });
  const promise = groupCommit<PayloadOf<typeof followUpJob>, undefined>({
    most: mostTogether,
    serve: async (_key, promised) => {
      const made = promised.map((data) => ({
        ...{ id: newId(), key: data.interactionId },
        ...{ data, waitMs: lostAfterMs },
      }));
      await jobs.enqueueMany(db, followUpJob, made);
      return promised.map(() => undefined);
    },
  });
  return {
    /** Sends `lost` in place of the answer, unless one of the others follows. */
    promise: async (to: Promised, lost: Follow): Promise<void> => {
      await promise('', payloadOf(to, lost));
    },
    send: (to: Promised, follow: Follow) =>
      jobs.enqueue(db, followUpJob, payloadOf(to, follow), { key: to.interactionId }),
    sendSecret: async (to: Promised, { message }: Follow): Promise<void> => {
      await jobs.cancel(db, followUpJob, to.interactionId);
      const until = Date.now() + tokenLifeMs;
      for (let wait = 500; Date.now() < until; wait = Math.min(wait * 2, 60_000)) {
        const outcome = await platform.discord?.editReply(to, message);
        if (!outcome || !isWorthAnother(outcome)) {
          if (outcome?.kind === 'refused')
            logger.warn({ reason: outcome.reason }, 'an answer to Discord was refused');
          return;
        }
        await pause(outcome.kind === 'away' ? (outcome.retryAfterMs ?? wait) : wait);
      }
    },
  };
}

export function handleFollowUps({ jobs, discord }: Platform): void {
  jobs.handle(followUpJob, async ({ until, message, shared, ...to }): Promise<Outcome> => {
    const isOver = Date.now() > Date.parse(until);
    if (!discord || isOver) return { kind: 'ok' };
    if (message) {
      const outcome = await insistent(() => discord.editReply(to, message));
      if (outcome.kind !== 'ok') return outcome;
    }
    // A retry for this call alone repeats the edit: the same text, in its place.
    if (!shared) return { kind: 'ok' };
    return insistent(() => discord.sendBeside(to, shared));
  });
}

/** Discord's answers while it has not processed the promise yet. */
const notYetCodes = [10008, 10015, 0];
/**
 * Retry delays (milliseconds): an answer may overtake its promise by moments, a failure of Discord lasts as long, and the
 * queue would wait for tens of seconds.
 */
const soonAgain = [100, 400, 1_500, 3_500];

/** @returns `away` while it is worth another try by the queue */
async function insistent(send: () => Promise<Outcome>): Promise<Outcome> {
  let outcome = await send();
  for (const ms of soonAgain) {
    if (!isWorthAnother(outcome) || ('retryAfterMs' in outcome && outcome.retryAfterMs)) break;
    await pause(ms);
    outcome = await send();
  }
  return isNotYet(outcome) ? { kind: 'away', reason: outcome.reason } : outcome;
}

function isNotYet(outcome: Outcome): outcome is Extract<Outcome, { kind: 'refused' }> {
  return outcome.kind === 'refused' && notYetCodes.includes(outcome.code ?? -1);
}

function isWorthAnother(outcome: Outcome): boolean {
  return outcome.kind === 'away' || isNotYet(outcome);
}

function pause(ms: number): Promise<void> {
  // Does not keep the process alive: an answer in memory is lost with it.
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
