import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../errors.ts';

const minute = 60;
const hour = 60 * minute;

/**
 * How often is too often. Mobile networks in India put thousands of people behind one address, so what
 * guards an account counts by account, and limits by address are there against floods only.
 */
export const limits = {
  signInByAddress: { points: 10, seconds: minute },
  failedSignInByAccount: { points: 10, seconds: 10 * minute },
  resetByAccount: { points: 3, seconds: hour },
  resendByAccount: { points: 3, seconds: hour },
  registerByAddress: { points: 20, seconds: hour },
  discordStartByAddress: { points: 60, seconds: minute },
  invitePreviewByAddress: { points: 60, seconds: minute },
  inviteLookUpByUser: { points: 20, seconds: minute },
} as const satisfies Record<string, { points: number; seconds: number }>;

export type LimitName = keyof typeof limits;

export interface RateLimiter {
  /** Counts one try. @throws AppError TOO_MANY_REQUESTS with the seconds to wait */
  consume: (limit: LimitName, key: string) => Promise<void>;
  /** Takes one try back that turned out to be harmless. */
  giveBack: (limit: LimitName, key: string) => Promise<void>;
  /** Forgets what was counted. */
  reset: (limit: LimitName, key: string) => Promise<void>;
}

/** Counts in this process, or in Redis for all processes; while Redis is away each process counts alone. */
export function createRateLimiter({
  redis,
  prefix = 'one-dream',
}: {
  redis?: Redis | undefined;
  prefix?: string;
} = {}): RateLimiter {
  const limiters = new Map(
    Object.entries(limits).map(([name, { points, seconds }]) => {
      const options = { keyPrefix: `${prefix}:limit:${name}`, points, duration: seconds };
      const memory = new RateLimiterMemory(options);
      return [
        name,
        redis
          ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory })
          : memory,
      ] as const;
    }),
  );
  const limiterOf = (limit: LimitName) => {
    const limiter = limiters.get(limit);
    if (!limiter) throw new Error(`no limit is named ${limit}`);
    return limiter;
  };
  return {
    consume: async (limit, key) => {
      try {
        await limiterOf(limit).consume(digest(key));
      } catch (rejection) {
        if (rejection instanceof RateLimiterRes) throw tooMany(rejection.msBeforeNext / 1000);
        throw rejection;
      }
    },
    giveBack: async (limit, key) => {
      await limiterOf(limit).reward(digest(key));
    },
    reset: async (limit, key) => {
      await limiterOf(limit).delete(digest(key));
    },
  };
}

// Keys are addresses and e-mails of people; the counter does not need to know them.
function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

function tooMany(seconds: number): AppError {
  const wait = Math.max(1, Math.ceil(seconds));
  const told = wait < 90 ? `${wait} seconds` : `${Math.ceil(wait / 60)} minutes`;
  return new AppError('TOO_MANY_REQUESTS', `Too many tries. Please wait ${told} and try again.`, {
    retryAfter: wait,
  });
}
