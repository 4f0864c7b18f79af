import { sql, type Updateable } from 'kysely';
import { writtenAs } from '../../platform/database/columns.ts';
import type { Database, Db, RowOf } from '../../platform/database/schema.ts';
import { columnsOf } from '../../platform/database/tables.generated.ts';
import { userColumns } from '../users/users.presenters.ts';

export interface NewTeam {
  id: string;
  name: string;
  nameKey: string;
  logo: string;
  leaderId: string;
  inviteCode: string;
  now: Date;
}

/** Fails on `teams_name_key_key` when the name is taken, on `team_members_pkey` when the leader has a team. */
export async function insertTeam(db: Db, { now, ...team }: NewTeam): Promise<void> {
  await db
    .insertInto('teams')
    .values({ ...writtenAs(team), created_at: now })
    .execute();
  await insertMember(db, { teamId: team.id, userId: team.leaderId, now });
}

/** Fails on `team_members_pkey` when the user is in a team. */
export async function insertMember(
  db: Db,
  { teamId, userId, now }: { teamId: string; userId: string; now: Date },
): Promise<void> {
  // A member of a team has no search and no open requests.
  await db.deleteFrom('player_searches').where('user_id', '=', userId).execute();
  await db.deleteFrom('join_requests').where('user_id', '=', userId).execute();
  await db
    .insertInto('team_members')
    .values({ team_id: teamId, user_id: userId, joined_at: now })
    .execute();
}

export type TeamRow = RowOf<typeof findTeamOfUser>;

export function findTeamOfUser(db: Db, userId: string) {
  return db
    .selectFrom('team_members')
    .innerJoin('teams', 'teams.id', 'team_members.team_id')
    .select(columnsOf.teams)
    .where('team_members.user_id', '=', userId)
    .executeTakeFirst();
}

export async function isNameTaken(db: Db, nameKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('teams')
    .select('id')
    .where('name_key', '=', nameKey)
    .executeTakeFirst();
  return row !== undefined;
}

function selectTeams(db: Db) {
  return db.selectFrom('teams').select(columnsOf.teams);
}

export function findTeamByInvite(db: Db, code: string): Promise<TeamRow | undefined> {
  return selectTeams(db).where('invite_code', '=', code).executeTakeFirst();
}

/** Locks the team: changes of its members wait. */
export function lockTeam(db: Db, id: string): Promise<TeamRow | undefined> {
  return selectTeams(db).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** As `lockTeam`, by an invite code that is still valid under the lock. */
export function lockTeamByInvite(db: Db, code: string): Promise<TeamRow | undefined> {
  return selectTeams(db).where('invite_code', '=', code).forUpdate().executeTakeFirst();
}

/** `place`: in the lineup, from 1; null if the leader has not chosen. */
export type MemberRow = RowOf<typeof listMembers>;

/** In the order in which they joined. */
export function listMembers(db: Db, teamId: string) {
  return selectMembers(db).where('team_members.team_id', '=', teamId).execute();
}

function selectMembers(db: Db) {
  return db
    .selectFrom('team_members')
    .innerJoin('users', 'users.id', 'team_members.user_id')
    .select([...userColumns, 'team_members.place'])
    .orderBy('team_members.joined_at')
    .orderBy('users.id');
}

/** Fails on `teams_name_key_key` when the name is taken. */
export async function updateTeam(
  db: Db,
  { id, changes }: { id: string; changes: Updateable<Database['teams']> },
): Promise<void> {
  await db.updateTable('teams').set(changes).where('id', '=', id).execute();
}

/** @param userIds all members, in the order of the lineup */
export async function updatePlaces(
  db: Db,
  { teamId, userIds }: { teamId: string; userIds: readonly string[] },
): Promise<void> {
  await sql`update team_members set place = chosen.place
    from unnest(${userIds}::uuid[]) with ordinality as chosen (user_id, place)
    where team_members.team_id = ${teamId} and team_members.user_id = chosen.user_id`.execute(db);
}

/** Records that a member was reminded, unless they were after `since`. @returns whether it was recorded */
export async function noteReminder(
  db: Db,
  { teamId, userId, now, since }: { teamId: string; userId: string; now: Date; since: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('team_members')
    .set({ reminded_at: now })
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('reminded_at', 'is', null), eb('reminded_at', '<=', since)]))
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns whether there was such a member */
export async function deleteMember(
  db: Db,
  { teamId, userId }: { teamId: string; userId: string },
): Promise<boolean> {
  await db
    .updateTable('teams')
    .set({ co_leader_id: null })
    .where('id', '=', teamId)
    .where('co_leader_id', '=', userId)
    .execute();
  const row = await db
    .deleteFrom('team_members')
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteTeam(db: Db, id: string): Promise<void> {
  await db.deleteFrom('teams').where('id', '=', id).execute();
}

export async function updateLeader(
  db: Db,
  { id, leaderId }: { id: string; leaderId: string },
): Promise<void> {
  await db
    .updateTable('teams')
    .set((eb) => ({
      leader_id: leaderId,
      co_leader_id: eb.fn<string | null>('nullif', ['co_leader_id', eb.val(leaderId)]),
    }))
    .where('id', '=', id)
    .execute();
}

/** Lists members of several teams, in the order in which they joined. */
export function listMembersOfTeams(
  db: Db,
  teamIds: readonly string[],
): Promise<(MemberRow & { team_id: string })[]> {
  if (teamIds.length === 0) return Promise.resolve([]);
  return selectMembers(db)
    .select('team_members.team_id')
    .where('team_members.team_id', 'in', teamIds)
    .execute();
}
