import { randomBytes } from 'node:crypto';
import { generateSecret, generateURI, verify } from 'otplib';
import type { Db } from '../../../platform/database/schema.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret } from '../../../platform/secrets.ts';
import * as queries from './second-factor.queries.ts';
import { normaliseCode } from './second-factor.rules.ts';

const recoveryCodeCount = 10;

/** Seconds that an app's code lasts; the previous and next ones are accepted too, as clocks differ. */
const period = 30;
// Crockford's alphabet: no letter looks like a digit.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Makes 80 random bits, in groups that a person can copy. */
function newRecoveryCode(): string {
  const letters = [...randomBytes(16)].map((byte) => alphabet[byte % alphabet.length]);
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** Replaces all recovery codes. @returns the new ones, to be shown once */
export async function makeRecoveryCodes(trx: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  const hashes = codes.map((code) => hashSecret(normaliseCode(code)));
  await queries.replaceRecoveryCodes(trx, { userId, hashes });
  return codes;
}

/** Makes a secret for an app, and the address that apps read off a QR code. */
export function newAuthenticatorSecret({ issuer, label }: { issuer: string; label: string }): {
  secret: string;
  uri: string;
} {
  const secret = generateSecret();
  return { secret, uri: generateURI({ issuer, label, secret }) };
}

/** Uses up a code of the app. @param awaited whether the app is being turned on by this code */
export async function takeAppCode(
  { now }: Pick<Platform, 'now'>,
  trx: Db,
  { userId, code, awaited = false }: { userId: string; code: string; awaited?: boolean },
): Promise<boolean> {
  const typed = normaliseCode(code);
  if (!/^\d{6}$/.test(typed)) return false;
  const app = await queries.lockAuthenticator(trx, userId);
  if (!app || (app.confirmed_at === null) !== awaited) return false;
  const time = now();
  const seconds = Math.floor(time.getTime() / 1000);
  const lastStep = Number(app.last_step);
  // After the clock was set back, no code counts until it has caught up with those already seen.
  if (lastStep > seconds / period + 1) return false;
  const outcome = await verify({
    secret: app.secret,
    token: typed,
    epoch: seconds,
    epochTolerance: period,
    afterTimeStep: lastStep,
  });
  if (!outcome.valid || !('timeStep' in outcome)) return false;
  await queries.noteAuthenticatorUse(trx, { userId, step: outcome.timeStep, now: time });
  return true;
}

/** Uses up a code of the app or a recovery code. */
export async function takeCode(
  platform: Pick<Platform, 'now'>,
  trx: Db,
  { userId, code }: { userId: string; code: string },
): Promise<'app' | 'recovery' | undefined> {
  if (await takeAppCode(platform, trx, { userId, code })) return 'app';
  const hash = hashSecret(normaliseCode(code));
  return (await queries.takeRecoveryCode(trx, userId, hash)) ? 'recovery' : undefined;
}
