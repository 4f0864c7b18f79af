import type { Team, TeamMember } from '@one-dream/contract/features/teams.ts';
import { remove as withoutConfusables } from 'confusables';
import { isAdmin, type Viewer } from '../../http/viewer.ts';
import { presentUser, type UserRow } from '../users/users.rules.ts';

/**
 * What makes two team names the same: without case, spacing and look-alike characters. `Soul`, `S0UL`
 * and a `Ѕоul` in Cyrillic share one key. Indian scripts are kept as they are: their vowel signs are
 * marks, which folding would lose.
 */
export function teamNameKey(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[^\u0900-\u0dff]+/gu, (run) => withoutConfusables(run))
    .toLowerCase()
    .replace(/[\s\p{Cf}\p{Pd}\p{Pc}.'’]/gu, '')
    .replace(/[|!1il]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w');
}

export interface TeamRow {
  id: string;
  name: string;
  logo: string;
  leader_id: string;
  invite_code: string;
  created_at: Date;
}

export function isLeader(viewer: Viewer, team: Pick<TeamRow, 'leader_id'>): boolean {
  return team.leader_id === viewer.id;
}

/** Oneself, team-mates and admins see a team. */
export function canSeeTeam({
  viewer,
  memberIds,
}: {
  viewer: Viewer;
  memberIds: readonly string[];
}): boolean {
  return isAdmin(viewer) || memberIds.includes(viewer.id);
}

function presentMember(row: UserRow): TeamMember {
  const { role: _role, createdAt: _createdAt, ...member } = presentUser(row);
  return member;
}

/** Whether the leader is among the members: not so where one was read before a change and one after it. */
export function hasLeader({
  team,
  members,
}: {
  team: Pick<TeamRow, 'leader_id'>;
  members: readonly Pick<UserRow, 'id'>[];
}): boolean {
  return members.some((member) => member.id === team.leader_id);
}

/** @param members in the order in which they joined; the leader is moved to the front */
export function presentTeam({
  team,
  members,
}: {
  team: TeamRow;
  members: readonly UserRow[];
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
    createdAt: team.created_at.toISOString(),
  };
}
