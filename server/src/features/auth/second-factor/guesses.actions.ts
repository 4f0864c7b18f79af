import type { Session } from '../../../calls/viewer.ts';
import { AppError } from '../../../errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { LimitName } from '../../../platform/rate-limits/rate-limits.ts';
import { lockAccount } from '../auth.queries.ts';
import { enqueueSecurityNotice } from '../security-notices.actions.ts';

/**
 * Backoff after repeated guesses: a minute, ten minutes, an hour, a day. Shortest first, so that a refused try uses up
 * none of the longer limits.
 */
const waits = [
  'codesInAMinute',
  'codesInTenMinutes',
  'codesInAnHour',
  'codesInADay',
] as const satisfies readonly LimitName[];

export interface Guesser {
  userId: string;
  /** Key of the counter besides the account's: a session, or a device it signed in on before. Strangers share one. */
  knownBy?: Uint8Array | undefined;
}

/** A session's holder has a counter of their own. */
export function guesserOf({ viewer, tokenHash }: Session): Guesser {
  return { userId: viewer.id, knownBy: tokenHash };
}

/**
 * Counts a try at a code, or at a repeated password, before it is evaluated, so that of many concurrent ones not all
 * are; right ones are not counted. A stranger's guesses use up nothing of a device that the owner has signed in on. The
 * owner is mailed once a day about repeated failures.
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function countingGuesses<Result>(
  platform: Platform,
  { userId, knownBy }: Guesser,
  tryIt: () => Promise<Result>,
): Promise<Result> {
  const { limiter } = platform;
  const key = knownBy ? `${userId} ${Buffer.from(knownBy).toString('base64url')}` : userId;
  for (const wait of waits) await limiter.consume(wait, key);
  const result = await tryIt().catch(async (error: unknown) => {
    if (error instanceof AppError && wrong.has(error.code)) await noteWrong(platform, userId);
    throw error;
  });
  for (const wait of waits) await limiter.giveBack(wait, key);
  return result;
}

const wrong = new Set<AppError['code']>(['INVALID', 'WRONG_CREDENTIALS', 'SIGN_IN_REFUSED']);

async function noteWrong(platform: Platform, userId: string): Promise<void> {
  const { db, limiter } = platform;
  if (await limiter.take('wrongCodesUntold', userId)) return;
  if (!(await limiter.take('tellOfWrongCodes', userId))) return;
  await db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, userId);
    const event = { kind: 'codes-guessed', detail: '' } as const;
    if (account) await enqueueSecurityNotice(platform, trx, { account, event });
  });
}
