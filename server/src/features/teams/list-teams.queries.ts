import type { teamKinds, teamOrders } from '@one-dream/contract/features/teams/teams.values.ts';
import {
  placedStates,
  waitingStates,
} from '@one-dream/contract/features/tournaments/tournaments.values.ts';
import { minimumPlayers, teamMaxPlayers } from '@one-dream/contract/limits.ts';
import { type RawBuilder, sql } from 'kysely';
import {
  comesAfter,
  inOrder,
  keyText,
  nameKey,
  type Position,
  type SortKey,
} from '../../platform/database/keyset.ts';
import type { Db } from '../../platform/database/schema.ts';
import { columnsOf } from '../../platform/database/tables.generated.ts';
import * as terms from '../../platform/database/term-search.queries.ts';
import { anyIdHaving, countHaving } from '../../platform/database/text-search.queries.ts';

export type TeamKind = (typeof teamKinds)[number];
export type TeamOrder = (typeof teamOrders)[number];

export interface TeamFilter {
  /** Part of the name, ignoring case. */
  search?: string | undefined;
  /** Parts of the name, or of a player's data; one of them is enough. */
  anyOf?: readonly string[] | undefined;
  only?: TeamKind | undefined;
}

export interface TeamsPage extends TeamFilter {
  /** Ignored while searching: found rows come newest first. */
  order?: TeamOrder | undefined;
  after?: Position | undefined;
  limit: number;
}

const teamName = { table: 'teams', column: 'name' } as const;

export function listTeams(db: Db, page: TeamsPage) {
  const { search, anyOf, only, after, limit } = page;
  const isSearch = Boolean(search || anyOf);
  const sort: SortKey = sortKeys[isSearch ? 'newest' : (page.order ?? 'newest')];
  let query = db
    .selectFrom('teams')
    .select(columnsOf.teams)
    .select([
      sql<number>`(select count(*)::int ${runningEntries})`.as('running_entries'),
      keyText(sort).as('sort_key'),
    ])
    .orderBy(inOrder(sort))
    .limit(limit);
  const before = after?.id;
  if (only) query = query.where(isKind(only));
  if (anyOf)
    query = query.where('teams.id', '=', anyTeamFound({ texts: anyOf, only, before, limit }));
  if (search)
    query = query.where('teams.id', '=', anyIdHaving({ text: teamName, search, before, limit }));
  if (after && !isSearch) query = query.where(comesAfter(sort, after));
  return query.execute();
}

export async function countTeams(
  db: Db,
  { search, anyOf, only, cap }: TeamFilter & { cap: number },
): Promise<number> {
  if (anyOf)
    return terms.countHavingOne(db, { id, places, texts: anyOf, isOne: isOneOf(only), cap });
  if (search) return countHaving(db, { text: teamName, search, cap });
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from teams where ${isOneOf(only)} ${only ? sql`limit ${cap}` : sql``}
    ) found`.execute(db);
  return rows[0]?.count ?? 0;
}

const id = 'teams.id';
const byPlayers: SortKey['by'] = {
  value: sql`teams.player_count`,
  text: sql`teams.player_count::text`,
  read: (text) => sql`${/^\d$/.test(text) ? text : '0'}::smallint`,
};
const sortKeys = {
  newest: { id, isDescending: true },
  oldest: { id, isDescending: false },
  name: { id, isDescending: false, by: nameKey('teams') },
  'name-reversed': { id, isDescending: true, by: nameKey('teams') },
  players: { id, isDescending: true, by: byPlayers },
  'players-reversed': { id, isDescending: false, by: byPlayers },
} satisfies Record<TeamOrder, SortKey>;

const runningStates = sql.join([...placedStates, ...waitingStates].map((state) => sql.lit(state)));
const runningEntries = sql`from registrations
  join tournaments on tournaments.id = registrations.tournament_id and tournaments.status <> 'COMPLETED'
  where registrations.team_id = teams.id and registrations.state in (${runningStates})`;
/** Looked up from the few tournaments that are not over: `offset 0` keeps the planner from reading every entry there ever was. */
const runningTeams = sql`select entry.team_id from tournaments cross join lateral (
    select team_id from registrations
    where registrations.tournament_id = tournaments.id and registrations.state in (${runningStates}) offset 0
  ) entry where tournaments.status <> 'COMPLETED'`;

function isKind(kind: TeamKind): RawBuilder<boolean> {
  if (kind === 'short') return sql`teams.player_count < ${sql.lit(minimumPlayers.SQUAD)}`;
  if (kind === 'running') return sql`teams.id in (${runningTeams})`;
  if (kind === 'idle')
    return sql`not exists (select from (${runningTeams}) running where running.team_id = teams.id)`;
  return sql`teams.id in (
    select team_id from team_members join users on users.id = user_id where users.discord_id is null
  )`;
}

function isOneOf(only: TeamKind | undefined): RawBuilder<boolean> {
  return only ? isKind(only) : sql`true`;
}

const places: terms.SearchedPlace[] = [
  { column: 'teams.name', rows: sql`teams`, most: 1 },
  ...['name', 'email', 'in_game_name', 'in_game_id'].map((name) => ({
    column: `users.${name}`,
    rows: sql`users join team_members on team_members.user_id = users.id
      join teams on teams.id = team_members.team_id`,
    most: teamMaxPlayers,
  })),
];

/** Newest teams scanned before the indexes are used: as many players as of users alone. */
const newestRows = 200;

/** Ids of the newest teams that match one of the texts, in their name or in a player's data. */
function anyTeamFound({
  texts,
  only,
  before,
  limit,
}: {
  texts: readonly string[];
  only: TeamKind | undefined;
  before: string | undefined;
  limit: number;
}): RawBuilder<string> {
  const isOne = sql`${before ? sql`teams.id < ${before}` : sql`true`} and ${isOneOf(only)}`;
  const newest = sql`
    select id from (
      select teams.id, lower(teams.name) as team from teams
      where ${isOne} order by teams.id desc limit ${sql.lit(newestRows)}
    ) latest
    where exists (select from terms where ${terms.hasTerm(['team'])}) or exists (
      select from (
        select lower(users.name) as name, lower(email) as email, lower(in_game_name) as in_game_name,
          lower(in_game_id) as in_game_id
        from team_members join users on users.id = team_members.user_id where team_members.team_id = latest.id
      ) player
      join terms on ${terms.hasTerm(['name', 'email', 'in_game_name', 'in_game_id'])}
    )
    order by id desc limit ${limit}`;
  return terms.anyIdHavingOne({ id, places, texts, isOne, newest, limit });
}
