import type { AssertedCredential } from '@one-dream/contract/features/auth/auth.second-factor.ts';
import type { Session } from '../../../calls/viewer.ts';
import { AppError, invalidField } from '../../../errors.ts';
import type { Db } from '../../../platform/database/schema.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { isPassword } from '../../../platform/passwords.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret } from '../../../platform/secrets.ts';
import type { AccountRow } from '../../users/users.shared.queries.ts';
import { lockAccount } from '../auth.queries.ts';
import { authTexts } from '../auth.texts.ts';
import { enqueueSecurityNotice } from '../security-notices.actions.ts';
import { confirmSession } from '../sessions.queries.ts';
import { takeCode } from './codes.actions.ts';
import { completeSignIn } from './complete-sign-in.actions.ts';
import type { SignInFrom } from './device-cookie.actions.ts';
import { countingGuesses, guesserOf } from './guesses.actions.ts';
import { lockOwn } from './second-factor.actions.ts';
import * as queries from './second-factor.queries.ts';
import { triesPerTicket } from './second-factor.rules.ts';
import * as steps from './steps.queries.ts';
import { readSigned, startSigning } from './webauthn.ts';

type Way = 'passkey' | 'code' | 'password';

/** Lists ways to confirm; a password only if nothing is stronger. */
function listWays(found: queries.Factors): Way[] {
  const ways: Way[] = [];
  if (found.passkeyCount > 0) ways.push('passkey');
  if (found.hasAuthenticator || found.recoveryCodeCount > 0) ways.push('code');
  if (ways.length === 0 && found.hasPassword) ways.push('password');
  return ways;
}

export async function startConfirmation(
  platform: Platform,
  { session }: { session: Session },
): Promise<{ ways: Way[]; options: Record<string, unknown> | null }> {
  const { db, now } = platform;
  const userId = session.viewer.id;
  const found = await queries.findFactors(db, { userId, now: now() });
  const ways = found ? listWays(found) : [];
  if (!ways.includes('passkey')) return { ways, options: null };
  const passkeys = await queries.listPasskeys(db, userId);
  const ceremony = { purpose: 'confirm', boundTo: session.tokenHash } as const;
  return { ways, options: await startSigning(platform, db, { ceremony, passkeys }) };
}

/** What somebody confirms with: one of these. */
export interface Proof {
  credential?: AssertedCredential | undefined;
  code?: string | undefined;
  password?: string | undefined;
}

/** Confirms the user's identity once more, for this session. */
export async function confirmItIsMe(
  platform: Platform,
  { session, proof }: { session: Session; proof: Proof },
): Promise<void> {
  const { db, limiter, now } = platform;
  const { credential, code, password } = proof;
  if (!credential && code === undefined && password === undefined)
    throw invalidField('password', authTexts.enterPassword);
  await countingGuesses(platform, guesserOf(session), async () => {
    // Right ones, too: a password costs as much to check.
    await limiter.consume('confirmedByUser', session.viewer.id);
    if (credential) await confirmByPasskey(platform, { session, credential });
    else if (code !== undefined) await confirmByCode(platform, session, code);
    else if (password !== undefined) await confirmByPassword(platform, { session, password });
  });
  await confirmSession(db, session.tokenHash, now());
}

async function confirmByPasskey(
  platform: Platform,
  { session, credential }: { session: Session; credential: AssertedCredential },
): Promise<void> {
  const { db, now } = platform;
  const found = await queries.findPasskey(db, credential.id);
  const passkey = found?.user_id === session.viewer.id ? found : undefined;
  const ceremony = { purpose: 'confirm', boundTo: session.tokenHash } as const;
  const signed = await readSigned(platform, db, { credential, passkey, ceremony });
  const isRight =
    signed &&
    passkey &&
    (await queries.notePasskeyUse(db, {
      id: passkey.id,
      from: Number(passkey.counter),
      to: signed.counter,
      now: now(),
    }));
  if (!isRight) throw new AppError('SIGN_IN_REFUSED', authTexts.passkeyNotAccepted);
}

async function confirmByCode(platform: Platform, session: Session, code: string): Promise<void> {
  await inTransaction(platform.db, async (trx) => {
    const account = await lockOwn(trx, session);
    await takeCodeOf(platform, trx, { account, code });
  });
}

async function confirmByPassword(
  platform: Platform,
  { session, password }: { session: Session; password: string },
): Promise<void> {
  const { db, now } = platform;
  const userId = session.viewer.id;
  const found = await queries.findFactors(db, { userId, now: now() });
  const account = await inTransaction(db, (trx) => lockOwn(trx, session));
  const stored = account.password_hash;
  const isRight = await isPassword({ password, stored });
  if (!found || !listWays(found).includes('password'))
    throw invalidField('password', authTexts.useSecondFactor);
  if (!isRight)
    throw new AppError('WRONG_CREDENTIALS', authTexts.wrongPassword, {
      fields: { password: authTexts.wrongPassword },
    });
}

/** @throws AppError INVALID */
async function takeCodeOf(
  platform: Platform,
  trx: Db,
  { account, code }: { account: AccountRow; code: string },
): Promise<void> {
  const userId = account.id;
  const kind = await takeCode(platform, trx, { userId, code });
  if (!kind) throw invalidField('code', authTexts.wrongOrUsedCode);
  if (kind === 'app') return;
  const found = await queries.findFactors(trx, { userId, now: platform.now() });
  const event = { kind: 'recovery-code-used', detail: String(found?.recoveryCodeCount) } as const;
  await enqueueSecurityNotice(platform, trx, { account, event });
}

/** Completes a sign-in after its first step. @returns the session's token */
export async function signInSecondStep(
  platform: Platform,
  { ticket, code, from }: { ticket: string; code: string; from: SignInFrom },
): Promise<string> {
  const { db, now } = platform;
  const ticketHash = hashSecret(ticket);
  const most = triesPerTicket;
  // Counted outside the transaction, as a refusal would roll the count back.
  const step = await steps.trySignInStep(db, { ticketHash, now: now(), most });
  if (!step) throw ticketOver();
  const { user_id: userId, password_hash: stored } = step;
  const device = { userId, deviceIdHash: hashSecret(from.deviceId) };
  const knownBy = (await steps.isKnownDevice(db, device)) ? device.deviceIdHash : undefined;
  return countingGuesses(platform, { userId, knownBy }, () =>
    inTransaction(db, async (trx) => {
      const account = await lockAccount(trx, userId);
      // A password change since the first step voids the sign-in.
      if (!account || account.password_hash !== stored) throw ticketOver();
      await takeCodeOf(platform, trx, { account, code });
      if (!(await steps.deleteSignInStep(trx, ticketHash))) throw ticketOver();
      return completeSignIn(platform, trx, { account, from });
    }),
  );
}

function ticketOver(): AppError {
  return new AppError('TOKEN_INVALID', authTexts.signInRanOut);
}
