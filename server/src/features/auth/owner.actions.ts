import { roleChanged } from '@one-dream/contract/events/users.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordAudit } from '../audit/audit.actions.ts';
import { updateAccount } from '../users/users.shared.queries.ts';
import * as queries from './auth.queries.ts';
import { endSessions } from './sessions.actions.ts';

/** `remembered-…`: the address becomes owner once its account is verified. */
export type Appointment = 'made' | 'already' | 'remembered-unknown' | 'remembered-unverified';

/**
 * Makes the account with that address owner and signs it out everywhere. Without a verified account, the address is
 * remembered. Existing owners stay owners. For the command line only.
 * @param email as the contract's `email` field gives it
 */
export async function appointOwner(
  platform: Pick<Platform, 'db' | 'now'> & { live: Pick<Platform['live'], 'sessionsEnded'> },
  { email }: { email: string },
): Promise<Appointment> {
  const { appointment, userId } = await inTransaction(platform.db, async (trx) => {
    // Locked, so that a concurrent verification is either seen here or sees what is remembered.
    const account = await queries.lockAccountByEmail(trx, email);
    if (!account?.email_verified_at) {
      await queries.insertPendingOwner(trx, email);
      const appointment = account ? 'remembered-unverified' : 'remembered-unknown';
      return { appointment, userId: undefined } as const;
    }
    if (account.role === 'owner') return { appointment: 'already', userId: undefined } as const;
    await updateAccount(trx, { id: account.id, changes: { role: 'owner' } });
    await endSessions(trx, account.id);
    await recordAudit(trx, {
      event: {
        viewer: undefined,
        action: roleChanged.name,
        subject: account.name,
        before: { role: account.role },
        after: { role: 'owner' },
      },
      now: platform.now(),
    });
    return { appointment: 'made', userId: account.id } as const;
  });
  if (userId) platform.live.sessionsEnded(userId);
  return appointment;
}
