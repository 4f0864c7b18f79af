import { gameIdKey, readGameId } from '@one-dream/contract/game-ids.ts';
import { type RawBuilder, sql } from 'kysely';
import { escapeLike } from '../../platform/database/like.ts';
import type { Db, RowOf } from '../../platform/database/schema.ts';

/** Subject of a strike or a ban: a person, by account and game id key, or a team. */
export type Subject = { name: string } & (
  | { kind: 'person'; userId: string | null; key: string }
  | { kind: 'team'; teamId: string }
);

/** Converts a subject to columns of either table. */
export function toColumns(subject: Subject) {
  return {
    subject_name: subject.name,
    user_id: subject.kind === 'person' ? subject.userId : null,
    game_id_key: subject.kind === 'person' ? subject.key : null,
    team_id: subject.kind === 'team' ? subject.teamId : null,
  };
}

/** Locks an account: strikes and bans of one person are serialised. */
export async function lockPerson(
  db: Db,
  userId: string,
): Promise<(Subject & { role: string }) | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'name', 'role', 'in_game_id'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return (
    row && {
      kind: 'person',
      name: row.name,
      userId: row.id,
      key: gameIdKey(row.in_game_id),
      role: row.role,
    }
  );
}

export async function lockTeam(db: Db, teamId: string): Promise<Subject | undefined> {
  const row = await db
    .selectFrom('teams')
    .select(['id', 'name'])
    .where('id', '=', teamId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && { kind: 'team', name: row.name, teamId: row.id };
}

export type EntryOfEvent = RowOf<typeof findEntry>;

export function findEntry(db: Db, entryId: string) {
  return db
    .selectFrom('registrations')
    .innerJoin('tournaments', 'tournaments.id', 'registrations.tournament_id')
    .select([
      'registrations.id',
      'registrations.tournament_id',
      'tournaments.title',
      'registrations.team_id',
      'registrations.team_name',
      'registrations.guest',
    ])
    .where('registrations.id', '=', entryId)
    .executeTakeFirst();
}

/**
 * The game id of a roster's player, unless it is another account's by now: a player who used somebody else's is judged
 * by their own account alone.
 */
export const ownKey = sql<string>`case when exists (
    select from users other where other.in_game_id = registration_players.in_game_id_key
      and other.in_game_id <> '' and other.id is distinct from registration_players.user_id
  ) then '' else registration_players.in_game_id_key end`;

/** Lists the lineup as it was fielded, with or without accounts by now. */
export async function listLineup(
  db: Db,
  entryId: string,
): Promise<(Subject & { kind: 'person'; byLink: boolean; role: string | null })[]> {
  const rows = await db
    .selectFrom('registration_players')
    .leftJoin('users', 'users.id', 'registration_players.user_id')
    .select([
      'registration_players.name',
      'registration_players.user_id',
      ownKey.as('in_game_id_key'),
      'registration_players.by_link',
      'users.role',
    ])
    .where('registration_id', '=', entryId)
    .orderBy('registration_players.position')
    .execute();
  return rows.map(({ name, user_id, in_game_id_key, by_link, role }) => ({
    kind: 'person',
    name,
    userId: user_id,
    key: in_game_id_key,
    byLink: by_link,
    role,
  }));
}

/** Whether the viewer is one of these people, in one of these teams, or a team-mate of one of these people. */
export async function isClose(
  db: Db,
  asked: { viewerId: string; userIds: readonly string[]; teamIds: readonly string[] },
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select ${asked.viewerId}::uuid = any(${asked.userIds}::uuid[]) or exists (
      select from team_members own where own.user_id = ${asked.viewerId}::uuid and (
        exists (select from teams_judged_as(own.team_id) judged where judged = any(${asked.teamIds}::uuid[]))
        or exists (select from team_members mate where mate.team_id = own.team_id and mate.user_id = any(${asked.userIds}::uuid[]))
      )
    ) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** Records who is in the judged teams now, besides former members. */
export async function recordJudged(db: Db, judged: readonly Subject[]): Promise<void> {
  const teamIds = judged.flatMap((it) => (it.kind === 'team' ? it.teamId : []));
  if (teamIds.length === 0) return;
  await sql`insert into judged_players (team_id, team_name_key, user_id, game_id_key)
    select teams.id, teams.name_key, users.id, users.in_game_id
    from teams join team_members on team_members.team_id = teams.id join users on users.id = team_members.user_id
    where teams.id = any(${teamIds}::uuid[])
    on conflict (team_id, user_id) do update
      set team_name_key = excluded.team_name_key, game_id_key = excluded.game_id_key`.execute(db);
}

/** Whether any strike or ban stands against a team. */
export async function isJudged(db: Db, teamId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (
    select from strikes where team_id = ${teamId} union all select from bans where team_id = ${teamId}
  ) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** Recipients of notices about a subject: the person, or the team's members. */
export async function listConcerned(db: Db, subject: Subject): Promise<string[]> {
  if (subject.kind === 'person') return subject.userId === null ? [] : [subject.userId];
  const rows = await db
    .selectFrom('team_members')
    .select('user_id')
    .where('team_id', '=', subject.teamId)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export interface FoundSubject {
  kind: 'person' | 'team';
  id: string;
  name: string;
  detail: string;
  in_game_id: string;
}

/** People first, by name; an exact match of the game id before all others. */
export async function findSubjects(db: Db, search: string): Promise<FoundSubject[]> {
  const pattern = `%${escapeLike(search.trim())}%`;
  const gameId = readGameId(search) ?? null;
  const { rows } = await sql<FoundSubject>`
    (select 'person' as kind, id, name, in_game_id,
      concat_ws(' · ', nullif(in_game_name, ''), nullif(in_game_id, '')) as detail
    from users where name ilike ${pattern} or email ilike ${pattern} or in_game_name ilike ${pattern}
      or in_game_id ilike ${pattern} or in_game_id = ${gameId}
    order by (in_game_id = ${gameId}) is true desc, name, id limit 20)
    union all
    (select 'team' as kind, teams.id, teams.name, '' as in_game_id, coalesce(users.name, '') as detail
    from teams left join users on users.id = teams.leader_id where teams.name ilike ${pattern}
    order by teams.name, teams.id limit 10)`.execute(db);
  return rows;
}

/** Condition for rows about an account or its team. A game id proves nothing: anybody can type one. */
export function isAbout(
  table: 'strikes' | 'bans',
  subject: { userId: string; teamIds: readonly string[] },
): RawBuilder<boolean> {
  const of = (column: string) => sql.ref(`${table}.${column}`);
  return sql<boolean>`(${of('user_id')} = ${subject.userId}::uuid
    or ${of('team_id')} = any(${subject.teamIds}::uuid[]))`;
}

/** Finds account and team of a user, with former teams. */
export async function findOwn(
  db: Db,
  userId: string,
): Promise<{ userId: string; teamIds: string[]; leadsTeam: boolean }> {
  const row = await db
    .selectFrom('users')
    .leftJoin('team_members', 'team_members.user_id', 'users.id')
    .leftJoin('teams', 'teams.id', 'team_members.team_id')
    .select([
      sql<string[]>`array(select teams_judged_as(teams.id) where teams.id is not null)`.as(
        'team_ids',
      ),
      'teams.leader_id',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    userId,
    teamIds: row.team_ids,
    leadsTeam: row.leader_id === userId,
  };
}
