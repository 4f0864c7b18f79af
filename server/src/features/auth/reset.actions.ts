import type { Language } from '@one-dream/contract/languages.ts';
import { invalidField } from '../../errors.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { hashPassword } from '../../platform/passwords.ts';
import type { Platform } from '../../platform/platform.ts';
import { networkOf } from '../../platform/rate-limits/network-of.ts';
import { hashSecret } from '../../platform/secrets.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import { updateAccount } from '../users/users.shared.queries.ts';
import { signedOutEverywhere } from './auth.events.ts';
import { enqueueNotice, enqueueRequested } from './auth.mails.ts';
import * as queries from './auth.queries.ts';
import { namelessPlayer } from './auth.rules.ts';
import { authTexts } from './auth.texts.ts';
import { isCommonPassword } from './common-passwords.ts';
import { deletePendingChange } from './email-change.queries.ts';
import { assertSendsMail, claimOwnership, refuseDeadLink } from './register.actions.ts';
import { endSessions } from './sessions.actions.ts';

/**
 * Mails a reset link, or tells the address, once a day, that it has no account. A job decides which: the call does the
 * same work for every address, and so takes as long.
 */
export async function requestPasswordReset(
  platform: Platform,
  { email, ip, language }: { email: string; ip: string; language: Language },
): Promise<void> {
  assertSendsMail(platform);
  await platform.limiter.consume('resetByAddress', ip);
  await platform.limiter.consume('resetByAccount', email);
  await inTransaction(platform.db, (trx) =>
    enqueueRequested(platform, trx, { purpose: 'reset', to: email, language }),
  );
}

/** Uses up a reset link and signs the user out everywhere. Having the link proves the address: it is verified. */
export async function resetPassword(
  platform: Platform,
  reset: { token: string; newPassword: string; ip: string; language: Language },
): Promise<void> {
  if (await isCommonPassword(reset.newPassword))
    throw invalidField('newPassword', authTexts.commonPassword);
  await platform.limiter.consume('resetLinkByAddress', reset.ip);
  const now = platform.now();
  const tokenHash = hashSecret(reset.token);
  // A made-up link costs a look-up, not the hashing of a password; the transaction has the last word.
  if (!(await queries.isOpenEmailToken(platform.db, { tokenHash, purpose: 'reset', now })))
    throw await refuseDeadLink(platform.db, tokenHash, now);
  const passwordHash = await hashPassword(reset.newPassword);
  const email = await inUnitOfWork(platform, async (work) => {
    const { db: trx } = work;
    const used = await queries.useEmailToken(trx, { tokenHash, purpose: 'reset', now });
    const before = used && (await queries.lockAccount(trx, used.user_id));
    if (!before) throw await refuseDeadLink(trx, tokenHash, now);
    const isNew = before.email_verified_at === null;
    const typed = isNew ? await queries.findSoleRegistration(trx, before.id) : undefined;
    const changes = {
      password_hash: passwordHash,
      email_verified_at: now,
      ...(isNew && { name: typed?.name ?? namelessPlayer, profile: typed?.profile ?? '' }),
    };
    const account = (await updateAccount(trx, { id: before.id, changes })) ?? before;
    await queries.deleteUnusedEmailTokens(trx, { userId: account.id, purpose: 'reset' });
    await queries.deleteUnusedEmailTokens(trx, { userId: account.id, purpose: 'verify' });
    // The mail about a change of address advises a new password to anybody who did not request the change.
    await deletePendingChange(trx, account.id);
    await claimOwnership(trx, account);
    await endSessions(trx, account.id);
    await enqueueNotice(platform, trx, {
      mail: 'password-changed',
      to: account.email,
      name: account.name,
      changedAt: now.toISOString(),
      language: reset.language,
    });
    await work.happened(signedOutEverywhere, { userId: account.id });
    return account.email;
  });
  // A stranger's failed sign-ins must not lock out the person who has just proved the address. Guessing does not get easier: the
  // grant is for the network that the link was opened from.
  await platform.limiter.reset('failedSignInByAccount', email);
  await platform.limiter.grant('signInAfterReset', `${email} ${networkOf(reset.ip)}`);
}
