import { accountVerified } from '@one-dream/contract/events/users.ts';
import { isOffered, type Language, sourceLanguage } from '@one-dream/contract/languages.ts';
import { moment } from '@one-dream/contract/texts.ts';
import { AppError, invalidField } from '../../errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { withPicture } from '../../platform/images/with-picture.ts';
import { hashPassword } from '../../platform/passwords.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashSecret, newId } from '../../platform/secrets.ts';
import { recordAudit } from '../audit/audit.actions.ts';
import { type AccountRow, insertAccount, updateAccount } from '../users/users.shared.queries.ts';
import { enqueueLink, enqueueNotice, enqueueRequested } from './auth.mails.ts';
import * as queries from './auth.queries.ts';
import { namelessPlayer, unverifiedName } from './auth.rules.ts';
import { authTexts } from './auth.texts.ts';
import { isCommonPassword } from './common-passwords.ts';
import { completeSignIn } from './second-factor/complete-sign-in.actions.ts';
import type { SignInFrom } from './second-factor/device-cookie.actions.ts';

export interface Registration {
  name: string;
  email: string;
  password: string;
  image: Buffer | undefined;
  language: Language;
}

/**
 * Registers an address. Does the same work, and so takes as long, whether or not the address is known; only the mail
 * differs. The submitted data is stored with the mailed link alone: an account gets name, password and picture of the
 * link that is opened, so nobody can plant them in somebody else's.
 */
export async function register(
  platform: Platform,
  { name, email, password, image, language }: Registration,
): Promise<void> {
  if (await isCommonPassword(password)) throw invalidField('password', authTexts.commonPassword);
  assertSendsMail(platform);
  await platform.limiter.consume('registerByAccount', email);
  await withPicture(platform, { picture: image, kind: 'avatar', field: 'image' }, (path, leave) =>
    mailLink(platform, { name, email, password, language, profile: path ?? '', leave }),
  );
}

/** Asserts that the site can send the link that is about to be promised. @throws AppError CONFLICT */
export function assertSendsMail({ mailer }: Pick<Platform, 'mailer'>): void {
  if (!mailer) throw new AppError('CONFLICT', authTexts.noMail);
}

async function mailLink(
  platform: Platform,
  {
    name,
    email,
    password,
    language,
    profile,
    leave,
  }: Pick<Registration, 'name' | 'email' | 'password' | 'language'> & {
    profile: string;
    leave: () => void;
  },
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const now = platform.now();
  const isKept = await inTransaction(platform.db, async (trx) => {
    const created = await insertAccount(trx, {
      id: newId(),
      name: unverifiedName,
      email,
      created_at: now,
    });
    // Locked, so that a link of this address being opened right now decides first which mail is sent.
    const account = created ?? (await queries.lockAccountByEmail(trx, email));
    if (!account) throw new AppError('CONFLICT', authTexts.tryAgain);
    if (account.email_verified_at) {
      await enqueueNotice(platform, trx, {
        mail: 'already-registered',
        to: email,
        name: account.name,
        language,
      });
      return false;
    }
    const registration = { name, passwordHash, profile };
    const userId = account.id;
    await enqueueLink(platform, trx, { purpose: 'verify', userId, registration, language });
    return true;
  });
  if (!isKept) leave();
}

/**
 * Mails a fresh verification link, if there is something to verify: a job decides, so response times reveal nothing.
 */
export async function resendVerification(
  platform: Platform,
  { email, ip, language }: { email: string; ip: string; language: Language },
): Promise<void> {
  assertSendsMail(platform);
  await platform.limiter.consume('resendByAddress', ip);
  await platform.limiter.consume('resendByAccount', email);
  await inTransaction(platform.db, (trx) =>
    enqueueRequested(platform, trx, { purpose: 'verify', to: email, language }),
  );
}

/** Uses up a verification link. @returns the token of the session it starts */
export async function verifyEmail(
  platform: Platform,
  { token, language, from }: { token: string; language: Language; from: SignInFrom },
): Promise<string> {
  const now = platform.now();
  const tokenHash = hashSecret(token);
  return inTransaction(platform.db, async (trx) => {
    const used = await queries.useEmailToken(trx, { tokenHash, purpose: 'verify', now });
    if (!used) throw await refuseDeadLink(trx, tokenHash, now);
    const account = await updateAccount(trx, {
      id: used.user_id,
      changes: {
        email_verified_at: now,
        name: used.name ?? namelessPlayer,
        password_hash: used.password_hash,
        profile: used.profile ?? '',
        // Signing up in a language other than English counts as choosing it.
        ...(isOffered(language) && language !== sourceLanguage && { language }),
      },
    });
    if (!account) throw new AppError('TOKEN_INVALID', authTexts.linkInvalid);
    await queries.deleteUnusedEmailTokens(trx, { userId: account.id, purpose: 'verify' });
    const role = await claimOwnership(trx, account);
    await recordAudit(trx, {
      event: {
        viewer: { id: account.id, role },
        action: accountVerified.name,
        subject: account.name,
      },
      now,
    });
    return completeSignIn(platform, trx, { account: { ...account, role }, from });
  });
}

/** Makes the account owner if its address was remembered for that. @returns its role from now on */
export async function claimOwnership(db: Db, account: AccountRow): Promise<AccountRow['role']> {
  if (!(await queries.takePendingOwner(db, account.email))) return account.role;
  await updateAccount(db, { id: account.id, changes: { role: 'owner' } });
  return 'owner';
}

/** For this long (milliseconds) after its use, a link that is opened again says what it did: the same person has it. */
const justUsed = 60 * 60 * 1000;

export async function refuseDeadLink(db: Db, tokenHash: Uint8Array, now: Date): Promise<AppError> {
  const used = await queries.findUsedEmailToken(db, tokenHash);
  if (!used) return new AppError('TOKEN_INVALID', authTexts.linkInvalid);
  const { purpose, used_at: at } = used;
  if (now.getTime() - at.getTime() > justUsed)
    return new AppError('TOKEN_USED', authTexts.linkUsed);
  const text = purpose === 'verify' ? authTexts.justVerified : authTexts.justReset;
  return new AppError('TOKEN_USED', text({ at: moment(at, 'time') }));
}
