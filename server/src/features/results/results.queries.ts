import type { Game } from '@one-dream/contract/games.ts';
import type { OtherTeam } from '@one-dream/contract/scoring/nearest-team.ts';
import type { Preset } from '@one-dream/contract/scoring/presets.ts';
import { type Insertable, sql } from 'kysely';
import { presetOfStage } from '../../platform/database/preset-of-stage.queries.ts';
import type { Database, Db, RowOf } from '../../platform/database/schema.ts';
import type { MatchRow } from '../matches/matches.shared.queries.ts';

export interface LobbyRow {
  entry_id: string;
  team_id: string;
  name: string;
  logo: string;
  group_letter: string;
  room_slot: number;
  players: {
    player: number;
    userId: string | null;
    inGameName: string;
    gameIdKey: string;
    aliases: string[];
  }[];
  aliases: string[];
  screenshots: string[];
}

/** Lists the teams of a match by room slot. */
export async function listLobby(db: Db, matchId: string): Promise<LobbyRow[]> {
  const { rows } = await sql<LobbyRow>`
    select registrations.id as entry_id, registrations.team_id, registrations.team_name as name,
      registrations.team_logo as logo, match_entries.group_letter, match_entries.room_slot,
      coalesce((
        select jsonb_agg(jsonb_build_object('player', player.position, 'userId', player.user_id,
          'inGameName', player.in_game_name, 'gameIdKey', player.in_game_id_key,
          'aliases', array(
            select alias from player_aliases where game_id_key = player.in_game_id_key order by kept_at desc
          )) order by player.position)
        from registration_players player where player.registration_id = registrations.id
      ), '[]') as players,
      coalesce((
        select jsonb_agg(alias order by alias) from entry_aliases where entry_aliases.entry_id = registrations.id
      ), '[]') as aliases,
      coalesce((
        select jsonb_agg(image order by no) from result_screenshots shot
        where shot.match_id = match_entries.match_id and shot.entry_id = registrations.id
      ), '[]') as screenshots
    from match_entries join registrations on registrations.id = match_entries.entry_id
    where match_entries.match_id = ${matchId}::uuid
    order by match_entries.room_slot`.execute(db);
  return rows;
}

/** Lists teams with a slot in the tournament that are neither in the draw of a match nor on its slot list. */
export async function listSubstitutes(
  db: Db,
  { id, tournament_id, draw_id }: Pick<MatchRow, 'id' | 'tournament_id' | 'draw_id'>,
) {
  const { rows } = await sql<{ entryId: string; name: string }>`
    select registrations.id as "entryId", team_name as name from registrations
    where tournament_id = ${tournament_id}::uuid and state in ('registered', 'checked_in')
      and not exists (
        select from group_entries where draw_id = ${draw_id}::uuid and entry_id = registrations.id and to_match_no is null
      )
      and not exists (
        select from match_entries where match_id = ${id}::uuid and match_entries.entry_id = registrations.id
      )
    order by team_name, registrations.id limit 200`.execute(db);
  return rows;
}

/**
 * Lists teams with a slot in the tournament that are not on the slot list of a match, with their group in its draw, and
 * those of their aliases whose key is in `names`.
 */
export async function listOthers(
  db: Db,
  {
    match: { id, tournament_id, draw_id },
    names,
  }: { match: Pick<MatchRow, 'id' | 'tournament_id' | 'draw_id'>; names: readonly string[] },
): Promise<OtherTeam[]> {
  const { rows } = await sql<OtherTeam>`
    select team_name as name, (
        select letter from group_entries placed join groups on groups.id = placed.group_id
        where placed.draw_id = ${draw_id}::uuid and placed.entry_id = registrations.id and placed.to_match_no is null
      ) as "group",
      array(
        select alias from entry_aliases
        where entry_aliases.entry_id = registrations.id and alias_key = any(${[...names]}::text[])
      ) as aliases
    from registrations
    where tournament_id = ${tournament_id}::uuid and state in ('registered', 'checked_in')
      and not exists (
        select from match_entries where match_id = ${id}::uuid and match_entries.entry_id = registrations.id
      )`.execute(db);
  return rows;
}

export type DraftRecord = RowOf<typeof findDraft>;

export function findDraft(db: Db, matchId: string) {
  return db
    .selectFrom('result_drafts')
    .leftJoin('users', 'users.id', 'result_drafts.saved_by')
    .select(['rows', 'version', 'source', 'observed', 'users.name as saved_by_name', 'saved_at'])
    .where('match_id', '=', matchId)
    .executeTakeFirst();
}

/** Call with the match locked. */
export async function upsertDraft(
  db: Db,
  draft: Insertable<Database['result_drafts']>,
): Promise<void> {
  await db
    .insertInto('result_drafts')
    .values(draft)
    .onConflict((conflict) => conflict.column('match_id').doUpdateSet(draft))
    .execute();
}

export async function upsertEditor(
  db: Db,
  { matchId, userId, now }: { matchId: string; userId: string; now: Date },
): Promise<void> {
  await db
    .insertInto('result_editors')
    .values({ match_id: matchId, user_id: userId, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['match_id', 'user_id']).doUpdateSet({ seen_at: now }),
    )
    .execute();
}

/** Lists names of others who had the draft open since `since`. */
export async function listOtherEditors(
  db: Db,
  { matchId, userId, since }: { matchId: string; userId: string; since: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('result_editors')
    .innerJoin('users', 'users.id', 'result_editors.user_id')
    .select('users.name')
    .where('match_id', '=', matchId)
    .where('user_id', '!=', userId)
    .where('seen_at', '>=', since)
    .orderBy('users.name')
    .execute();
  return rows.map(({ name }) => name);
}

/** Aliases per team at most: every import compares them. */
const mostAliases = 40;

export async function insertAliases(
  db: Db,
  aliases: readonly { entryId: string; alias: string; aliasKey: string }[],
): Promise<void> {
  await sql`
    insert into entry_aliases (entry_id, alias, alias_key)
    select "entryId", alias, "aliasKey" from (
      select *, row_number() over (partition by "entryId")
        + (select count(*) from entry_aliases known where known.entry_id = "entryId") as no
      from jsonb_to_recordset(${JSON.stringify(aliases)}::jsonb) as given ("entryId" uuid, alias text, "aliasKey" text)
    ) as counted
    where no <= ${mostAliases}
    on conflict do nothing`.execute(db);
}

/** Aliases per game id at most; the oldest make room. */
const mostPlayerAliases = 10;

/** Stores names by game id; the newest ten of each stay. */
export async function upsertPlayerAliases(
  db: Db,
  kept: { names: readonly { gameIdKey: string; alias: string; aliasKey: string }[]; now: Date },
): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(kept.names)}::jsonb) as given ("gameIdKey" text, alias text, "aliasKey" text)`;
  await sql`
    insert into player_aliases (game_id_key, alias, alias_key, kept_at)
    select distinct on ("gameIdKey", "aliasKey") "gameIdKey", alias, "aliasKey", ${kept.now}::timestamptz from ${given}
    order by "gameIdKey", "aliasKey"
    on conflict (game_id_key, alias_key) do update set alias = excluded.alias, kept_at = excluded.kept_at`.execute(
    db,
  );
  await sql`
    delete from player_aliases where (game_id_key, alias_key) in (
      select game_id_key, alias_key from (
        select *, row_number() over (partition by game_id_key order by kept_at desc, alias_key) as no
        from player_aliases where game_id_key in (select "gameIdKey" from ${given})
      ) counted where no > ${mostPlayerAliases}
    )`.execute(db);
}

export interface PresetVersionRow {
  id: string;
  preset_id: string;
  no: number;
  name: string;
  game: Game;
  is_delivered: boolean;
  rules: Preset;
}

/** Finds the preset that a stage is scored by: the chosen one, else its game's. */
export async function findPresetOfStage(db: Db, stageId: string): Promise<PresetVersionRow> {
  const { rows } = await sql<PresetVersionRow>`
    select version.id, version.preset_id, version.no, version.name, presets.game, presets.is_delivered, version.rules
    from stages join tournaments on tournaments.id = stages.tournament_id
    join preset_versions version on version.id = ${presetOfStage}
    join presets on presets.id = version.preset_id
    where stages.id = ${stageId}::uuid`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`stage ${stageId} has no preset`);
  return row;
}

export async function attachScreenshot(
  db: Db,
  shot: { matchId: string; entryId: string; no: number; image: string; userId: string; now: Date },
): Promise<void> {
  const values = { image: shot.image, attached_by: shot.userId, attached_at: shot.now };
  await db
    .insertInto('result_screenshots')
    .values({ match_id: shot.matchId, entry_id: shot.entryId, no: shot.no, ...values })
    .onConflict((conflict) => conflict.columns(['match_id', 'entry_id', 'no']).doUpdateSet(values))
    .execute();
}

export async function dropScreenshots(
  db: Db,
  { matchId, entryId }: { matchId: string; entryId: string },
): Promise<void> {
  await db
    .deleteFrom('result_screenshots')
    .where('match_id', '=', matchId)
    .where('entry_id', '=', entryId)
    .execute();
}

/** Whether a later match of the stage has begun. */
export async function hasNextBegun(db: Db, match: MatchRow, now: Date): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from matches where stage_id = ${match.stage_id}::uuid and id <> ${match.id}::uuid
        and starts_at > ${match.starts_at} and state not in ('cancelled', 'void', 'postponed')
        and (state in ('playing', 'results_in', 'published', 'final') or started_at is not null or starts_at <= ${now})
    ) as found`.execute(db);
  return rows[0]?.found ?? false;
}
