import type { Viewer } from '../../http/viewer.ts';
import type { Db } from '../../platform/database/schema.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordAudit } from '../dashboard/audit.actions.ts';
import { notify } from '../notifications/notices.actions.ts';
import { releaseSlots } from '../tournaments/registrations.actions.ts';
import { lockLedTeam, lockRoster, removeTeam } from './teams.actions.ts';

/**
 * Deletes the team that the viewer leads. Its slots in OPENED and UPCOMING tournaments become free; while it
 * plays (CLOSED or LIVE) it stays. What is over keeps its snapshot.
 */
export function deleteLedTeam(platform: Platform, { viewer }: { viewer: Viewer }): Promise<void> {
  return deleteTeam(platform, {
    viewer,
    lock: async (db) => (await lockLedTeam(db, viewer)).id,
  });
}

/** As `deleteLedTeam`, for any team and also while it plays. */
export function deleteAnyTeam(
  platform: Platform,
  { viewer, teamId }: { viewer: Viewer; teamId: string },
): Promise<void> {
  return deleteTeam(platform, { viewer, lock: async () => teamId });
}

async function deleteTeam(
  platform: Platform,
  { viewer, lock }: { viewer: Viewer; lock: (db: Db) => Promise<string> },
): Promise<void> {
  const { db, live, now } = platform;
  const { memberIds, tournamentIds } = await inTransaction(db, async (trx) => {
    const { team, members } = await lockRoster(trx, await lock(trx));
    const tournamentIds = await releaseSlots(platform, trx, { teamId: team.id, viewer });
    const memberIds = await removeTeam(trx, { team, members });
    await notify(platform, trx, {
      notice: { kind: 'team-deleted', team: team.name },
      recipientIds: memberIds.filter((id) => id !== viewer.id),
      now: now(),
    });
    await recordAudit(trx, {
      event: {
        viewer,
        action: 'team.delete',
        subject: team.name,
        before: { players: memberIds.length },
      },
      now: now(),
    });
    return { memberIds, tournamentIds };
  });
  live.teamChanged(memberIds);
  live.notificationsChanged(memberIds);
  for (const tournamentId of tournamentIds) live.tournamentChanged(tournamentId);
}
