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
 * Rate limits. Mobile networks in India put thousands of people behind one address, so protection of accounts counts by
 * account, and limits by address only guard against floods.
 */
export const limits = {
  signInByAddress: { points: 10, seconds: minute },
  failedSignInByAccount: { points: 10, seconds: 10 * minute },
  /** Wrong codes of a second factor, or passwords asked for again: repeated guessing waits longer each time. */
  codesInAMinute: { points: 5, seconds: minute },
  codesInTenMinutes: { points: 10, seconds: 10 * minute },
  codesInAnHour: { points: 20, seconds: hour },
  codesInADay: { points: 40, seconds: day },
  /** Confirmations that are evaluated, right or wrong; one is enough for ten minutes. */
  confirmedByUser: { points: 10, seconds: minute },
  /** Occasional typos are normal. */
  wrongCodesUntold: { points: 4, seconds: day },
  tellOfWrongCodes: { points: 1, seconds: day },
  passkeyByAddress: { points: 60, seconds: minute },
  resetByAccount: { points: 3, seconds: hour },
  resetByAddress: { points: 20, seconds: hour },
  /** Links opened, including made-up ones. */
  resetLinkByAddress: { points: 30, seconds: 10 * minute },
  /** A grant: after setting a new password, a user can sign in despite failures by strangers. */
  signInAfterReset: { points: 10, seconds: hour },
  /** To an address without an account: its reader did not request the mail. */
  mailToUnknown: { points: 1, seconds: day },
  /** Links to an address that nobody has confirmed: strangers may have asked for all of them. */
  mailToUnconfirmed: { points: 20, seconds: day },
  resendByAccount: { points: 3, seconds: hour },
  resendByAddress: { points: 20, seconds: hour },
  registerByAccount: { points: 5, seconds: hour },
  emailChangeByUser: { points: 5, seconds: hour },
  registerByAddress: { points: 20, seconds: hour },
  /** The same question to the same people, asked again after it was withdrawn: they are told each time, unless it is refused. */
  sameQuestion: { points: 3, seconds: 12 * hour },
  /** Buttons, commands and autocompletion. */
  pressByDiscord: { points: 240, seconds: minute },
  discordStartByAddress: { points: 60, seconds: minute },
  invitePreviewByAddress: { points: 60, seconds: minute },
  /** Pictures, previews and tables not cached yet: each costs up to a few tenths of a second. */
  drawnByAddress: { points: 240, seconds: minute },
  /**
   * Public answers and visitors' pages that are made for who asks, as nobody asked for the same before: each costs some ten
   * milliseconds.
   */
  madeByAddress: { points: 600, seconds: minute },
  /** Pages for one signed-in viewer alone. Beyond them they get the visitor's, which the browser fills in. */
  renderedByUser: { points: 120, seconds: minute },
  inviteLookUpByUser: { points: 20, seconds: minute },
} as const satisfies Record<string, { points: number; seconds: number }>;

/** Limits of calls are in the contract, next to their access. */
export type LimitName = keyof typeof limits | CallLimit;

export interface RateLimiter {
  /**
   * Counts an attempt; limits by address count the customer's whole network. @throws AppError TOO_MANY_REQUESTS with the
   * seconds to wait
   */
  consume: (limit: LimitName, key: string) => Promise<void>;
  /** Refunds an attempt that turned out to be harmless. */
  giveBack: (limit: LimitName, key: string) => Promise<void>;
  /** Counts an attempt. @returns whether it was within the limit */
  take: (limit: LimitName, key: string) => Promise<boolean>;
  /** Grants attempts for a limit that is otherwise closed. */
  grant: (limit: LimitName, key: string) => Promise<void>;
  /** Uses one granted attempt. @returns whether there was one */
  spend: (limit: LimitName, key: string) => Promise<boolean>;
  reset: (limit: LimitName, key: string) => Promise<void>;
}

/** Counts in this process, or in Redis across processes; during a Redis outage each process counts alone. */
export function createRateLimiter({
  redis,
  prefix = 'one-dream',
  callFactor = 1,
}: {
  redis?: Redis | undefined;
  prefix?: string;
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

// Keys are IP and email addresses, which the counter need not know.
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
