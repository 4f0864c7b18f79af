import { teamMaxPlayers } from '@one-dream/contract/limits.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, RowOf } from '../../platform/database/schema.ts';
import { openJoinRequests } from './search.rules.ts';

export interface BetweenRow {
  asked_by: 'player' | 'team' | null;
  is_declined: boolean;
}

export interface SearchingTeamRow extends BetweenRow {
  id: string;
  name: string;
  logo: string;
  member_count: number;
  roles: string[];
  text: string;
  posted_at: Date;
}

export interface SearchingPlayerRow extends BetweenRow {
  id: string;
  name: string;
  profile: string;
  in_game_name: string;
  in_game_role: string;
  text: string;
  posted_at: Date;
}

interface Listed {
  /** Searches posted after it are shown. */
  since: Date;
  /** Requests declined before it count as never asked. */
  declinedSince: Date;
  role?: string | undefined;
  /** Id of the last one on the previous page. */
  after?: string | undefined;
  limit: number;
}

/** Lists teams with a free place, newest first. */
export async function listTeams(
  db: Db,
  { since, declinedSince, role, after, limit, userId }: Listed & { userId: string },
): Promise<SearchingTeamRow[]> {
  const { rows } = await sql<SearchingTeamRow>`
    select teams.id, teams.name, teams.logo, search.roles, search.text, search.posted_at,
      (select count(*)::int from team_members where team_id = teams.id) as member_count,
      request.asked_by, coalesce(request.declined_at is not null, false) as is_declined
    from team_searches search join teams on teams.id = search.team_id
    left join join_requests request on request.team_id = teams.id and request.user_id = ${userId}::uuid
      and (request.declined_at is null or request.declined_at > ${declinedSince})
    where search.posted_at > ${since}
      and (${role ?? null}::text is null or search.roles = '[]' or search.roles ? ${role ?? ''}::text)
      and (select count(*) from team_members where team_id = teams.id) < ${teamMaxPlayers}
      and ${isAfter({ table: 'team_searches', key: 'team_id', after })}
    order by search.posted_at desc, search.team_id desc limit ${limit}`.execute(db);
  return rows;
}

/** Lists players without a team, newest first. @param teamId of the viewer; undefined without one */
export async function listPlayers(
  db: Db,
  asked: Listed & { teamId: string | undefined; userId: string },
): Promise<SearchingPlayerRow[]> {
  const { rows } = await sql<SearchingPlayerRow>`
    select users.id, users.name, users.profile, users.in_game_name, users.in_game_role, search.text,
      search.posted_at, request.asked_by, coalesce(request.declined_at is not null, false) as is_declined
    from player_searches search join users on users.id = search.user_id
    left join join_requests request on request.user_id = users.id and request.team_id = ${asked.teamId ?? null}::uuid
      and (request.declined_at is null or request.declined_at > ${asked.declinedSince})
    where search.posted_at > ${asked.since} and users.id <> ${asked.userId}::uuid
      and (${asked.role ?? null}::text is null or users.in_game_role = ${asked.role ?? ''})
      and ${isAfter({ table: 'player_searches', key: 'user_id', after: asked.after })}
    order by search.posted_at desc, search.user_id desc limit ${asked.limit}`.execute(db);
  return rows;
}

/** Condition for rows after the one with that id. If that one was posted again or is gone, the list starts over. */
function isAfter(place: {
  table: 'team_searches' | 'player_searches';
  key: 'team_id' | 'user_id';
  after: string | undefined;
}): RawBuilder<unknown> {
  if (place.after === undefined) return sql`true`;
  const last = sql`select posted_at from ${sql.table(place.table)} where ${sql.ref(place.key)} = ${place.after}::uuid`;
  return sql`((search.posted_at, search.${sql.ref(place.key)}) < ((${last}), ${place.after}::uuid)
    or not exists (${last}))`;
}

export type SearchRow = RowOf<typeof findTeamSearch>;

export async function findTeamSearch(db: Db, teamId: string) {
  return db
    .selectFrom('team_searches')
    .select(['text', 'roles', 'posted_at'])
    .where('team_id', '=', teamId)
    .executeTakeFirst();
}

export async function findPlayerSearch(db: Db, userId: string): Promise<SearchRow | undefined> {
  const row = await db
    .selectFrom('player_searches')
    .select(['text', 'posted_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && { ...row, roles: [] };
}

export async function upsertTeamSearch(
  db: Db,
  { teamId, text, roles, now }: { teamId: string; text: string; roles: string[]; now: Date },
): Promise<void> {
  const row = { text, roles: JSON.stringify(roles), posted_at: now };
  await db
    .insertInto('team_searches')
    .values({ team_id: teamId, ...row })
    .onConflict((conflict) => conflict.column('team_id').doUpdateSet(row))
    .execute();
}

export async function upsertPlayerSearch(
  db: Db,
  { userId, text, now }: { userId: string; text: string; now: Date },
): Promise<void> {
  const row = { text, posted_at: now };
  await db
    .insertInto('player_searches')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

export async function deleteTeamSearch(db: Db, teamId: string): Promise<void> {
  await db.deleteFrom('team_searches').where('team_id', '=', teamId).execute();
}

export async function deletePlayerSearch(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('player_searches').where('user_id', '=', userId).execute();
}

/** Locks a user without a team: letting them into one waits. */
export async function lockUser(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export type RequestRow = RowOf<typeof findRequest>;

const requestColumns = ['id', 'team_id', 'user_id', 'asked_by', 'text', 'asked_at'] as const;

/** Finds a pending one. */
export function findRequest(db: Db, id: string) {
  return db
    .selectFrom('join_requests')
    .select(requestColumns)
    .where('id', '=', id)
    .where('declined_at', 'is', null)
    .executeTakeFirst();
}

export function findRequestBetween(
  db: Db,
  { teamId, userId }: { teamId: string; userId: string },
): Promise<(RequestRow & { declined_at: Date | null }) | undefined> {
  return db
    .selectFrom('join_requests')
    .select([...requestColumns, 'declined_at'])
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Counts pending requests of one side. */
export async function countOpenRequests(
  db: Db,
  { by, id }: { by: 'player' | 'team'; id: string },
): Promise<number> {
  const row = await db
    .selectFrom('join_requests')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(by === 'player' ? 'user_id' : 'team_id', '=', id)
    .where('asked_by', '=', by)
    .where('declined_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Replaces one that was declined some time ago, if there is one. */
export async function putRequest(db: Db, request: RequestRow): Promise<void> {
  const { id, asked_by, text, asked_at } = request;
  const row = { id, asked_by, text, asked_at, declined_at: null };
  await db
    .insertInto('join_requests')
    .values({ ...request, ...row })
    .onConflict((conflict) => conflict.columns(['team_id', 'user_id']).doUpdateSet(row))
    .execute();
}

/** @returns whether it was still pending */
export async function declineRequest(db: Db, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('join_requests')
    .set({ declined_at: now })
    .where('id', '=', id)
    .where('declined_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns whether it was still pending */
export async function deleteRequest(db: Db, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('join_requests')
    .where('id', '=', id)
    .where('declined_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface ShownRequestRow extends RequestRow {
  team_name: string;
  team_logo: string;
  member_count: number;
  player_name: string;
  player_profile: string;
  player_in_game_name: string;
  player_in_game_role: string;
}

/** Lists pending requests between a player and teams, or between a team and players; newest first. */
export async function listRequests(
  db: Db,
  of: { userId: string } | { teamId: string },
): Promise<ShownRequestRow[]> {
  const mine =
    'userId' in of ? sql`request.user_id = ${of.userId}` : sql`request.team_id = ${of.teamId}`;
  const { rows } = await sql<ShownRequestRow>`
    select request.id, request.team_id, request.user_id, request.asked_by, request.text, request.asked_at,
      teams.name as team_name, teams.logo as team_logo,
      (select count(*)::int from team_members where team_id = teams.id) as member_count,
      users.name as player_name, users.profile as player_profile, users.in_game_name as player_in_game_name,
      users.in_game_role as player_in_game_role
    from join_requests request
    join teams on teams.id = request.team_id join users on users.id = request.user_id
    where ${mine} and request.declined_at is null
    order by request.asked_at desc, request.id limit ${openJoinRequests.team + 80}`.execute(db);
  return rows;
}
