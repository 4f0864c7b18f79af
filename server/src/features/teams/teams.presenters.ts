import { type Team, team as teamAnswer } from '@one-dream/contract/features/teams/teams.ts';
import { fieldsOf } from '../../platform/database/columns.ts';
import { presentUser } from '../users/users.presenters.ts';
import type { MemberRow, TeamRow } from './teams.queries.ts';
import { inLineup } from './teams.rules.ts';

/** @param members in the order in which they joined; the leader is moved to the front */
export function presentTeam({
  team,
  members,
}: {
  team: TeamRow;
  members: readonly MemberRow[];
}): Team {
  const leader = members.find((member) => member.id === team.leader_id);
  if (!leader) throw new Error(`team ${team.id} has no leader among its members`);
  const others = members.filter((member) => member !== leader);
  return {
    ...fieldsOf(teamAnswer, team),
    leader: presentUser(leader),
    coLeaderId: team.co_leader_id,
    players: [leader, ...others].map(presentUser),
    lineup: inLineup({ team, members }).map(({ id }) => id),
  };
}
