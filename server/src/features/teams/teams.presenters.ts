import type { Team, TeamMember } from '@one-dream/contract/features/teams.ts';
import { presentUser, type UserRow } from '../users/users.presenters.ts';
import { inLineup } from './teams.rules.ts';

export const teamColumns = [
  'teams.id',
  'teams.name',
  'teams.logo',
  'teams.leader_id',
  'teams.invite_code',
  'teams.created_at',
] as const;

export interface TeamRow {
  id: string;
  name: string;
  logo: string;
  leader_id: string;
  invite_code: string;
  created_at: Date;
}

export type MemberRow = UserRow & {
  /** In the lineup, from 1; null if the leader has not chosen. */
  place: number | null;
};

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
    _id: team.id,
    name: team.name,
    logo: team.logo,
    leader: presentMember(leader),
    players: [leader, ...others].map(presentMember),
    lineup: inLineup({ team, members }).map(({ id }) => id),
    createdAt: team.created_at.toISOString(),
  };
}

function presentMember(row: UserRow): TeamMember {
  const { role: _role, createdAt: _createdAt, ...member } = presentUser(row);
  return member;
}
