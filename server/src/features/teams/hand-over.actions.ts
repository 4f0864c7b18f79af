import type { Viewer } from '../../http/viewer.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import { notify } from '../notifications/notices.actions.ts';
import { releaseSlots } from '../tournaments/registrations.actions.ts';
import { findTeamIdOfUser, lockRoster, removeTeam } from './teams.actions.ts';
import { updateLeader } from './teams.queries.ts';

export interface HandedOver {
  /** Whose team changed. */
  memberIds: string[];
  /** Where slots became free. */
  tournamentIds: string[];
}

/**
 * Prepares the team of a user who is about to be deleted: a team they lead passes to its longest-standing
 * member, or goes when nobody is left.
 */
export async function handOverTeam(
  platform: Platform,
  db: Db,
  { userId, viewer, now }: { userId: string; viewer: Viewer; now: Date },
): Promise<HandedOver> {
  const teamId = await findTeamIdOfUser(db, userId);
  if (!teamId) return { memberIds: [], tournamentIds: [] };
  const { team, members } = await lockRoster(db, teamId);
  const memberIds = members.map((member) => member.id);
  if (team.leader_id !== userId) return { memberIds, tournamentIds: [] };
  const heir = members.find((member) => member.id !== userId);
  if (!heir) {
    const tournamentIds = await releaseSlots(platform, db, { teamId, viewer });
    await removeTeam(db, { team, members });
    return { memberIds, tournamentIds };
  }
  await updateLeader(db, { id: teamId, leaderId: heir.id });
  await notify(platform, db, {
    notice: { kind: 'now-leader', team: team.name },
    recipientIds: [heir.id],
    now,
  });
  return { memberIds, tournamentIds: [] };
}
