import { randomBytes } from 'node:crypto';
import { generateSecret, generateURI, verify } from 'otplib';
import type { Db } from '../../../platform/database/schema.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret } from '../../../platform/secrets.ts';
import * as queries from './second-factor.queries.ts';
import { normaliseCode } from './second-factor.rules.ts';

const recoveryCodeCount = 10;

/** Seconds that a code of an app lasts; those of the one before and the one after count, as clocks differ. */
const period = 30;
// Crockford's: no letter that looks like a digit.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 80 bits, in groups that a person can copy. */
function newRecoveryCode(): string {
  const letters = [...randomBytes(16)].map((byte) => alphabet[byte % alphabet.length]);
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** New codes in place of all earlier ones. @returns them, to be told once */
export async function makeRecoveryCodes(trx: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  const hashes = codes.map((code) => hashSecret(normaliseCode(code)));
  await queries.replaceRecoveryCodes(trx, { userId, hashes });
  return codes;
}

/** A secret for an app, and the address that apps read off a QR code. */
export function newAuthenticatorSecret({ issuer, label }: { issuer: string; label: string }): {
  secret: string;
  uri: string;
} {
  const secret = generateSecret();
  return { secret, uri: generateURI({ issuer, label, secret }) };
}

/** Takes a code of the app, once. @param awaited whether the app is being turned on by this code */
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
  // A clock that was set back meets codes it has seen: none counts until it has caught up.
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

/** Takes a code of the app or a recovery code. */
export async function takeCode(
  platform: Pick<Platform, 'now'>,
  trx: Db,
  { userId, code }: { userId: string; code: string },
): Promise<'app' | 'recovery' | undefined> {
  if (await takeAppCode(platform, trx, { userId, code })) return 'app';
  const hash = hashSecret(normaliseCode(code));
  return (await queries.takeRecoveryCode(trx, { userId, hash })) ? 'recovery' : undefined;
}
