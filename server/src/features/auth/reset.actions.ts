import { invalidField } from '../../errors.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { hashPassword } from '../../platform/passwords.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashSecret } from '../../platform/secrets.ts';
import { enqueueLink, enqueueNotice } from './auth.mails.ts';
import * as queries from './auth.queries.ts';
import { commonPasswordMessage } from './auth.rules.ts';
import { isCommonPassword } from './common-passwords.ts';
import { claimOwnership, refuseDeadLink } from './register.actions.ts';
import { endSessions } from './sessions.actions.ts';

/** Mails a reset link, or tells the address that it has no account. */
export async function requestPasswordReset(
  platform: Platform,
  { email }: { email: string },
): Promise<void> {
  await platform.limiter.consume('resetByAccount', email);
  await inTransaction(platform.db, async (trx) => {
    const account = await queries.findAccountByEmail(trx, email);
    if (account) await enqueueLink(platform, trx, { purpose: 'reset', userId: account.id });
    else await enqueueNotice(platform, trx, { mail: 'reset-without-account', to: email });
  });
}

/** Uses a reset link up, and signs the user out everywhere. Whoever holds the link holds the address: it is verified. */
export async function resetPassword(
  platform: Platform,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<void> {
  if (await isCommonPassword(newPassword)) throw invalidField('newPassword', commonPasswordMessage);
  const now = platform.now();
  const tokenHash = hashSecret(token);
  const passwordHash = await hashPassword(newPassword);
  const userId = await inTransaction(platform.db, async (trx) => {
    const used = await queries.useEmailToken(trx, { tokenHash, purpose: 'reset', now });
    const account =
      used &&
      (await queries.updateAccount(trx, {
        id: used.user_id,
        changes: { password_hash: passwordHash, email_verified_at: now },
      }));
    if (!account) throw await refuseDeadLink(trx, tokenHash);
    await queries.deleteUnusedEmailTokens(trx, { userId: account.id, purpose: 'reset' });
    await queries.deleteUnusedEmailTokens(trx, { userId: account.id, purpose: 'verify' });
    await claimOwnership(trx, account);
    await endSessions(trx, account.id);
    await enqueueNotice(platform, trx, {
      mail: 'password-changed',
      to: account.email,
      name: account.name,
      changedAt: now.toISOString(),
    });
    return account.id;
  });
  platform.live.sessionsEnded(userId);
}
