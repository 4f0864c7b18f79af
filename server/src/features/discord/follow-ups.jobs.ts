import * as z from 'zod/mini';
import type { ReplyTo } from '../../platform/discord/discord-replies.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Outcome } from '../../platform/outcome.ts';
import type { Platform } from '../../platform/platform.ts';

/** As long as Discord takes answers to an interaction, less what a last try may need (milliseconds). */
const tokenLifeMs = 15 * 60_000 - 20_000;
/** After this whoever promised an answer is taken for gone (milliseconds). */
const lostAfterMs = 20_000;

const wireMessage = z.record(z.string(), z.unknown());

/** What was promised for an interaction. It never holds a room: that is sent from memory. */
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

/** Keeps promises to Discord: as jobs, which outlive this process, or from memory for what must be kept nowhere. */
export function createFollowUps(platform: Platform) {
  const { db, jobs, logger } = platform;
  const enqueue = (to: Promised, { message, shared }: Follow, at?: Date) =>
    jobs.enqueue(
      db,
      followUpJob,
      {
        ...to,
        until: new Date(Date.now() + tokenLifeMs).toISOString(),
        message: message as Record<string, unknown>,
        shared: (shared ?? null) as Record<string, unknown> | null,
      },
      { key: to.interactionId, ...(at && { at }) },
    );
  return {
    /** Says `lost` where the answer was to be, unless one of the others follows. */
    promise: (to: Promised, lost: Follow) =>
      enqueue(to, lost, new Date(platform.now().getTime() + lostAfterMs)),
    send: (to: Promised, follow: Follow) => enqueue(to, follow),
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
      const outcome = await discord.editReply(to, message);
      if (isWorthAnother(outcome)) return asAway(outcome);
      if (outcome.kind === 'refused') return outcome;
    }
    // A try that went through but for this one sends the first again: the same, in its place.
    if (!shared) return { kind: 'ok' };
    return discord.sendBeside(to, shared);
  });
}

function asAway(outcome: Outcome): Outcome {
  return outcome.kind === 'refused' ? { kind: 'away', reason: outcome.reason } : outcome;
}

/** Discord answers so before it has taken the promise in. */
const notYetCodes = [10008, 10015, 0];

function isWorthAnother(outcome: Outcome): boolean {
  if (outcome.kind === 'away') return true;
  return outcome.kind === 'refused' && notYetCodes.includes(outcome.code ?? -1);
}

function pause(ms: number): Promise<void> {
  // A room that is waited with ends with the process.
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
