import { createHash } from 'node:crypto';
import { type CallLimit, callLimits } from '@one-dream/contract/call-limits.ts';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../errors.ts';
import { platformTexts } from '../platform.texts.ts';
import { networkOf } from './network-of.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How often is too often. Mobile networks in India put thousands of people behind one address, so what
 * guards an account counts by account, and limits by address are there against floods only.
 */
export const limits = {
  signInByAddress: { points: 10, seconds: minute },
  failedSignInByAccount: { points: 10, seconds: 10 * minute },
  /** Wrong codes of a second factor, or passwords asked for again: who goes on guessing waits longer each time. */
  codesInAMinute: { points: 5, seconds: minute },
  codesInTenMinutes: { points: 10, seconds: 10 * minute },
  codesInAnHour: { points: 20, seconds: hour },
  codesInADay: { points: 40, seconds: day },
  /** Anybody mistypes now and then. */
  wrongCodesUntold: { points: 4, seconds: day },
  tellOfWrongCodes: { points: 1, seconds: day },
  passkeyByAddress: { points: 60, seconds: minute },
  resetByAccount: { points: 3, seconds: hour },
  resetByAddress: { points: 20, seconds: hour },
  /** Links that are opened, made-up ones among them. */
  resetLinkByAddress: { points: 30, seconds: 10 * minute },
  /** A grant: whoever has just set a new password signs in past the failures of strangers. */
  signInAfterReset: { points: 10, seconds: hour },
  /** To an address that has no account: whoever reads it did not ask. */
  mailToUnknown: { points: 1, seconds: day },
  resendByAccount: { points: 3, seconds: hour },
  resendByAddress: { points: 20, seconds: hour },
  registerByAccount: { points: 5, seconds: hour },
  registerByAddress: { points: 20, seconds: hour },
  /** Buttons, commands and what is typed of them. */
  pressByDiscord: { points: 240, seconds: minute },
  discordStartByAddress: { points: 60, seconds: minute },
  invitePreviewByAddress: { points: 60, seconds: minute },
  /** Pictures, previews and tables that nobody asked for before: each costs up to some tenths of a second. */
  drawnByAddress: { points: 240, seconds: minute },
  inviteLookUpByUser: { points: 20, seconds: minute },
} as const satisfies Record<string, { points: number; seconds: number }>;

/** Those of calls are in the contract, beside who may make them. */
export type LimitName = keyof typeof limits | CallLimit;

export interface RateLimiter {
  /** Counts one try; where the limit is by address, of the whole network of its customer. @throws AppError TOO_MANY_REQUESTS with the seconds to wait */
  consume: (limit: LimitName, key: string) => Promise<void>;
  /** Takes one try back that turned out to be harmless. */
  giveBack: (limit: LimitName, key: string) => Promise<void>;
  /** Whether there was one left; counts it. */
  take: (limit: LimitName, key: string) => Promise<boolean>;
  /** Opens a limit that is closed otherwise: so many may be spent from now on. */
  grant: (limit: LimitName, key: string) => Promise<void>;
  /** Takes one of what was granted. @returns whether there was one */
  spend: (limit: LimitName, key: string) => Promise<boolean>;
  /** Forgets what was counted. */
  reset: (limit: LimitName, key: string) => Promise<void>;
}

/** Counts in this process, or in Redis for all processes; while Redis is away each process counts alone. */
export function createRateLimiter({
  redis,
  prefix = 'one-dream',
  callFactor = 1,
}: {
  redis?: Redis | undefined;
  prefix?: string;
  /** Multiplies the limits of calls. */
  callFactor?: number;
} = {}): RateLimiter {
  const ofCalls = Object.entries(callLimits).flatMap(([name, budget]) =>
    budget ? [[name, { ...budget, points: Math.ceil(budget.points * callFactor) }] as const] : [],
  );
  const limiters = new Map(
    [...Object.entries(limits), ...ofCalls].map(([name, { points, seconds }]) => {
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
  const take: RateLimiter['take'] = async (limit, key) => {
    try {
      await limiterOf(limit).consume(keyOf(limit, key));
      return true;
    } catch (rejection) {
      if (rejection instanceof RateLimiterRes) return false;
      throw rejection;
    }
  };
  return {
    take,
    grant: async (limit, key) => {
      const limiter = limiterOf(limit);
      await limiter.set(keyOf(limit, key), 0, limiter.duration);
    },
    spend: async (limit, key) =>
      (await limiterOf(limit).get(keyOf(limit, key))) !== null && (await take(limit, key)),
    consume: async (limit, key) => {
      if (limit in callLimits && !callLimits[limit as CallLimit]) return;
      try {
        await limiterOf(limit).consume(keyOf(limit, key));
      } catch (rejection) {
        if (rejection instanceof RateLimiterRes) throw tooMany(rejection.msBeforeNext / 1000);
        throw rejection;
      }
    },
    giveBack: async (limit, key) => {
      await limiterOf(limit).reward(keyOf(limit, key));
    },
    reset: async (limit, key) => {
      await limiterOf(limit).delete(keyOf(limit, key));
    },
  };
}

function keyOf(limit: LimitName, key: string): string {
  return digest(limit.endsWith('ByAddress') ? networkOf(key) : key);
}

// Keys are addresses and e-mails of people; the counter does not need to know them.
function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

function tooMany(seconds: number): AppError {
  const wait = Math.max(1, Math.ceil(seconds));
  return new AppError(
    'TOO_MANY_REQUESTS',
    platformTexts.tooMany({ minutes: wait < 90 ? 0 : Math.ceil(wait / 60), seconds: wait }),
    {
      retryAfter: wait,
    },
  );
}
