import type { ResultSource } from '@one-dream/contract/features/results/results.ts';
import type { ResultRow } from '@one-dream/contract/scoring/rows.ts';
import { type Insertable, sql } from 'kysely';
import { writtenAs } from '../../platform/database/columns.ts';
import type { Database, Db } from '../../platform/database/schema.ts';
import type { PresetVersionRow } from './results.queries.ts';

export interface VersionRow extends Pick<PresetVersionRow, 'rules'> {
  id: string;
  no: number;
  reason: string;
  source: ResultSource;
  draft_version: number | null;
  published_by: string | null;
  published_by_name: string | null;
  published_at: Date;
  preset_version_id: string;
  preset_id: string;
  preset_no: number;
  preset_name: string;
  game: PresetVersionRow['game'];
  is_delivered: boolean;
  rows: (ResultRow & { pointsX10: number })[];
}

/** Lists a match's versions, newest first. */
export async function listVersions(db: Db, matchId: string): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select version.id, version.no, version.reason, version.source, version.draft_version, version.published_by,
      users.name as published_by_name, version.published_at, version.preset_version_id, preset.preset_id,
      preset.no as preset_no, preset.name as preset_name, presets.game, presets.is_delivered, preset.rules,
      (
        select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('entryId', row.entry_id, 'status', row.status,
          'elims', row.elims, 'fielded', row.fielded, 'pointsX10', row.points_x10, 'players', (
            select jsonb_agg(jsonb_build_object('player', player, 'elims', elims) order by player)
            from result_player_elims each where each.version_id = row.version_id and each.entry_id = row.entry_id
          ))) || jsonb_build_object('placement', row.placement)
          order by row.placement nulls last, row.entry_id)
        from result_rows row where row.version_id = version.id
      ) as rows
    from result_versions version
    join preset_versions preset on preset.id = version.preset_version_id
    join presets on presets.id = preset.preset_id
    left join users on users.id = version.published_by
    where version.match_id = ${matchId}::uuid
    order by version.no desc`.execute(db);
  return rows;
}

/** Counts matches of a tournament whose first result came out between two moments. */
export async function countResults(
  db: Db,
  { tournamentId, from, to }: { tournamentId: string; from: Date; to: Date },
): Promise<number> {
  const row = await db
    .selectFrom('matches')
    .innerJoin('result_versions', 'result_versions.match_id', 'matches.id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('matches.tournament_id', '=', tournamentId)
    .where('matches.published_version', 'is not', null)
    .where('result_versions.no', '=', 1)
    .where('result_versions.published_at', '>=', from)
    .where('result_versions.published_at', '<', to)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export interface NewPlayerElims {
  entryId: string;
  player: number;
  userId: string | null;
  inGameName: string;
  elims: number;
}

/** Adds a version with its rows and makes it the current one. With the match locked. */
export async function insertVersion(
  db: Db,
  version: Insertable<Database['result_versions']>,
  { rows, players }: { rows: VersionRow['rows']; players: readonly NewPlayerElims[] },
): Promise<void> {
  await db.insertInto('result_versions').values(version).execute();
  await db
    .insertInto('result_rows')
    .values(
      rows.map((row) => ({
        version_id: version.id,
        entry_id: row.entryId,
        status: row.status,
        placement: row.placement,
        elims: row.elims,
        fielded: row.fielded,
        points_x10: row.pointsX10,
      })),
    )
    .execute();
  if (players.length === 0) return;
  await db
    .insertInto('result_player_elims')
    .values(players.map((player) => ({ version_id: version.id, ...writtenAs(player) })))
    .execute();
}

/** Lists user ids of everybody on the rosters of a match's teams. */
export function listPlayersOfMatch(db: Db, matchId: string) {
  return db
    .selectFrom('match_entries')
    .innerJoin(
      'registration_players',
      'registration_players.registration_id',
      'match_entries.entry_id',
    )
    .select(['match_entries.entry_id', 'registration_players.user_id'])
    .distinct()
    .where('match_entries.match_id', '=', matchId)
    .where('registration_players.user_id', 'is not', null)
    .$narrowType<{ user_id: string }>()
    .execute();
}

export async function listPlayerElims(db: Db, versionId: string): Promise<NewPlayerElims[]> {
  const rows = await db
    .selectFrom('result_player_elims')
    .select(['entry_id', 'player', 'user_id', 'in_game_name', 'elims'])
    .where('version_id', '=', versionId)
    .execute();
  return rows.map((row) => ({
    entryId: row.entry_id,
    player: row.player,
    userId: row.user_id,
    inGameName: row.in_game_name,
    elims: row.elims,
  }));
}
