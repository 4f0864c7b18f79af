import type { Tier } from '@one-dream/contract/features/scrims/scrims.values.ts';
import type { WeekRecord } from '@one-dream/contract/ladder/proposals.ts';
import { sql } from 'kysely';
import type { Db, RowOf } from '../../platform/database/schema.ts';
import { newId } from '../../platform/secrets.ts';

export function listPlaces(db: Db) {
  return db
    .selectFrom('ladder_places')
    .innerJoin('teams', 'teams.id', 'ladder_places.team_id')
    .select(['team_id', 'teams.name', 'teams.logo', 'tier', 'since'])
    .orderBy('since')
    .orderBy('team_id')
    .execute();
}

/** Lists the places at a past moment: today's, with every later move undone. */
export async function listPlacesAt(db: Db, at: Date): Promise<RowOf<typeof listPlaces>[]> {
  const { rows } = await sql<RowOf<typeof listPlaces>>`
    with later as (
      select distinct on (team_id) team_id, from_tier from ladder_moves
      where at >= ${at} and kind <> 'kept' and team_id is not null order by team_id, at, id
    )
    select team_id, teams.name, teams.logo, tier, coalesce(since, teams.created_at) as since from (
      select team_id, tier, since from ladder_places where team_id not in (select team_id from later)
      union all
      select team_id, from_tier, (select max(at) from ladder_moves earlier
        where earlier.team_id = later.team_id and earlier.at < ${at} and earlier.kind <> 'kept')
      from later where from_tier is not null
    ) place join teams on teams.id = team_id`.execute(db);
  return rows;
}

/** Locks a team for a change of its place: other changes wait. */
export async function lockTeam(
  db: Db,
  teamId: string,
): Promise<{ id: string; name: string; leader_id: string; tier: Tier | null } | undefined> {
  const team = await db
    .selectFrom('teams')
    .select(['id', 'name', 'leader_id'])
    .where('id', '=', teamId)
    .forUpdate()
    .executeTakeFirst();
  if (!team) return undefined;
  const place = await db
    .selectFrom('ladder_places')
    .select('tier')
    .where('team_id', '=', teamId)
    .executeTakeFirst();
  return { ...team, tier: place?.tier ?? null };
}

export async function writePlace(
  db: Db,
  { teamId, tier, now }: { teamId: string; tier: Tier | null; now: Date },
): Promise<void> {
  if (tier === null) {
    await db.deleteFrom('ladder_places').where('team_id', '=', teamId).execute();
    return;
  }
  await db
    .insertInto('ladder_places')
    .values({ team_id: teamId, tier, since: now })
    .onConflict((conflict) => conflict.column('team_id').doUpdateSet({ tier, since: now }))
    .execute();
}

export type MoveRow = RowOf<typeof listMoves>;

/** @returns undefined if this week's move of the team was already decided */
export async function insertMove(
  db: Db,
  move: Omit<MoveRow, 'id'> & { decided_by: string | null },
): Promise<MoveRow | undefined> {
  const id = newId();
  const row = await db
    .insertInto('ladder_moves')
    .values({ id, ...move })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row && { id, ...move };
}

/** Newest first. */
export function listMoves(
  db: Db,
  { teamId, week, limit }: { teamId?: string; week?: string; limit?: number },
) {
  let query = db
    .selectFrom('ladder_moves')
    .select(['id', 'team_id', 'team_name', 'from_tier', 'to_tier', 'kind', 'week', 'reason', 'at'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc');
  if (teamId) query = query.where('team_id', '=', teamId);
  if (week) query = query.where('week', '=', week);
  return (limit ? query.limit(limit) : query).execute();
}

export interface RecordRow extends Omit<WeekRecord, 'since'> {
  tier: Tier;
}

/** Sums up every team's results per tier between two scrim days, by the newest published version of each match. */
export async function listRecords(
  db: Db,
  { from, to }: { from: string; to: string },
): Promise<RecordRow[]> {
  const { rows } = await sql<RecordRow>`
    select registrations.team_id as "teamId", series.tier,
      count(distinct tournaments.series_date)::int as days,
      count(*)::int as matches,
      sum(result_rows.points_x10)::int as "pointsX10",
      count(*) filter (where result_rows.placement = 1 and result_rows.status = 'played')::int as wwcd,
      sum(case when result_rows.status = 'played'
        then coalesce((preset_versions.rules -> 'placementX10' ->> (result_rows.placement - 1))::int, 0)
        else 0 end)::int as "placementPointsX10",
      sum(case when result_rows.status = 'played' then result_rows.elims else 0 end)::int as elims
    from tournaments
    join series on series.id = tournaments.series_id
    join matches on matches.tournament_id = tournaments.id and matches.state in ('published', 'final')
    join result_versions on result_versions.match_id = matches.id
      and result_versions.no = matches.published_version
    join preset_versions on preset_versions.id = result_versions.preset_version_id
    join result_rows on result_rows.version_id = result_versions.id and result_rows.status <> 'absent'
    join registrations on registrations.id = result_rows.entry_id
    where tournaments.series_date between ${from}::date and ${to}::date
    group by registrations.team_id, series.tier`.execute(db);
  return rows;
}

/**
 * Lists teams with a place since before a moment that have played no published match in the two weeks since a day. In a
 * tier that paused for one of them nobody is absent.
 */
export async function listAbsent(db: Db, since: Date, day: string): Promise<string[]> {
  const { rows } = await sql<{ team_id: string }>`
    select team_id from ladder_places where since <= ${since} and not exists (
      select from registrations
      join tournaments on tournaments.id = registrations.tournament_id
      join result_rows on result_rows.entry_id = registrations.id and result_rows.status <> 'absent'
      join result_versions on result_versions.id = result_rows.version_id
      join matches on matches.id = result_versions.match_id
        and matches.state in ('published', 'final') and matches.published_version = result_versions.no
      where registrations.team_id = ladder_places.team_id and tournaments.series_id is not null
        and tournaments.series_date >= ${day}::date
    ) and (
      select count(distinct tournaments.series_date < ${day}::date + 7) from series
      join tournaments on tournaments.series_id = series.id and tournaments.series_date >= ${day}::date
      join matches on matches.tournament_id = tournaments.id and matches.state in ('published', 'final')
      where series.tier = ladder_places.tier
    ) = 2 order by team_id`.execute(db);
  return rows.map(({ team_id }) => team_id);
}

/** Lists teams of a match's newest version without a place, if it is a match of the lowest tier's scrims. */
export async function listNewcomers(db: Db, matchId: string) {
  const { rows } = await sql<{ id: string; name: string }>`
    select teams.id, teams.name from matches
    join tournaments on tournaments.id = matches.tournament_id
    join series on series.id = tournaments.series_id and series.tier = 'T3'
    join result_versions on result_versions.match_id = matches.id
    join result_rows on result_rows.version_id = result_versions.id and result_rows.status = 'played'
    join registrations on registrations.id = result_rows.entry_id
    join teams on teams.id = registrations.team_id
    where matches.id = ${matchId}
      and result_versions.no = (select max(no) from result_versions newest where newest.match_id = matches.id)
      and not exists (select from ladder_places where ladder_places.team_id = teams.id)
    order by teams.id`.execute(db);
  return rows;
}
