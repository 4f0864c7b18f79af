import type { Viewer } from '../../calls/viewer.ts';
import type { Work } from '../../platform/work/work.ts';
import { findTeamIdOfUser, lockRoster } from './teams.actions.ts';
import { rosterChanged, teamInherited } from './teams.events.ts';
import { teamRemoved } from './teams.hooks.ts';
import { deleteTeam, updateLeader } from './teams.queries.ts';

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
  const others = members.filter((member) => member.id !== userId);
  await work.happened(rosterChanged, { members: others });
  if (team.leader_id !== userId) return;
  const [heir] = others;
  if (!heir) {
    await work.runHook(teamRemoved, { teamId, viewer });
    await deleteTeam(work.db, teamId);
    return;
  }
  await updateLeader(work.db, { id: teamId, leaderId: heir.id });
  await work.happened(teamInherited, { team, heir: heir.id });
}
