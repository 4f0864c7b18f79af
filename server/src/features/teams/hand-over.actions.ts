import type { Viewer } from '../../calls/viewer.ts';
import type { Work } from '../../platform/work/work.ts';
import { findTeamIdOfUser, lockRoster, removeTeam } from './teams.actions.ts';
import { teamRemoved } from './teams.hooks.ts';
import { teamNotices } from './teams.notices.ts';
import { updateLeader } from './teams.queries.ts';

/**
 * Prepares the team of a user who is about to be deleted: a team they lead passes to its longest-standing member, or is
 * deleted when nobody is left.
 */
export async function handOverTeam(
  work: Work,
  { userId, viewer }: { userId: string; viewer: Viewer },
): Promise<void> {
  const teamId = await findTeamIdOfUser(work.db, userId);
  if (!teamId) return;
  const { team, members } = await lockRoster(work.db, teamId);
  const others = members.filter((member) => member.id !== userId).map((member) => member.id);
  work.live.teamChanged(others);
  if (team.leader_id !== userId) return;
  const [heir] = others;
  if (heir === undefined) {
    await work.tell(teamRemoved, { teamId, viewer });
    await removeTeam(work.db, { team, members });
    return;
  }
  await updateLeader(work.db, { id: teamId, leaderId: heir });
  await work.notify({ notice: teamNotices.nowLeader(team.name), recipientIds: [heir] });
}
