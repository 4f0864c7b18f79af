import { secondFactorReset } from '@one-dream/contract/events/users.ts';
import {
  passkey,
  type SecondFactor,
} from '@one-dream/contract/features/auth/auth.second-factor.ts';
import type { Session, Viewer } from '../../../calls/viewer.ts';
import { commonTexts } from '../../../common.texts.ts';
import { AppError, invalidField } from '../../../errors.ts';
import { fieldsOf } from '../../../platform/database/columns.ts';
import type { Db } from '../../../platform/database/schema.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordAudit } from '../../audit/audit.actions.ts';
import { type AccountRow, restartGrace } from '../../users/users.shared.queries.ts';
import { lockAccount } from '../auth.queries.ts';
import { authTexts } from '../auth.texts.ts';
import { deletePendingChange } from '../email-change.queries.ts';
import type { SecurityEvent } from '../security-events.rules.ts';
import { enqueueSecurityNotice, noteSecurityEvent } from '../security-notices.actions.ts';
import { endSessions } from '../sessions.actions.ts';
import * as codes from './codes.actions.ts';
import { countingGuesses, guesserOf } from './guesses.actions.ts';
import * as queries from './second-factor.queries.ts';
import { deleteSignInSteps } from './steps.queries.ts';

/** Describes passkeys, app and codes of an account to its owner. */
export async function describeSecondFactor(
  { now }: Pick<Platform, 'now'>,
  db: Db,
  userId: string,
): Promise<SecondFactor> {
  const found = await queries.findFactors(db, { userId, now: now() });
  if (!found) throw accountGone();
  const passkeys = await queries.listPasskeys(db, userId);
  return {
    hasPassword: found.hasPassword,
    hasAuthenticator: found.hasAuthenticator,
    recoveryCodesLeft: found.recoveryCodeCount,
    // Without key and counter.
    passkeys: passkeys.map((row) => fieldsOf(passkey, row)),
  };
}

/** Locks the session's account: of two concurrent changes to it, one sees the other. */
export async function lockOwn(trx: Db, { viewer }: Session): Promise<AccountRow> {
  const account = await lockAccount(trx, viewer.id);
  if (!account) throw accountGone();
  return account;
}

function accountGone(): AppError {
  return new AppError('NOT_FOUND', commonTexts.accountGone);
}

/** Makes recovery codes for an account with a second factor and no codes yet; `null` if it has some. */
export async function withFirstCodes(
  { now }: Pick<Platform, 'now'>,
  trx: Db,
  userId: string,
): Promise<string[] | null> {
  const found = await queries.findFactors(trx, { userId, now: now() });
  return found && found.recoveryCodeCount === 0 ? codes.makeRecoveryCodes(trx, userId) : null;
}

/**
 * Notifies the account's owner, and logs the change. Without a second factor left, recovery codes are deleted: they
 * would stand in for nothing.
 */
export async function noteChange(
  platform: Platform,
  trx: Db,
  { account, event }: { account: AccountRow; event: SecurityEvent },
): Promise<void> {
  const left = await queries.findFactors(trx, { userId: account.id, now: platform.now() });
  if (left && !left.hasAuthenticator && left.passkeyCount === 0)
    await queries.replaceRecoveryCodes(trx, { userId: account.id, hashes: [] });
  await noteSecurityEvent(platform, trx, { account, event });
}

/** Makes a new secret for an app, which counts once its first code is typed. */
export async function startAuthenticator(
  platform: Platform,
  { session }: { session: Session },
): Promise<{ secret: string; uri: string }> {
  return inTransaction(platform.db, async (trx) => {
    const account = await lockOwn(trx, session);
    const { name: issuer } = await platform.organisation.readIn(trx);
    const made = codes.newAuthenticatorSecret({ issuer, label: account.email });
    const isKept = await queries.saveAuthenticator(trx, {
      userId: account.id,
      secret: made.secret,
    });
    if (!isKept) {
      throw new AppError('CONFLICT', authTexts.appAlready);
    }
    return made;
  });
}

export async function addAuthenticator(
  platform: Platform,
  { session, code }: { session: Session; code: string },
): Promise<{ data: SecondFactor; recoveryCodes: string[] | null }> {
  return countingGuesses(platform, guesserOf(session), () =>
    inTransaction(platform.db, async (trx) => {
      const account = await lockOwn(trx, session);
      const userId = account.id;
      if (!(await codes.takeAppCode(platform, trx, { userId, code, awaited: true }))) {
        throw invalidField('code', authTexts.wrongCode);
      }
      const recoveryCodes = await withFirstCodes(platform, trx, userId);
      const event = { kind: 'authenticator-added', detail: '' } as const;
      await noteChange(platform, trx, { account, event });
      return { data: await describeSecondFactor(platform, trx, userId), recoveryCodes };
    }),
  );
}

export async function removeAuthenticator(
  platform: Platform,
  { session }: { session: Session },
): Promise<SecondFactor> {
  return inTransaction(platform.db, async (trx) => {
    const account = await lockOwn(trx, session);
    if (!(await queries.deleteAuthenticator(trx, account.id)))
      throw new AppError('NOT_FOUND', authTexts.noApp);
    const event = { kind: 'authenticator-removed', detail: '' } as const;
    await noteChange(platform, trx, { account, event });
    return describeSecondFactor(platform, trx, account.id);
  });
}

export async function makeRecoveryCodes(
  platform: Platform,
  { session }: { session: Session },
): Promise<{ data: SecondFactor; recoveryCodes: string[] }> {
  return inTransaction(platform.db, async (trx) => {
    const account = await lockOwn(trx, session);
    const found = await queries.findFactors(trx, { userId: account.id, now: platform.now() });
    if (!found?.hasAuthenticator && !found?.passkeyCount) {
      throw new AppError('CONFLICT', authTexts.recoveryNeedsFactor);
    }
    const recoveryCodes = await codes.makeRecoveryCodes(trx, account.id);
    const event = { kind: 'recovery-codes-made', detail: '' } as const;
    await noteChange(platform, trx, { account, event });
    return { data: await describeSecondFactor(platform, trx, account.id), recoveryCodes };
  });
}

/**
 * Removes all second factors from another's account, for somebody who lost them, and restarts the time to set one up.
 */
export async function resetSecondFactor(
  platform: Platform,
  { viewer, userId }: { viewer: Viewer; userId: string },
): Promise<void> {
  const now = platform.now();
  if (userId === viewer.id) {
    throw new AppError('NOT_ALLOWED', authTexts.notYourOwn);
  }
  await inTransaction(platform.db, async (trx) => {
    const account = await lockAccount(trx, userId);
    if (!account) throw accountGone();
    await queries.deleteFactors(trx, userId);
    await restartGrace(trx, userId, now);
    await deleteSignInSteps(trx, userId);
    await deletePendingChange(trx, userId);
    await endSessions(trx, userId);
    await recordAudit(trx, {
      event: { viewer, action: secondFactorReset.name, subject: account.name },
      now,
    });
    const event = { kind: 'second-factor-reset', detail: '' } as const;
    await enqueueSecurityNotice(platform, trx, { account, event });
  });
  platform.live.sessionsEnded(userId);
}
