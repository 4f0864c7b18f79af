import { AppError, invalidField } from '../../errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ingestPicture } from '../../platform/images/ingest-picture.ts';
import { hashPassword } from '../../platform/passwords.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashSecret, newId } from '../../platform/secrets.ts';
import { recordAudit } from '../dashboard/audit.actions.ts';
import { enqueueLink, enqueueNotice } from './auth.mails.ts';
import * as queries from './auth.queries.ts';
import { commonPasswordMessage } from './auth.rules.ts';
import { isCommonPassword } from './common-passwords.ts';
import { startSession } from './sessions.actions.ts';

export interface Registration {
  name: string;
  email: string;
  password: string;
  image: Buffer | undefined;
  ip: string;
}

/**
 * Registers an address. Does the same work, and so takes as long, whether or not the address is known;
 * only the mail differs. Until an address is verified, each registration's own link activates what was
 * typed with it, so nobody can plant a password in another's account.
 */
export async function register(
  platform: Platform,
  { name, email, password, image, ip }: Registration,
): Promise<void> {
  if (await isCommonPassword(password)) throw invalidField('password', commonPasswordMessage);
  await platform.limiter.consume('registerByAddress', ip);
  const profile = image
    ? await ingestPicture(platform, { bytes: image, kind: 'avatar', field: 'image' })
    : '';
  const passwordHash = await hashPassword(password);
  const now = platform.now();
  await inTransaction(platform.db, async (trx) => {
    const created = await queries.insertAccount(trx, {
      id: newId(),
      name,
      email,
      passwordHash,
      profile,
      now,
    });
    // Locked, so that a link of this address being opened just now decides first what is mailed.
    const account = created ?? (await queries.lockAccountByEmail(trx, email));
    if (!account) throw new AppError('CONFLICT', 'This did not work out. Please try again.');
    if (account.email_verified_at) {
      await enqueueNotice(platform, trx, {
        mail: 'already-registered',
        to: email,
        name: account.name,
      });
    } else {
      const registration = { name, passwordHash, profile };
      await enqueueLink(platform, trx, { purpose: 'verify', userId: account.id, registration });
    }
  });
}

/** Mails a fresh verification link, if there is something to verify. */
export async function resendVerification(
  platform: Platform,
  { email }: { email: string },
): Promise<void> {
  await platform.limiter.consume('resendByAccount', email);
  await inTransaction(platform.db, async (trx) => {
    const account = await queries.lockAccountByEmail(trx, email);
    if (!account || account.email_verified_at) return;
    await enqueueLink(platform, trx, { purpose: 'verify', userId: account.id });
  });
}

/** Uses a verification link up. @returns the token of the session it starts */
export async function verifyEmail(
  platform: Platform,
  { token }: { token: string },
): Promise<string> {
  const now = platform.now();
  const tokenHash = hashSecret(token);
  return inTransaction(platform.db, async (trx) => {
    const used = await queries.useEmailToken(trx, { tokenHash, purpose: 'verify', now });
    if (!used) throw await refuseDeadLink(trx, tokenHash);
    // A link that was asked for again does not say which registration it is for: where there are several,
    // no password survives, lest a stranger's does.
    const isContested =
      used.password_hash === null && (await queries.countRegistrations(trx, used.user_id)) > 1;
    const account = await queries.updateAccount(trx, {
      id: used.user_id,
      changes: {
        email_verified_at: now,
        ...(isContested && { password_hash: null }),
        ...(used.name !== null && { name: used.name }),
        ...(used.password_hash !== null && { password_hash: used.password_hash }),
        ...(used.profile !== null && { profile: used.profile }),
      },
    });
    if (!account) throw await refuseDeadLink(trx, tokenHash);
    await queries.deleteUnusedEmailTokens(trx, { userId: account.id, purpose: 'verify' });
    const role = await claimOwnership(trx, account);
    await recordAudit(trx, {
      event: { viewer: { id: account.id, role }, action: 'user.verify', subject: account.name },
      now,
    });
    return startSession(trx, { userId: account.id, role, now });
  });
}

/** Makes the account owner when its address was remembered for that. @returns its role from now on */
export async function claimOwnership(
  db: Db,
  account: queries.AccountRow,
): Promise<queries.AccountRow['role']> {
  if (!(await queries.takePendingOwner(db, account.email))) return account.role;
  await queries.updateAccount(db, { id: account.id, changes: { role: 'owner' } });
  return 'owner';
}

/** What to tell the holder of a link that does not work. */
export async function refuseDeadLink(db: Db, tokenHash: Uint8Array): Promise<AppError> {
  return (await queries.isUsedEmailToken(db, tokenHash))
    ? new AppError('TOKEN_USED', 'This link has been used already. Sign in, or ask for a new one.')
    : new AppError('TOKEN_INVALID', 'This link is not valid any more. Ask for a new one.');
}
