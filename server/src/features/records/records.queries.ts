import { recordLimits } from '@one-dream/contract/features/records/records.values.ts';
import type { ResultRow } from '@one-dream/contract/scoring/rows.ts';
import { type RawBuilder, sql } from 'kysely';
import {
  comesAfter,
  inOrder,
  keyText,
  momentKey,
  type Position,
  type SortKey,
} from '../../platform/database/keyset.ts';
import type { Db } from '../../platform/database/schema.ts';
import { anyIdHaving, hasLetters } from '../../platform/database/text-search.queries.ts';

export interface TeamRow {
  name: string;
  logo: string;
  is_active: boolean;
}

/** Finds a team, or its last entry's copy of a deleted one. */
export async function findTeam(db: Db, teamId: string): Promise<TeamRow | undefined> {
  const { rows } = await sql<TeamRow>`
    select name, logo, true as is_active from teams where id = ${teamId}::uuid
    union all
    (select team_name, team_logo, false from registrations
      join tournaments on tournaments.id = registrations.tournament_id and not tournaments.is_draft
      where team_id = ${teamId}::uuid order by registered_at desc limit 1)
    limit 1`.execute(db);
  return rows[0];
}

/** The leader first, then by joining; players without an in-game name are left out. */
export function listPlayers(db: Db, teamId: string) {
  return db
    .selectFrom('team_members')
    .innerJoin('users', 'users.id', 'team_members.user_id')
    .innerJoin('teams', 'teams.id', 'team_members.team_id')
    .select(['users.in_game_name', 'users.page_id', 'users.hides_page'])
    .where('team_members.team_id', '=', teamId)
    .where('users.in_game_name', '!=', '')
    .orderBy(sql`users.id = teams.leader_id`, 'desc')
    .orderBy('team_members.joined_at')
    .execute();
}

/** Finds the player of a page, unless they hide it or have no in-game name yet. */
export function findPlayer(db: Db, pageId: string) {
  return db
    .selectFrom('users')
    .leftJoin('team_members', 'team_members.user_id', 'users.id')
    .leftJoin('teams', 'teams.id', 'team_members.team_id')
    .select([
      'users.id',
      'users.in_game_name',
      'users.in_game_role',
      'teams.id as team_id',
      'teams.name as team_name',
      'teams.logo as team_logo',
    ])
    .where('users.page_id', '=', pageId)
    .where('users.hides_page', '=', false)
    .where('users.in_game_name', '!=', '')
    .executeTakeFirst();
}

export function findPage(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['page_id', 'hides_page'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

interface Search {
  /** Part of a name, ignoring case. */
  search: string;
  limit: number;
}

/** Number of the newest hits that the best are taken from. */
const rankedHits = 50;

/** Order: names that begin with the text first, shorter ones before longer ones. */
const bestFirst = (column: string, search: string) =>
  sql`starts_with(lower(${sql.ref(column)}), lower(${search})) desc, char_length(${sql.ref(column)})`;

/** Without an index, as their list: there are a few thousand, with short titles. */
export function searchTournaments(db: Db, { search, limit }: Search) {
  return db
    .selectFrom('tournaments')
    .select(['id', 'title', 'first_match_at'])
    .where('is_draft', '=', false)
    .where(hasLetters(sql.ref('title'), search))
    .orderBy(bestFirst('title', search))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function searchTeams(db: Db, { search, limit }: Search) {
  const text = { table: 'teams', column: 'name' } as const;
  return db
    .selectFrom('teams')
    .select(['id', 'name', 'logo'])
    .where(sql<boolean>`id = ${anyIdHaving({ text, search, limit: rankedHits })}`)
    .orderBy(bestFirst('name', search))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Those whose page can be found. */
export function searchPlayers(db: Db, { search, limit }: Search) {
  const text = { table: 'users', column: 'in_game_name' } as const;
  return db
    .selectFrom('users')
    .leftJoin('team_members', 'team_members.user_id', 'users.id')
    .leftJoin('teams', 'teams.id', 'team_members.team_id')
    .select(['users.page_id', 'users.in_game_name', 'teams.name as team'])
    .where(sql<boolean>`users.id = ${anyIdHaving({ text, search, limit: rankedHits })}`)
    .where('users.hides_page', '=', false)
    .orderBy(bestFirst('users.in_game_name', search))
    .orderBy('users.id', 'desc')
    .limit(limit)
    .execute();
}

interface Sums {
  matches: number;
  wwcd: number;
  elims: number;
  points_x10: number;
}

const sums = sql`(count(*) filter (where row.status = 'played'))::int as matches,
  (count(*) filter (where row.status = 'played' and row.placement = 1))::int as wwcd,
  coalesce(sum(row.elims) filter (where row.status = 'played'), 0)::int as elims,
  coalesce(sum(row.points_x10), 0)::int as points_x10`;

/** Rows of current versions, void matches left out. */
const counted = sql`result_rows row
  join result_versions version on version.id = row.version_id
  join matches on matches.id = version.match_id and matches.published_version = version.no
    and matches.state <> 'void'
  join tournaments on tournaments.id = matches.tournament_id and not tournaments.is_draft
    and tournaments.cancelled_at is null`;

export async function sumUp(db: Db, teamId: string): Promise<Sums & { events: number }> {
  const { rows } = await sql<Sums & { events: number }>`
    select ${sums}, count(distinct registrations.id)::int as events
    from registrations
    join (select row.*, matches.id as match_id from ${counted}) row on row.entry_id = registrations.id
    where registrations.team_id = ${teamId}::uuid`.execute(db);
  return rows[0] ?? { matches: 0, wwcd: 0, elims: 0, points_x10: 0, events: 0 };
}

export interface EventRow extends Sums {
  tournament_id: string;
  title: string;
  start_date: Date;
  is_over: boolean;
  rank: number | null;
  stage: string | null;
}

/** Lists the events that a team is or was in, newest first, each with its place in the last final stage. */
export async function listEvents(db: Db, teamId: string): Promise<EventRow[]> {
  const whose = sql`registrations.team_id = ${teamId}::uuid`;
  const { rows } = await sql<EventRow>`${eventsOf({ whose })}`.execute(db);
  return rows;
}

export interface PlayerEventRow extends EventRow {
  team: string;
  own_elims: number | null;
  has_most: boolean;
}

/** Lists the events with this player on an entry's roster, likewise. */
export async function listPlayerEvents(db: Db, userId: string): Promise<PlayerEventRow[]> {
  const whose = sql`registrations.id in (
    select registration_id from registration_players where user_id = ${userId}::uuid)`;
  // Guests' players, and those of deleted accounts, are told apart by their in-game names.
  const more = sql`, entered.team_name as team, own.elims as own_elims,
    coalesce(entered.status = 'COMPLETED' and own.elims > 0 and own.elims = (
      select max(total) from (
        select sum(each.elims) as total from ${counted}
        join result_player_elims each on each.version_id = version.id and each.entry_id = row.entry_id
        where matches.tournament_id = entered.tournament_id
        group by each.entry_id, coalesce(each.user_id::text, each.in_game_name)
      ) totals), false) as has_most
    from entered left join lateral (
      select sum(each.elims)::int as elims from ${counted}
      join result_player_elims each on each.version_id = version.id and each.entry_id = row.entry_id
      where row.entry_id = entered.id and each.user_id = ${userId}::uuid
    ) own on true`;
  const { rows } = await sql<PlayerEventRow>`${eventsOf({ whose, more })}`.execute(db);
  return rows;
}

/** @param more further columns, then the `from` clause, which has to contain `entered` */
function eventsOf({ whose, more }: { whose: RawBuilder<unknown>; more?: RawBuilder<unknown> }) {
  return sql`
    with entered as (
      select registrations.id, registrations.tournament_id, registrations.team_name, tournaments.title, tournaments.status,
        coalesce(tournaments.first_match_at, tournaments.start_date::timestamptz, registrations.registered_at) as start_date
      from registrations join tournaments on tournaments.id = registrations.tournament_id
      where ${whose} and not tournaments.is_draft
        and tournaments.cancelled_at is null
        and registrations.state in ('registered', 'checked_in', 'disqualified')
      order by start_date desc, registrations.id desc limit ${recordLimits.events}
    )
    select entered.tournament_id, entered.title, entered.start_date, entered.status = 'COMPLETED' as is_over,
      placed.rank, placed.stage, played.*${more ?? sql` from entered`}
    left join lateral (
      select ${sums} from ${counted} where row.entry_id = entered.id
    ) played on true
    left join lateral (
      select (line ->> 'rank')::int as rank, stages.name as stage
      from stages
      join stage_snapshots on stage_snapshots.stage_id = stages.id
      cross join lateral jsonb_array_elements(stage_snapshots.tables) as grouped
      cross join lateral jsonb_array_elements(grouped -> 'rows') as line
      where stages.tournament_id = entered.tournament_id and stages.finalised_at is not null
        and line ->> 'entryId' = entered.id::text
      order by stages.position desc, stage_snapshots.no desc limit 1
    ) placed on true
    order by entered.start_date desc, entered.id desc`;
}

export interface PlayedRow {
  match_id: string;
  tournament_id: string;
  tournament: string;
  stage: string;
  no: number;
  map: string;
  starts_at: Date;
  status: ResultRow['status'];
  placement: number | null;
  elims: number;
  points_x10: number;
}

const played = sql`matches.id as match_id, matches.tournament_id, tournaments.title as tournament,
  stages.name as stage, matches.no, matches.map, matches.starts_at, row.status, row.placement, row.elims, row.points_x10`;

/** Lists a team's last published matches, newest first. */
export async function listTeamMatches(db: Db, teamId: string): Promise<PlayedRow[]> {
  const { rows } = await sql<PlayedRow>`select ${played}
    from ${counted}
    join stages on stages.id = matches.stage_id
    join registrations on registrations.id = row.entry_id
    where registrations.team_id = ${teamId}::uuid
    order by matches.starts_at desc, matches.id desc limit ${recordLimits.matches}`.execute(db);
  return rows;
}

export interface OwnRow extends PlayedRow {
  team: string;
  own_elims: number | null;
  sort_key: string;
}

const newestFirst: SortKey = {
  id: 'matches.id',
  isDescending: true,
  by: momentKey(sql`matches.starts_at`),
};

/** Lists published matches of the entries with this player on their roster, after those of a page, newest first. */
export async function listOwnMatches(
  db: Db,
  { userId, after, limit }: { userId: string; after: Position | undefined; limit: number },
): Promise<OwnRow[]> {
  const isNext = after ? comesAfter(newestFirst, after) : sql`true`;
  const { rows } = await sql<OwnRow>`select ${played}, registrations.team_name as team,
      ${keyText(newestFirst)} as sort_key,
      (select sum(each.elims)::int from result_player_elims each where each.version_id = version.id
        and each.entry_id = row.entry_id and each.user_id = ${userId}::uuid) as own_elims
    from ${counted}
    join stages on stages.id = matches.stage_id
    join registrations on registrations.id = row.entry_id
    where row.entry_id in (
      select registration_id from registration_players where user_id = ${userId}::uuid) and ${isNext}
    order by ${inOrder(newestFirst)} limit ${limit}`.execute(db);
  return rows;
}

export interface LeaderRow extends Sums {
  rank: number;
  team_id: string;
  name: string;
  logo: string;
}

/** Ranks teams by points between two moments; a null `tier` is everything but scrims. */
export async function listLeaders(
  db: Db,
  { tier, from, to }: { tier: string | null; from: Date; to: Date },
): Promise<LeaderRow[]> {
  const league = tier === null ? sql`tournaments.series_id is null` : sql`series.tier = ${tier}`;
  const { rows } = await sql<LeaderRow>`
    select (rank() over (order by points_x10 desc, wwcd desc, elims desc))::int as rank, added.*
    from (
      select registrations.team_id, (array_agg(registrations.team_name order by matches.starts_at desc))[1] as name,
        (array_agg(registrations.team_logo order by matches.starts_at desc))[1] as logo, ${sums}
      from ${counted}
      left join series on series.id = tournaments.series_id
      join registrations on registrations.id = row.entry_id
      where matches.published_version is not null and matches.starts_at >= ${from} and matches.starts_at < ${to}
        and ${league}
      group by registrations.team_id
    ) added
    where matches > 0
    order by rank, team_id limit ${recordLimits.leaders}`.execute(db);
  return rows;
}
