import type * as calls from '@one-dream/contract/features/auth/auth.second-factor.ts';
import type { Session } from '../../../calls/viewer.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret, newId } from '../../../platform/secrets.ts';
import { lockAccount } from '../auth.queries.ts';
import { authTexts } from '../auth.texts.ts';
import { completeSignIn } from './complete-sign-in.actions.ts';
import type { SignInFrom } from './device-cookie.actions.ts';
import * as actions from './second-factor.actions.ts';
import * as queries from './second-factor.queries.ts';
import { readMade, readSigned, startMaking, startSigning } from './webauthn.ts';

const passkeysPerUser = 10;

/** Creates a challenge for a passkey, bound to this browser. */
export async function startPasskeySignIn(
  platform: Platform,
  { from }: { from: SignInFrom },
): Promise<Record<string, unknown>> {
  const ceremony = { purpose: 'sign-in', boundTo: hashSecret(from.deviceId) } as const;
  return startSigning(platform, platform.db, { ceremony });
}

/** Signs in without a password: the passkey has asked for finger, face or PIN itself. @returns the session's token */
export async function signInWithPasskey(
  platform: Platform,
  { credential, from, ip }: { credential: calls.AssertedCredential; from: SignInFrom; ip: string },
): Promise<string> {
  const { db, limiter } = platform;
  await limiter.consume('passkeyByAddress', ip);
  const passkey = await queries.findPasskey(db, credential.id);
  const ceremony = { purpose: 'sign-in', boundTo: hashSecret(from.deviceId) } as const;
  const signed = await readSigned(platform, db, { credential, passkey, ceremony });
  if (!signed || !passkey) throw unknownPasskey();
  return inTransaction(db, async (trx) => {
    const account = await lockAccount(trx, passkey.user_id);
    if (!account?.email_verified_at) throw unknownPasskey();
    // Removed meanwhile, or a copy of it was used.
    const use = { id: passkey.id, from: Number(passkey.counter), to: signed.counter };
    if (!(await queries.notePasskeyUse(trx, { ...use, now: platform.now() })))
      throw unknownPasskey();
    return completeSignIn(platform, trx, { account, from });
  });
}

function unknownPasskey(): AppError {
  return new AppError('SIGN_IN_REFUSED', authTexts.passkeyUnknown);
}

export async function startPasskey(
  platform: Platform,
  { session }: { session: Session },
): Promise<Record<string, unknown>> {
  return inTransaction(platform.db, async (trx) => {
    const account = await actions.lockOwn(trx, session);
    const passkeys = await queries.listPasskeys(trx, account.id);
    assertRoom(passkeys.length);
    return startMaking(platform, trx, { account, passkeys, boundTo: session.tokenHash });
  });
}

/** Stores a passkey that the browser made for this session. @returns new recovery codes where there were none */
export async function addPasskey(
  platform: Platform,
  {
    session,
    credential,
    name,
    device,
  }: {
    session: Session;
    credential: calls.AttestedCredential;
    name: string | undefined;
    device: string;
  },
): Promise<{ data: calls.SecondFactor; recoveryCodes: string[] | null }> {
  const { db, now } = platform;
  const made = await readMade(platform, db, { credential, boundTo: session.tokenHash });
  if (!made) {
    throw new AppError('SIGN_IN_REFUSED', authTexts.passkeyNotAdded);
  }
  const label = name ?? (device || 'Passkey');
  return inTransaction(db, async (trx) => {
    const account = await actions.lockOwn(trx, session);
    assertRoom((await queries.listPasskeys(trx, account.id)).length);
    const isNew = await queries.insertPasskey(trx, {
      id: newId(),
      user_id: account.id,
      credential_id: made.credentialId,
      public_key: made.publicKey,
      counter: made.counter,
      transports: made.transports,
      name: label,
      created_at: now(),
    });
    if (!isNew) throw new AppError('CONFLICT', authTexts.passkeyInUse);
    const recoveryCodes = await actions.withFirstCodes(platform, trx, account.id);
    const event = { kind: 'passkey-added', detail: label } as const;
    await actions.noteChange(platform, trx, { account, event });
    return { data: await actions.describeSecondFactor(platform, trx, account.id), recoveryCodes };
  });
}

export async function removePasskey(
  platform: Platform,
  { session, passkeyId }: { session: Session; passkeyId: string },
): Promise<calls.SecondFactor> {
  return inTransaction(platform.db, async (trx) => {
    const account = await actions.lockOwn(trx, session);
    const removed = await queries.deletePasskey(trx, { id: passkeyId, userId: account.id });
    if (!removed) throw new AppError('NOT_FOUND', authTexts.passkeyGone);
    const event = { kind: 'passkey-removed', detail: removed.name } as const;
    await actions.noteChange(platform, trx, { account, event });
    return actions.describeSecondFactor(platform, trx, account.id);
  });
}

function assertRoom(count: number): void {
  if (count < passkeysPerUser) return;
  throw new AppError('CONFLICT', authTexts.passkeysFull({ most: passkeysPerUser }));
}
