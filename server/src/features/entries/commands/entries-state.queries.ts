import type {
  DeclarationKind,
  EntryState,
} from '@one-dream/contract/features/tournaments/tournaments.ts';
import { type RawBuilder, sql } from 'kysely';
import { sendAhead } from '../../../platform/database/pipelined-transactions.ts';
import type { Db } from '../../../platform/database/schema.ts';
import { updateSlots } from '../../tournaments/tournaments.shared.queries.ts';
import { checkInDayOf } from '../entries.shared.queries.ts';
import type { CurrentMember, CurrentTeam, RosterPlayer } from './entries-state.ts';

/** Reads teams with their members, without locks. */
export async function readTeams(
  db: Db,
  teamIds: readonly string[],
): Promise<Map<string, CurrentTeam>> {
  if (teamIds.length === 0) return new Map();
  const { rows: teams } = await sql<CurrentTeam['team']>`
    select id, name, logo, leader_id, co_leader_id from teams where id = any(${teamIds}::uuid[])`.execute(
    db,
  );
  const { rows: members } =
    await sql<MemberOfTeam>`${membersOf(sql`any(${teamIds}::uuid[])`)}`.execute(db);
  return groupMembers({ teams, members });
}

export interface MemberOfTeam extends CurrentMember {
  team_id: string;
}

/** @param team expression of the team's id */
function membersOf(team: RawBuilder<unknown>) {
  return sql`
    select team_id, place, users.id, name, email, profile, role, in_game_name, in_game_id, in_game_role, mobile_number,
      discord_id, discord_username
    from team_members join users on users.id = team_members.user_id
    where team_id = ${team} order by team_members.joined_at, users.id`;
}

export function groupMembers(read: {
  teams: readonly CurrentTeam['team'][];
  members: readonly MemberOfTeam[];
}): Map<string, CurrentTeam> {
  const ofTeam = Map.groupBy(read.members, ({ team_id }) => team_id);
  return new Map(read.teams.map((team) => [team.id, { team, members: ofTeam.get(team.id) ?? [] }]));
}

export interface EntryRow {
  id: string;
  team_id: string;
  team_name: string;
  team_logo: string;
  state: EntryState;
  slot: number | null;
  queue_no: number | null;
  skip_reason: string;
  state_reason: string;
  withdraw_asked_at: Date | null;
  withdraw_reason: string;
  replaces_id: string | null;
  guest: 'guest' | 'claimed' | null;
  is_checked_in: boolean;
  /** The leader first. */
  players: RosterPlayer[];
}

interface EntriesStateQuery {
  tournamentId: string;
  /** Without duplicates. */
  teamIds: readonly string[];
  entryIds: readonly string[];
  /** Includes everybody with a slot. */
  whole: boolean;
  now: Date;
  /** How many may come in. */
  newcomers: number;
}

export interface EntriesStateRows {
  /** Members of the teams, in the order in which they joined. */
  members: MemberOfTeam[];
  /** Entries of the teams, those asked for, and the whole waitlist. */
  entries: EntryRow[];
  /** The lowest free slots, as many as newcomers and these entries can take. */
  free: number[];
  /** The highest number given in the waitlist. */
  lastQueueNo: number;
}

/**
 * Reads the current entries in one statement, with the tournament locked. Free slots are searched among as many numbers as
 * are taken and wanted together, which include the lowest.
 */
export async function readEntriesState(
  db: Db,
  { tournamentId, ...asked }: EntriesStateQuery,
): Promise<EntriesStateRows> {
  const { rows } = await sql<{
    members: MemberOfTeam[];
    entries: (Omit<EntryRow, 'withdraw_asked_at'> & { withdraw_asked_at: string | null })[];
    free: number[];
    last: number;
  }>`
    with asked as materialized (
      select * from jsonb_to_record(${JSON.stringify(asked)}::jsonb)
        as asked ("teamIds" uuid[], "entryIds" uuid[], whole boolean, now timestamptz, newcomers int)
    ), entry as (
      select entry.id, team_id, team_name, team_logo, state, slot, queue_no, skip_reason, state_reason,
        withdraw_asked_at, withdraw_reason, replaces_id, guest,
        exists (select from check_ins where entry_id = entry.id and check_ins.day = ${checkInDayOf(sql`asked.now`)})
          as is_checked_in,
        (select coalesce(json_agg(json_build_object('userId', user_id, 'name', name, 'inGameName', in_game_name,
            'inGameId', in_game_id, 'inGameIdKey', in_game_id_key, 'inGameRole', in_game_role, 'discordId', discord_id, 'byLink', by_link)
            order by position), '[]')
          from registration_players player where player.registration_id = entry.id) as players
      from asked, tournaments join registrations entry on tournament_id = tournaments.id
      where tournaments.id = ${tournamentId} and (
        entry.id = any("entryIds") or team_id = any("teamIds")
        or state in ('waitlisted', 'waitlist_ready') or (whole and entry.slot is not null)
      )
    ), wanted as (
      select newcomers + (select count(*) from entry)::int + 1 as slots from asked
    )
    select
      (select coalesce(json_agg(member), '[]') from asked, unnest("teamIds") team
        cross join lateral (${membersOf(sql`team`)} offset 0) member) as members,
      (select coalesce(json_agg(entry), '[]') from entry) as entries,
      coalesce((select array_agg(slot order by slot) from (
        select slot from wanted, generate_series(1, least(slot_total, slots_used + slots)) slot
        except select slot from registrations where tournament_id = tournaments.id and slot is not null
        order by slot limit (select slots from wanted)
      ) free), '{}') as free,
      coalesce((select max(queue_no) from registrations where tournament_id = tournaments.id), 0) as last
    from tournaments where id = ${tournamentId}`.execute(db);
  const [row] = rows;
  return {
    members: row?.members ?? [],
    entries: (row?.entries ?? []).map(({ withdraw_asked_at, ...entry }) => ({
      ...entry,
      withdraw_asked_at: withdraw_asked_at === null ? null : new Date(withdraw_asked_at),
    })),
    free: row?.free ?? [],
    lastQueueNo: row?.last ?? 0,
  };
}

interface HolderRow {
  user_id: string | null;
  key: string;
  entry_id: string;
  team_name: string;
}

/** Lists entries that hold these users and game ids in the tournament. Sent ahead of the query for bans. */
export async function listHolders(
  db: Db,
  { tournamentId, userIds, keys }: { tournamentId: string; userIds: string[]; keys: string[] },
): Promise<() => Promise<HolderRow[]>> {
  if (userIds.length + keys.length === 0) return async () => [];
  const statement = sql<HolderRow>`
    select user_id, in_game_id_key as key, registration_id as entry_id, team_name
    from (
      select player.* from jsonb_array_elements_text(${JSON.stringify(userIds)}::jsonb) asked cross join lateral (
        select user_id, in_game_id_key, registration_id from registration_players
        where tournament_id = ${tournamentId} and holds and user_id = asked::uuid offset 0
      ) player
      union
      select player.* from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) asked cross join lateral (
        select user_id, in_game_id_key, registration_id from registration_players
        where tournament_id = ${tournamentId} and holds and in_game_id_key <> '' and in_game_id_key = asked offset 0
      ) player
    ) player cross join lateral (
      select team_name from registrations where registrations.id = registration_id offset 0
    ) entry`;
  return sendAhead(db, statement);
}

export interface NewEntryRow {
  id: string;
  team_id: string;
  team_name: string;
  team_logo: string;
  leader_email: string;
  leader_discord_id: string;
  leader_discord_username: string;
  state: EntryState;
  slot: number | null;
  queue_no: number | null;
  declarations: DeclarationKind[];
  reserved: boolean;
  guest: 'guest' | null;
}

export interface PlayerRow extends RosterPlayer {
  entryId: string;
  position: number;
  holds: boolean;
}

export interface NewRows {
  tournamentId: string;
  now: Date;
  day: string;
  entries: NewEntryRow[];
  players: PlayerRow[];
  checkIns: { entryId: string; byUserId: string | null }[];
  used: number;
  waiting: number;
}

/**
 * Inserts new entries, players and check-ins, and updates the counts, so that pages refresh their facts. One statement.
 * Fails on a unique constraint where what was read was incomplete.
 */
export async function insertRows(
  db: Db,
  { tournamentId, now, day, entries, players, checkIns, used, waiting }: NewRows,
): Promise<void> {
  await sendAhead(
    db,
    sql`
    with entries as (
      insert into registrations (id, tournament_id, team_id, slot, team_name, team_logo, leader_email,
        leader_discord_id, leader_discord_username, registered_at, state, queue_no, declarations, reserved, guest)
      select id, ${tournamentId}::uuid, team_id, slot, team_name, team_logo, leader_email, leader_discord_id,
        leader_discord_username, ${now}::timestamptz, state, queue_no, declarations, reserved, guest
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (id uuid, team_id uuid, slot int,
        team_name text, team_logo text, leader_email text, leader_discord_id text, leader_discord_username text,
        state text, queue_no int, declarations jsonb, reserved boolean, guest text)
    ), players as (
      insert into registration_players (registration_id, tournament_id, position, user_id, name, in_game_name,
        in_game_id, in_game_id_key, in_game_role, discord_id, by_link, holds)
      select "entryId", ${tournamentId}::uuid, position, "userId", name, "inGameName", "inGameId", "inGameIdKey",
        "inGameRole", "discordId", coalesce("byLink", false), holds
      from jsonb_to_recordset(${JSON.stringify(players)}::jsonb) as player ("entryId" uuid, position int,
        "userId" uuid, name text, "inGameName" text, "inGameId" text, "inGameIdKey" text, "inGameRole" text,
        "discordId" text, "byLink" boolean, holds boolean)
    ), said as (
      insert into check_ins (entry_id, day, by_user_id, at)
      select "entryId", ${day}::date, "byUserId", ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(checkIns)}::jsonb) as said ("entryId" uuid, "byUserId" uuid)
      on conflict do nothing
    )
    ${updateSlots({ tournamentId, used, waiting })}`,
  );
}

export async function deletePlayers(
  db: Db,
  players: { entryId: string; userId: string | null }[],
): Promise<void> {
  if (players.length === 0) return;
  await sendAhead(
    db,
    sql`
    delete from registration_players using jsonb_to_recordset(${JSON.stringify(players)}::jsonb)
      as gone ("entryId" uuid, "userId" uuid)
    where registration_id = gone."entryId" and user_id = gone."userId"`,
  );
}

export async function deleteRosters(db: Db, entryIds: readonly string[]): Promise<void> {
  if (entryIds.length === 0) return;
  await sendAhead(
    db,
    sql`delete from registration_players where registration_id = any(${entryIds}::uuid[])`,
  );
}

/** Frees slots before others get them: the same slot twice, even for a moment, is a violation. */
export async function freeSlots(db: Db, entryIds: readonly string[]): Promise<void> {
  if (entryIds.length === 0) return;
  // The interim state has to agree with the missing slot.
  await sendAhead(
    db,
    sql`update registrations set slot = null, state = 'withdrawn' where id = any(${entryIds}::uuid[])`,
  );
}

export interface ChangedEntryRow {
  id: string;
  team_name: string;
  state: EntryState;
  slot: number | null;
  skip_reason: string;
  state_reason: string;
  withdraw_asked_at: string | null;
  withdraw_reason: string;
  replaces_id: string | null;
}

/** A corrected name leaves the one that was there at first beside it, for what was published before. */
export async function updateEntries(db: Db, entries: ChangedEntryRow[], now: Date): Promise<void> {
  if (entries.length === 0) return;
  await sendAhead(
    db,
    sql`
    update registrations set state = entry.state, slot = entry.slot, skip_reason = entry.skip_reason,
      state_reason = entry.state_reason, withdraw_asked_at = entry.withdraw_asked_at,
      withdraw_reason = entry.withdraw_reason, replaces_id = entry.replaces_id, team_name = entry.team_name,
      was_named = case when registrations.team_name = entry.team_name or was_named <> '' then was_named
        else registrations.team_name end,
      renamed_at = case when registrations.team_name = entry.team_name then renamed_at else ${now}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (id uuid, team_name text, state text, slot int,
      skip_reason text, state_reason text, withdraw_asked_at timestamptz, withdraw_reason text, replaces_id uuid)
    where registrations.id = entry.id`,
  );
}

/** Sets whether entries hold their players: those that are out do not, those let in again do. */
export async function setHolds(
  db: Db,
  { entryIds, holds }: { entryIds: readonly string[]; holds: boolean },
): Promise<void> {
  if (entryIds.length === 0) return;
  await sendAhead(
    db,
    sql`update registration_players set holds = ${holds} where registration_id = any(${entryIds}::uuid[])`,
  );
}

export async function deleteCheckIns(
  db: Db,
  { day, entryIds }: { day: string; entryIds: readonly string[] },
): Promise<void> {
  if (entryIds.length === 0) return;
  await sendAhead(
    db,
    sql`delete from check_ins where day = ${day}::date and entry_id = any(${entryIds}::uuid[])`,
  );
}

/** Finds an entry for calls that have nothing but its id. */
export function findEntry(db: Db, entryId: string) {
  return db
    .selectFrom('registrations')
    .select(['id', 'tournament_id', 'team_id'])
    .where('id', '=', entryId)
    .executeTakeFirst();
}

/** Lists names of entries that are in or wait. Sent ahead, as `listHolders`. */
export function listTakenNames(
  db: Db,
  tournamentId: string,
): Promise<() => Promise<{ id: string; team_name: string }[]>> {
  return sendAhead(
    db,
    sql<{ id: string; team_name: string }>`
    select id, team_name from registrations where tournament_id = ${tournamentId}
      and state in ('registered', 'checked_in', 'waitlisted', 'waitlist_ready')`,
  );
}

/** Lists those of these users who may decide for others in the tournament: admins, and others with the duty. */
export async function listHosts(
  db: Db,
  {
    tournamentId,
    admins,
    others,
    now,
  }: { tournamentId: string; admins: readonly string[]; others: readonly string[]; now: Date },
): Promise<{ id: string; in_game_id: string }[]> {
  if (admins.length + others.length === 0) return [];
  const { rows } = await sql<{ id: string; in_game_id: string }>`
    select id, in_game_id from users where id = any(${admins}::uuid[]) or id in (
      select user_id from staff_grants
      where user_id = any(${others}::uuid[]) and duty = 'host' and (until is null or until > ${now}) and (
        tournament_id = ${tournamentId}
        or series_id = (select series_id from tournaments where id = ${tournamentId})
      )
    )`.execute(db);
  return rows;
}
