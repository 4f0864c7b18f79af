import type { SeriesChange, SeriesForm } from '@one-dream/contract/features/scrims/scrims.ts';
import type { Tier } from '@one-dream/contract/features/scrims/scrims.values.ts';
import type { TournamentStatus } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { sql } from 'kysely';
import { writtenAs } from '../../platform/database/columns.ts';
import type { Db, RowOf } from '../../platform/database/schema.ts';
import { columnsOf } from '../../platform/database/tables.generated.ts';

export type SeriesRow = RowOf<typeof selectSeries>;

export type SkipRow = RowOf<typeof listSkips>;

export interface MadeRow {
  id: string;
  series_id: string;
  day: string;
  title: string;
  status: TournamentStatus;
  slot_total: number;
  slots_used: number;
  waiting: number;
  prize_pool: string;
  reg_opens_at: Date | null;
  first_match_at: Date | null;
  checkin_opens_at: Date | null;
  checkin_closes_at: Date | null;
  cancelled_at: Date | null;
  maps: string[];
}

function selectSeries(db: Db) {
  return db.selectFrom('series').select(columnsOf.series);
}

/** Active ones first. */
export function listSeries(db: Db): Promise<SeriesRow[]> {
  return selectSeries(db)
    .orderBy(sql`ended_at is not null`)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function lockSeries(db: Db, id: string): Promise<SeriesRow | undefined> {
  return selectSeries(db).where('id', '=', id).forUpdate().executeTakeFirst();
}

function toColumns(form: SeriesChange) {
  return writtenAs({ ...form, weekdays: form.weekdays.toSorted((a, b) => a - b) });
}

export async function insertSeries(
  db: Db,
  { id, form, now }: { id: string; form: SeriesForm; now: Date },
): Promise<void> {
  await db
    .insertInto('series')
    .values({ id, tier: form.tier, ...toColumns(form), created_at: now })
    .execute();
}

export async function updateSeries(db: Db, id: string, form: SeriesChange): Promise<void> {
  await db
    .updateTable('series')
    .set((eb) => ({ ...toColumns(form), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function updateRun(
  db: Db,
  { id, ...changes }: { id: string; paused_until?: string | null; ended_at?: Date },
): Promise<void> {
  await db
    .updateTable('series')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export function listSkips(db: Db, { from, to }: { from: string; to: string }) {
  return db
    .selectFrom('series_skips')
    .select(['series_id', 'day', 'reason'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
}

export async function upsertSkip(db: Db, skip: SkipRow): Promise<void> {
  await db
    .insertInto('series_skips')
    .values(skip)
    .onConflict((conflict) =>
      conflict.columns(['series_id', 'day']).doUpdateSet({ reason: skip.reason }),
    )
    .execute();
}

export async function deleteSkip(
  db: Db,
  { seriesId, day }: { seriesId: string; day: string },
): Promise<void> {
  await db
    .deleteFrom('series_skips')
    .where('series_id', '=', seriesId)
    .where('day', '=', day)
    .execute();
}

/** Lists the tournaments that series made for these days. */
export async function listMade(
  db: Db,
  { from, to, seriesId }: { from: string; to: string; seriesId?: string },
): Promise<MadeRow[]> {
  const { rows } = await sql<MadeRow>`
    select id, series_id, series_date as day, title, status, slot_total, slots_used, waiting,
      prize_pool, reg_opens_at, first_match_at, checkin_opens_at, checkin_closes_at, cancelled_at,
      coalesce((
        select jsonb_agg(matches.map order by matches.starts_at, matches.no) from matches
        where matches.tournament_id = tournaments.id and matches.state not in ('void', 'cancelled')
      ), '[]') as maps
    from tournaments
    where series_id is not null and series_date between ${from}::date and ${to}::date and not is_draft
      and (${seriesId ?? null}::uuid is null or series_id = ${seriesId ?? null}::uuid)
    order by series_date, id`.execute(db);
  return rows;
}

export type ReservedRow = RowOf<typeof listReserved>;

export function listReserved(db: Db, seriesId?: string) {
  let query = db
    .selectFrom('series_reserved')
    .innerJoin('teams', 'teams.id', 'series_reserved.team_id')
    .select(['series_id', 'team_id', 'teams.name', 'teams.logo', 'kind', 'until'])
    .orderBy('kind', 'desc')
    .orderBy('teams.name');
  if (seriesId) query = query.where('series_id', '=', seriesId);
  return query.execute();
}

/** Finds teams with their leaders, to notify about reserved places. */
export function findTeams(
  db: Db,
  teamIds: readonly string[],
): Promise<{ id: string; name: string; leader_id: string }[]> {
  if (teamIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('teams')
    .select(['id', 'name', 'leader_id'])
    .where('id', 'in', teamIds)
    .execute();
}

export async function upsertReserved(
  db: Db,
  row: { series_id: string; team_id: string; kind: 'reserved' | 'invited'; until: string | null },
): Promise<void> {
  await db
    .insertInto('series_reserved')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['series_id', 'team_id']).doUpdateSet({ kind: row.kind, until: row.until }),
    )
    .execute();
}

/** @returns whether there was one */
export async function deleteReserved(
  db: Db,
  { seriesId, teamId }: { seriesId: string; teamId: string },
): Promise<boolean> {
  const row = await db
    .deleteFrom('series_reserved')
    .where('series_id', '=', seriesId)
    .where('team_id', '=', teamId)
    .returning('team_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds the evening of a tournament; undefined if it is no scrim of a series. */
export async function findEvening(
  db: Db,
  tournamentId: string,
): Promise<
  | (Pick<SeriesRow, 'tier' | 'entry'> & {
      series_id: string;
      day: string;
      starts_at: Date;
    })
  | undefined
> {
  return db
    .selectFrom('tournaments')
    .innerJoin('series', 'series.id', 'tournaments.series_id')
    .select([
      'series.id as series_id',
      'tier',
      'entry',
      sql<string>`series_date`.as('day'),
      sql<Date>`coalesce(first_match_at, tournaments.created_at)`.as('starts_at'),
    ])
    .where('tournaments.id', '=', tournamentId)
    .executeTakeFirst();
}

export interface KnownTeam {
  team_id: string;
  place: Tier | null;
  is_asked: boolean;
}

/** Reads teams' places on the ladder, and whether each is reserved or invited for that day. */
export async function listKnown(
  db: Db,
  { teamIds, seriesId, day }: { teamIds: readonly string[]; seriesId: string; day: string },
): Promise<KnownTeam[]> {
  const { rows } = await sql<KnownTeam>`
    select asked.id as team_id, ladder_places.tier as place, series_reserved.team_id is not null as is_asked
    from unnest(${teamIds}::uuid[]) as asked (id)
    left join ladder_places on ladder_places.team_id = asked.id
    left join series_reserved on series_reserved.team_id = asked.id and series_id = ${seriesId}
      and (until is null or until >= ${day}::date)`.execute(db);
  return rows;
}
