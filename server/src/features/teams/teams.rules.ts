import type { Team, TeamMember } from '@one-dream/contract/features/teams.ts';
import { normalised } from '@one-dream/contract/text.ts';
import { remove as withoutConfusables } from 'confusables';
import { isAdmin, type Viewer } from '../../http/viewer.ts';
import { presentUser, type UserRow } from '../users/users.presenters.ts';

/**
 * What makes two team names the same: without case, spacing and look-alike characters. `Soul`, `S0UL`
 * and a `Ѕоul` in Cyrillic share one key. Indian scripts are kept as they are: their vowel signs are
 * marks, which folding would lose.
 */
export function teamNameKey(name: string): string {
  return normalised(name, 'NFKC')
    .replace(/[^\u0900-\u0dff]+/gu, (run) => withoutConfusables(run))
    .toLowerCase()
    .replace(/[\s\p{Cf}\p{Pd}\p{Pc}.'’]/gu, '')
    .replace(/[|!1il]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w');
}

/** The columns of a `TeamRow`. */
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

/** A member as the team has them. */
export type MemberRow = UserRow & {
  /** In the lineup, from 1; null where the leader has not said. */
  place: number | null;
};

/**
 * Who starts comes first, then the substitutes: in the order that the leader chose. Who was not placed comes after
 * those, the leader before the others.
 * @param members in the order in which they joined
 */
export function inLineup<Member extends Pick<MemberRow, 'id' | 'place'>>({
  team,
  members,
}: {
  team: Pick<TeamRow, 'leader_id'>;
  members: readonly Member[];
}): Member[] {
  const placeOf = ({ place }: Member) => place ?? Number.MAX_SAFE_INTEGER;
  const leads = ({ id }: Member) => Number(id === team.leader_id);
  return members.toSorted((a, b) => placeOf(a) - placeOf(b) || leads(b) - leads(a));
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

/** What a player needs before the team can register: `a game ID and a linked Discord`; undefined for nothing. */
export function lacksOf(
  member: Pick<UserRow, 'in_game_name' | 'in_game_id' | 'discord_id'>,
): string | undefined {
  const lacks = [
    member.in_game_name === '' && 'an in-game name',
    member.in_game_id === '' && 'a game ID',
    member.discord_id === null && 'a linked Discord',
  ].filter((lack) => lack !== false);
  if (lacks.length === 0) return undefined;
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(lacks);
}
