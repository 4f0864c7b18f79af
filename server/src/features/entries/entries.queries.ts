import { sql } from 'kysely';
import { bannedOf } from '../../platform/database/bans-in-force.queries.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { TimesRow } from '../tournaments/tournaments.presenters.ts';
import type { TournamentRow } from '../tournaments/tournaments.shared.queries.ts';
import type { EntryRow } from './commands/entries-state.queries.ts';
import { checkInDayOf } from './entries.shared.queries.ts';

/** An entry with the check-in of the day and its place in the waitlist. */
export interface SeenEntryRow extends EntryRow {
  registered_at: Date;
  reserved: boolean;
  room_slot: number | null;
  /** From 1; null where it does not wait. */
  queue_place: number | null;
  checked_in_at: Date | null;
  checked_in_by: string | null;
}

export interface StaffEntryRow extends SeenEntryRow {
  /** Names of its players who are banned now. */
  banned: string[];
}

export type OwnEntryRow = SeenEntryRow & {
  tournament: Pick<
    TournamentRow,
    | 'id'
    | 'title'
    | 'banner'
    | 'kind'
    | 'game'
    | 'type'
    | 'status'
    | 'is_draft'
    | 'min_lineup'
    | 'daily_check_in'
    | 'planned_checkin_opens_at'
    | 'planned_checkin_closes_at'
    | 'daily_checkin_closes_at'
  > &
    TimesRow;
};

const columns = sql`
  entry.id, entry.team_id, entry.team_name, entry.team_logo, entry.state, entry.slot, entry.room_slot, entry.queue_no, entry.skip_reason,
  entry.state_reason, entry.withdraw_asked_at, entry.withdraw_reason, entry.replaces_id, entry.registered_at,
  entry.reserved, entry.guest,
  check_in.at is not null as is_checked_in, check_in.at as checked_in_at,
  (select name from users where users.id = check_in.by_user_id) as checked_in_by,
  case when entry.state in ('waitlisted', 'waitlist_ready') then (
    select count(*)::int from registrations before where before.tournament_id = entry.tournament_id
      and before.state in ('waitlisted', 'waitlist_ready') and before.queue_no <= entry.queue_no
  ) end as queue_place,
  (select coalesce(jsonb_agg(jsonb_build_object('userId', user_id, 'name', name, 'inGameName', in_game_name,
      'inGameId', in_game_id, 'inGameIdKey', in_game_id_key, 'inGameRole', in_game_role, 'discordId', discord_id, 'byLink', by_link)
      order by position), '[]')
    from registration_players player where player.registration_id = entry.id) as players`;

const isOn = (now: Date) =>
  sql`check_in.entry_id = entry.id and check_in.day = ${checkInDayOf(sql`${now}::timestamptz`)}`;

/**
 * Lists entries of the team that a user is in, in tournaments that are not over; those that are out drop off after a
 * day.
 */
export async function listEntriesOfPlayer(
  db: Db,
  { userId, now }: { userId: string; now: Date },
): Promise<OwnEntryRow[]> {
  const { rows } = await sql<SeenEntryRow & Prefixed>`
    select ${columns}, tournaments.id as t_id, tournaments.title as t_title, tournaments.banner as t_banner,
      tournaments.kind as t_kind, tournaments.game as t_game, tournaments.type as t_type,
      tournaments.status as t_status, tournaments.is_draft as t_is_draft, tournaments.min_lineup as t_min_lineup,
      tournaments.daily_check_in as t_daily_check_in,
      tournaments.planned_checkin_opens_at as t_planned_checkin_opens_at,
      tournaments.planned_checkin_closes_at as t_planned_checkin_closes_at,
      tournaments.daily_checkin_closes_at as t_daily_checkin_closes_at, tournaments.reg_opens_at as t_reg_opens_at,
      tournaments.reg_closes_at as t_reg_closes_at, tournaments.checkin_opens_at as t_checkin_opens_at,
      tournaments.checkin_closes_at as t_checkin_closes_at, tournaments.first_match_at as t_first_match_at,
      tournaments.cancelled_at as t_cancelled_at, tournaments.cancel_reason as t_cancel_reason
    from registrations entry
    join team_members on team_members.team_id = entry.team_id and team_members.user_id = ${userId}
    join tournaments on tournaments.id = entry.tournament_id
    left join check_ins check_in on ${isOn(now)}
    where tournaments.status <> 'COMPLETED' and not tournaments.is_draft
      and not exists (
        select from registrations later where later.tournament_id = entry.tournament_id
          and later.team_id = entry.team_id and later.id > entry.id
      )
    order by tournaments.first_match_at nulls last, tournaments.start_date nulls last, entry.id
    limit 100`.execute(db);
  return rows.map(nestTournament);
}

type Prefixed = {
  [Key in keyof OwnEntryRow['tournament'] as `t_${Key}`]: OwnEntryRow['tournament'][Key];
};

function nestTournament(row: SeenEntryRow & Prefixed): OwnEntryRow {
  const tournament = Object.entries(row)
    .filter(([key]) => key.startsWith('t_'))
    .map(([key, value]) => [key.slice(2), value]);
  return { ...row, tournament: Object.fromEntries(tournament) as OwnEntryRow['tournament'] };
}

/** Finds one entry as its tournament's list shows it. */
export async function findSeenEntry(
  db: Db,
  { entryId, now }: { entryId: string; now: Date },
): Promise<SeenEntryRow | undefined> {
  const { rows } = await sql<SeenEntryRow>`
    select ${columns} from registrations entry
    join tournaments on tournaments.id = entry.tournament_id
    left join check_ins check_in on ${isOn(now)}
    where entry.id = ${entryId}::uuid`.execute(db);
  return rows[0];
}

/** Lists all entries of a tournament: by slot, then the waitlist in order, then those that are out, newest first. */
export async function listEntriesOfTournament(
  db: Db,
  { tournamentId, isScrim, now }: { tournamentId: string; isScrim: boolean; now: Date },
): Promise<StaffEntryRow[]> {
  const { rows } = await sql<StaffEntryRow>`
    select ${columns}, ${bannedOf(sql`${isScrim}::boolean`, now)} as banned
    from registrations entry
    join tournaments on tournaments.id = entry.tournament_id
    left join check_ins check_in on ${isOn(now)}
    where entry.tournament_id = ${tournamentId}
    order by entry.slot nulls last, (entry.state not in ('waitlisted', 'waitlist_ready')), entry.queue_no,
      entry.id desc`.execute(db);
  return rows;
}

/** Finds a user's team, and whether it wants to hear of vacant slots. */
export async function findTeamToWatch(db: Db, userId: string) {
  const { rows } = await sql<{
    id: string;
    leader_id: string;
    co_leader_id: string | null;
    isWatching: boolean;
  }>`
    select teams.id, leader_id, co_leader_id,
      exists (select from vacancy_watchers watcher where watcher.team_id = teams.id) as "isWatching"
    from team_members join teams on teams.id = team_members.team_id
    where team_members.user_id = ${userId}`.execute(db);
  return rows[0];
}

export async function insertWatcher(db: Db, teamId: string): Promise<void> {
  // A team deleted at this moment has nobody to tell.
  await sql`insert into vacancy_watchers (team_id) select id from teams where id = ${teamId} for key share
    on conflict do nothing`.execute(db);
}

export async function deleteWatcher(db: Db, teamId: string): Promise<void> {
  await db.deleteFrom('vacancy_watchers').where('team_id', '=', teamId).execute();
}

/**
 * Takes the leaders of teams that want to hear of vacant slots, were not told today, and are not in the tournament;
 * marks them as told.
 * @param day YYYY-MM-DD
 */
export async function takeWatchers(
  db: Db,
  { tournamentId, day }: { tournamentId: string; day: string },
): Promise<string[]> {
  const { rows } = await sql<{ leader_id: string }>`
    update vacancy_watchers set told_on = ${day}::date
    from teams
    where teams.id = vacancy_watchers.team_id and (told_on is null or told_on < ${day}::date)
      and not exists (select from registrations where tournament_id = ${tournamentId} and team_id = teams.id)
    returning teams.leader_id`.execute(db);
  return rows.map(({ leader_id }) => leader_id);
}
