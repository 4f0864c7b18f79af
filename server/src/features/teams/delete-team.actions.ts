import type { Viewer } from '../../calls/viewer.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import { lockLedTeam, lockRoster, removeTeam } from './teams.actions.ts';
import { teamRemoved } from './teams.hooks.ts';
import { teamNotices } from './teams.notices.ts';

/**
 * Deletes the team that the viewer leads. Its slots in OPENED and UPCOMING tournaments become free; while it plays
 * (CLOSED or LIVE) it stays. Finished tournaments keep their snapshot.
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

function deleteTeam(
  platform: Platform,
  { viewer, lock }: { viewer: Viewer; lock: (db: Db) => Promise<string> },
): Promise<void> {
  return inUnitOfWork(platform, async (work) => {
    const { team, members } = await lockRoster(work.db, await lock(work.db));
    await work.tell(teamRemoved, { teamId: team.id, viewer });
    const memberIds = await removeTeam(work.db, { team, members });
    work.live.teamChanged(memberIds);
    await work.notify({
      notice: teamNotices.deleted(team.name),
      recipientIds: memberIds.filter((id) => id !== viewer.id),
    });
    await work.audit({
      viewer,
      action: 'team.delete',
      subject: team.name,
      before: { players: memberIds.length },
    });
  });
}
