import { sql } from 'kysely';
import { isBannedFor } from '../../platform/database/bans-in-force.queries.ts';
import type { Db } from '../../platform/database/schema.ts';
import { isCheckedInAt } from '../entries/entries.shared.queries.ts';

export interface LobbyKey {
  stageId: string;
  letter: string;
}

/** The newest published draw of each stage that is still to be played. */
const currentDraws = sql`
  select distinct on (stages.id) stages.id as stage_id, stages.name as stage, stages.format, tournaments.title,
    stage_draws.id as draw_id
  from stages
  join tournaments on tournaments.id = stages.tournament_id
  join stage_draws on stage_draws.stage_id = stages.id
  where stages.finalised_at is null and stage_draws.published_at is not null
    and tournaments.status <> 'COMPLETED' and tournaments.cancelled_at is null and not tournaments.is_draft
  order by stages.id, stage_draws.no desc`;

/**
 * Who should have the role of a lobby: everybody who may see its room, as a room may be posted for the role. These are members of
 * its checked-in teams who are on the roster or lead the team, are not banned, and have Discord linked.
 */
const wantedAt = (now: Date) => sql`
  select draws.stage_id, groups.letter, users.discord_id
  from (${currentDraws}) draws
  join groups on groups.draw_id = draws.draw_id
  join group_entries placed on placed.group_id = groups.id and placed.to_match_no is null
  join registrations on registrations.id = placed.entry_id
  join tournaments on tournaments.id = registrations.tournament_id
  join teams on teams.id = registrations.team_id
  join team_members member on member.team_id = teams.id
  join users on users.id = member.user_id and users.discord_id is not null
  where ${isCheckedInAt(sql`${now}::timestamptz`)}
    and (teams.leader_id = member.user_id or exists (
      select from registration_players player
      where player.registration_id = registrations.id and player.user_id = member.user_id))
    and not ${isBannedFor(sql`member.user_id`, now)}`;

export interface LobbyRow {
  letter: string;
  stage: string;
  title: string;
  format: string;
}

/** Lists the lobbies of a stage that is still to be played. */
export async function listLobbies(db: Db, stageId: string): Promise<LobbyRow[]> {
  const { rows } = await sql<LobbyRow>`
    select groups.letter, stage, title, format from (${currentDraws}) draws
    join groups on groups.draw_id = draws.draw_id where draws.stage_id = ${stageId}::uuid
    order by length(groups.letter), groups.letter`.execute(db);
  return rows;
}

export function listRoles(db: Db, stageId: string) {
  return db
    .selectFrom('lobby_roles')
    .select(['stage_id', 'letter', 'role_id'])
    .where('stage_id', '=', stageId)
    .orderBy('letter')
    .execute();
}

export async function findRole(db: Db, { stageId, letter }: LobbyKey): Promise<string | undefined> {
  const row = await db
    .selectFrom('lobby_roles')
    .select('role_id')
    .where('stage_id', '=', stageId)
    .where('letter', '=', letter)
    .executeTakeFirst();
  return row?.role_id;
}

export async function listKnown(db: Db, roleIds: readonly string[]): Promise<Set<string>> {
  if (roleIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('lobby_roles')
    .select('role_id')
    .where('role_id', 'in', roleIds)
    .execute();
  return new Set(rows.map(({ role_id }) => role_id));
}

/** @returns whether it is the lobby's role now: `false` when the lobby has one, or the role is another's */
export async function insertRole(
  db: Db,
  { stageId, letter, roleId, now }: LobbyKey & { roleId: string; now: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('lobby_roles')
    .values({ stage_id: stageId, letter, role_id: roleId, made_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('role_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteRole(db: Db, roleId: string): Promise<void> {
  await db.deleteFrom('lobby_roles').where('role_id', '=', roleId).execute();
}

/** Lists members who lack a role of this stage or wear a wrong one. */
export async function listDue(db: Db, { stageId, now }: { stageId: string; now: Date }) {
  const { rows } = await sql<{ letter: string; discord_id: string }>`
    with due as (
      select distinct role_id, discord_id from (${wantedAt(now)}) wanted
      join lobby_roles using (stage_id, letter) where stage_id = ${stageId}::uuid
    ), worn as (
      select role_id, discord_id from lobby_role_wearers join lobby_roles using (role_id)
      where stage_id = ${stageId}::uuid
    )
    select letter, coalesce(due.discord_id, worn.discord_id) as discord_id
    from due full join worn on worn.role_id = due.role_id and worn.discord_id = due.discord_id
    join lobby_roles on lobby_roles.role_id = coalesce(due.role_id, worn.role_id)
    where due.role_id is null or worn.role_id is null`.execute(db);
  return rows;
}

export async function isWanted(
  db: Db,
  { stageId, letter, discordId, now }: LobbyKey & { discordId: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select from (${wantedAt(now)}) wanted
    where stage_id = ${stageId}::uuid and letter = ${letter} and discord_id = ${discordId} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Lists the lobbies whose role these people wear or should wear. */
export async function listLobbiesOf(db: Db, discordIds: readonly string[], now: Date) {
  const { rows } = await sql<{ stage_id: string; letter: string; discord_id: string }>`
    select stage_id, letter, discord_id from (${wantedAt(now)}) wanted
    join lobby_roles using (stage_id, letter) where discord_id = any(${discordIds})
    union
    select stage_id, letter, discord_id from lobby_role_wearers join lobby_roles using (role_id)
    where discord_id = any(${discordIds})`.execute(db);
  return rows;
}

export async function isWearer(
  db: Db,
  { roleId, discordId }: { roleId: string; discordId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('lobby_role_wearers')
    .select('role_id')
    .where('role_id', '=', roleId)
    .where('discord_id', '=', discordId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Does nothing if the role is gone meanwhile. */
export async function insertWearer(
  db: Db,
  { roleId, discordId }: { roleId: string; discordId: string },
): Promise<void> {
  await sql`insert into lobby_role_wearers (role_id, discord_id)
    select role_id, ${discordId} from lobby_roles where role_id = ${roleId} for share
    on conflict do nothing`.execute(db);
}

export async function deleteWearer(
  db: Db,
  { roleId, discordId }: { roleId: string; discordId: string },
): Promise<void> {
  await db
    .deleteFrom('lobby_role_wearers')
    .where('role_id', '=', roleId)
    .where('discord_id', '=', discordId)
    .execute();
}

/** Lists stages that have roles, or may need some. */
export async function listStages(db: Db): Promise<string[]> {
  const { rows } = await sql<{ stage_id: string }>`
    select stage_id from lobby_roles union select stage_id from (${currentDraws}) draws`.execute(
    db,
  );
  return rows.map(({ stage_id }) => stage_id);
}

export async function listStagesOf(db: Db, tournamentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('stages')
    .select('id')
    .where('tournament_id', '=', tournamentId)
    .execute();
  return rows.map(({ id }) => id);
}

export async function findStageOfDraw(db: Db, drawId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('stage_draws')
    .select('stage_id')
    .where('id', '=', drawId)
    .executeTakeFirst();
  return row?.stage_id;
}
