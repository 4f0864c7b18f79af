import type { User } from '@one-dream/contract/features/users.ts';
import { pageSize, searchCountCap } from '@one-dream/contract/limits.ts';
import { AppError } from '../../errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { endSessions } from '../auth/sessions.actions.ts';
import { recordAudit } from '../dashboard/audit.actions.ts';
import { notify } from '../notifications/notices.actions.ts';
import { handOverTeam } from '../teams/hand-over.actions.ts';
import { checkRoles } from '../tournaments/outbound.actions.ts';
import * as queries from './users.queries.ts';
import { assertManageable, presentUser } from './users.rules.ts';

export async function listUsers(
  { db }: Platform,
  {
    search,
    cursor,
    limit = pageSize.default,
  }: { search?: string | undefined; cursor?: string | undefined; limit?: number | undefined },
): Promise<{ data: User[]; nextCursor: string | null; total: number }> {
  const [rows, total] = await Promise.all([
    queries.listUsers(db, { search, before: cursor, limit: limit + 1 }),
    queries.countUsers(db, { search, cap: searchCountCap }),
  ]);
  const page = rows.slice(0, limit);
  return {
    data: page.map(presentUser),
    nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
    total,
  };
}

/** Makes a user an admin or an admin a user, and signs them out everywhere. */
export async function updateRole(
  platform: Platform,
  { viewer, userId, newRole }: { viewer: Viewer; userId: string; newRole: 'admin' | 'user' },
): Promise<User> {
  const { db, live, now } = platform;
  const { row, isChanged } = await inTransaction(db, async (trx) => {
    const target = await queries.lockUser(trx, userId);
    if (!target) throw new AppError('NOT_FOUND', 'This account no longer exists.');
    assertManageable({ viewer, target, deed: 'change the role of' });
    if (target.role === newRole) return { row: target, isChanged: false };
    const row = await queries.updateRole(trx, { id: userId, role: newRole });
    await endSessions(trx, userId);
    await notify(platform, trx, {
      notice: { kind: 'role-changed', role: newRole },
      recipientIds: [userId],
      now: now(),
    });
    await recordAudit(trx, {
      event: {
        viewer,
        action: 'user.role',
        subject: target.name,
        before: { role: target.role },
        after: { role: newRole },
      },
      now: now(),
    });
    return { row, isChanged: true };
  });
  if (isChanged) live.sessionsEnded(userId);
  return presentUser(row);
}

/** Deletes an account with everything that is only its own; a team it leads is handed over. */
export async function deleteUser(
  platform: Platform,
  { viewer, userId }: { viewer: Viewer; userId: string },
): Promise<void> {
  const { db, live, now } = platform;
  const { memberIds, tournamentIds } = await inTransaction(db, async (trx) => {
    // The team before the user: the order in which everyone else locks them.
    const handedOver = await handOverTeam(platform, trx, { userId, viewer, now: now() });
    const target = await queries.lockUser(trx, userId);
    if (!target) throw new AppError('NOT_FOUND', 'This account no longer exists.');
    assertManageable({ viewer, target, deed: 'delete' });
    await queries.deleteUser(trx, userId);
    if (target.discord_id) await checkRoles(platform, trx, [target.discord_id]);
    await recordAudit(trx, {
      event: { viewer, action: 'user.delete', subject: target.name, before: { role: target.role } },
      now: now(),
    });
    return handedOver;
  });
  live.sessionsEnded(userId);
  const others = memberIds.filter((id) => id !== userId);
  live.teamChanged(others);
  live.notificationsChanged(others);
  for (const tournamentId of tournamentIds) live.tournamentChanged(tournamentId);
}
