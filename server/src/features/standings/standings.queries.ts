import type { TournamentStatus } from '@one-dream/contract/features/tournaments/tournaments.ts';
import type { MatchState, StageFormat } from '@one-dream/contract/schedule/schedule.values.ts';
import type { Band, BestOfRest } from '@one-dream/contract/scoring/bands.ts';
import type { ResultRow } from '@one-dream/contract/scoring/rows.ts';
import { sql } from 'kysely';
import type { MatchPoint } from '../../platform/database/column-types.ts';
import { presetOfStage } from '../../platform/database/preset-of-stage.queries.ts';
import type { Db, RowOf } from '../../platform/database/schema.ts';

export interface StageRow {
  id: string;
  tournament_id: string;
  tournament: string;
  status: TournamentStatus;
  position: number;
  name: string;
  format: StageFormat;
  match_cap: number;
  match_point: MatchPoint | null;
  finalised_at: Date | null;
  bands: Band[];
  best_of_rest: BestOfRest | null;
  head_start_x10: number[];
  scoring_version: number;
  champion_entry_id: string | null;
  champion_match_no: number | null;
  preset_version_id: string;
}

const stageColumns = sql`stages.id, stages.tournament_id, tournaments.title as tournament, tournaments.status,
  stages.position, stages.name, stages.format, stages.match_cap, stages.match_point,
  stages.finalised_at, stages.bands, stages.best_of_rest, stages.head_start_x10, stages.scoring_version,
  stages.champion_entry_id, stages.champion_match_no,
  ${presetOfStage} as preset_version_id`;

export async function findStage(db: Db, id: string): Promise<StageRow | undefined> {
  const { rows } = await sql<StageRow>`select ${stageColumns}
    from stages join tournaments on tournaments.id = stages.tournament_id
    where stages.id = ${id}::uuid`.execute(db);
  return rows[0];
}

export async function lockStage(db: Db, id: string): Promise<StageRow | undefined> {
  await db.selectFrom('stages').select('id').where('id', '=', id).forUpdate().execute();
  return findStage(db, id);
}

/** Locks a stage after its tournament: for changes that end or begin a tournament. */
export async function lockTournamentAndStage(db: Db, id: string): Promise<StageRow | undefined> {
  await sql`select id from tournaments
    where id = (select tournament_id from stages where id = ${id}::uuid) for update`.execute(db);
  return lockStage(db, id);
}

export async function listStages(
  db: Db,
  tournamentId: string,
): Promise<(StageRow & { has_results: boolean })[]> {
  const { rows } = await sql<StageRow & { has_results: boolean }>`select ${stageColumns},
      exists (select from matches where matches.stage_id = stages.id and matches.published_version is not null
        and matches.state <> 'void') as has_results
    from stages join tournaments on tournaments.id = stages.tournament_id
    where stages.tournament_id = ${tournamentId}::uuid
    order by stages.position`.execute(db);
  return rows;
}

export interface EntryRow {
  id: string;
  team_id: string;
  name: string;
  logo: string;
  /** Before a host corrected its name; empty if none did. */
  was_named: string;
  renamed_at: Date | null;
  state: string;
  /** Letter of its group in the newest published draw; null when it is in none. */
  letter: string | null;
  /** Another team took its place. */
  is_replaced: boolean;
}

/** Lists entries that are in a published draw of the stage or played in it, by number. */
export async function listEntries(db: Db, stageId: string): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    with draw as (
      select id from stage_draws where stage_id = ${stageId}::uuid and published_at is not null order by no desc limit 1
    ), placed as (
      select group_entries.entry_id, min(groups.letter) filter (where group_entries.draw_id = draw.id) as letter,
        bool_and(group_entries.to_match_no is not null) as is_replaced
      from group_entries join groups on groups.id = group_entries.group_id
      join stage_draws on stage_draws.id = group_entries.draw_id
      left join draw on true
      where stage_draws.stage_id = ${stageId}::uuid and stage_draws.published_at is not null
      group by group_entries.entry_id
    ), played as (
      select distinct entry_id from matches
      join result_versions version on version.match_id = matches.id and version.no = matches.published_version
      join result_rows on result_rows.version_id = version.id
      where matches.stage_id = ${stageId}::uuid and matches.state <> 'void'
    )
    select registrations.id, registrations.team_id, registrations.team_name as name, registrations.team_logo as logo,
      registrations.was_named, registrations.renamed_at, registrations.state, placed.letter, coalesce(placed.is_replaced, false) as is_replaced
    from registrations
    left join placed on placed.entry_id = registrations.id
    left join played on played.entry_id = registrations.id
    where placed.entry_id is not null or played.entry_id is not null
    order by registrations.registered_at, registrations.id`.execute(db);
  return rows;
}

/** Whether a published draw of the stage has a group of this letter. */
export async function hasGroup(
  db: Db,
  { stageId, letter }: { stageId: string; letter: string },
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from groups join stage_draws on stage_draws.id = groups.draw_id
      where stage_draws.stage_id = ${stageId}::uuid and stage_draws.published_at is not null
        and groups.letter = ${letter}) as found`.execute(db);
  return rows[0]?.found ?? false;
}

export interface StageMatchRow {
  id: string;
  no: number;
  letter: string | null;
  group_letters: string[];
  map: string;
  starts_at: Date;
  state: MatchState;
  published_version: number | null;
  published_at: Date | null;
  dispute_until: Date | null;
  first_published_at: Date | null;
  preset_version_id: string | null;
  rows: ResultRow[];
}

/** Lists the matches of a stage with their current rows, void ones left out. */
export async function listMatches(db: Db, stageId: string): Promise<StageMatchRow[]> {
  const { rows } = await sql<StageMatchRow>`
    select matches.id, matches.no, groups.letter, matches.group_letters, matches.map,
      matches.starts_at, matches.state, matches.published_version, matches.dispute_until, version.published_at,
      version.preset_version_id,
      (select min(published_at) from result_versions where match_id = matches.id) as first_published_at,
      coalesce((
        select jsonb_agg(jsonb_build_object('entryId', row.entry_id, 'status', row.status, 'placement', row.placement,
          'elims', row.elims, 'fielded', row.fielded))
        from result_rows row where row.version_id = version.id
      ), '[]') as rows
    from matches
    left join groups on groups.id = matches.table_group_id
    left join result_versions version on version.match_id = matches.id and version.no = matches.published_version
    where matches.stage_id = ${stageId}::uuid and matches.state <> 'void'
    order by matches.no, matches.id`.execute(db);
  return rows;
}

export type PresetRow = RowOf<typeof selectPresets>;

export function listPresetVersions(db: Db, ids: readonly string[]): Promise<PresetRow[]> {
  return selectPresets(db)
    .where('preset_versions.id', 'in', [...ids])
    .execute();
}

export function selectPresets(db: Db) {
  return db
    .selectFrom('preset_versions')
    .innerJoin('presets', 'presets.id', 'preset_versions.preset_id')
    .select([
      'preset_versions.id',
      'preset_versions.preset_id',
      'preset_versions.no',
      'preset_versions.name',
      'presets.game',
      'presets.is_delivered',
      'preset_versions.rules',
    ]);
}

export type AdjustmentRow = RowOf<typeof selectAdjustments>;

/** Includes revoked ones, newest first. */
export function listAdjustments(db: Db, stageId: string): Promise<AdjustmentRow[]> {
  return selectAdjustments(db)
    .where('adjustments.stage_id', '=', stageId)
    .orderBy('adjustments.created_at', 'desc')
    .orderBy('adjustments.id', 'desc')
    .execute();
}

export function selectAdjustments(db: Db) {
  return db
    .selectFrom('adjustments')
    .innerJoin('registrations', 'registrations.id', 'adjustments.entry_id')
    .leftJoin('matches', 'matches.id', 'adjustments.match_id')
    .leftJoin('users', 'users.id', 'adjustments.created_by')
    .select([
      'adjustments.id',
      'adjustments.stage_id',
      'adjustments.entry_id',
      'registrations.team_name as team',
      'adjustments.match_id',
      'matches.no as match_no',
      'adjustments.points_x10',
      'adjustments.kind',
      'adjustments.rule_ref',
      'adjustments.reason',
      'adjustments.is_public',
      'users.name as created_by_name',
      'adjustments.created_at',
      'adjustments.revoked_at',
    ]);
}

/** Lists rulings in force, oldest first. */
export function listRulings(db: Db, stageId: string) {
  return db
    .selectFrom('tie_rulings')
    .select(['id', 'entry_ids'])
    .where('stage_id', '=', stageId)
    .where('dropped_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function dropRulings(db: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('tie_rulings')
    .set({ dropped_at: now })
    .where('id', 'in', [...ids])
    .execute();
}

export async function findState(db: Db, tournamentId: string) {
  return db
    .selectFrom('standings_states')
    .select(['no', 'changed_at'])
    .where('id', '=', tournamentId)
    .executeTakeFirst();
}

/** Raises the number of a tournament's standings. @returns the new one */
export async function raiseState(db: Db, tournamentId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ no: number }>`insert into standings_states (id, no, changed_at)
    values (${tournamentId}::uuid, 1, ${now})
    on conflict (id) do update set no = standings_states.no + 1, changed_at = excluded.changed_at
    returning no`.execute(db);
  return rows[0]?.no ?? 1;
}

export async function findTournament(db: Db, id: string) {
  return db
    .selectFrom('tournaments')
    .select(['title', 'cancelled_at', 'is_draft'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export interface PlayerMatchRow {
  player_key: string;
  user_id: string | null;
  name: string;
  team: string;
  entry_id: string;
  match_id: string;
  elims: number;
}

/** Lists eliminations by player in current versions, in the order of the matches. */
export async function listPlayerMatches(db: Db, tournamentId: string): Promise<PlayerMatchRow[]> {
  const { rows } = await sql<PlayerMatchRow>`
    select coalesce(each.user_id::text, each.entry_id || ' ' || each.player) as player_key, each.user_id,
      each.in_game_name as name,
      registrations.team_name as team, each.entry_id, matches.id as match_id, each.elims
    from matches
    join result_versions version on version.match_id = matches.id and version.no = matches.published_version
    join result_player_elims each on each.version_id = version.id
    join result_rows row on row.version_id = each.version_id and row.entry_id = each.entry_id and row.status = 'played'
    join registrations on registrations.id = each.entry_id
    where matches.tournament_id = ${tournamentId}::uuid and matches.state <> 'void'
    order by matches.starts_at, matches.id`.execute(db);
  return rows;
}

/** Sums eliminations and first places of each entry in current versions. */
export async function listTeamSums(db: Db, tournamentId: string) {
  const { rows } = await sql<{ entry_id: string; elims: number; wwcd: number }>`
    select row.entry_id, sum(row.elims)::int as elims,
      (count(*) filter (where row.placement = 1))::int as wwcd
    from matches
    join result_versions version on version.match_id = matches.id and version.no = matches.published_version
    join result_rows row on row.version_id = version.id and row.status = 'played'
    where matches.tournament_id = ${tournamentId}::uuid and matches.state <> 'void'
    group by row.entry_id`.execute(db);
  return rows;
}

export async function countPublished(db: Db, tournamentId: string): Promise<number> {
  const { n } = await db
    .selectFrom('matches')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('tournament_id', '=', tournamentId)
    .where('published_version', 'is not', null)
    .where('state', '!=', 'void')
    .executeTakeFirstOrThrow();
  return Number(n);
}
