import { sql } from 'kysely';
import { isBannedFor } from '../../platform/database/bans-in-force.queries.ts';
import type { Db, RowOf } from '../../platform/database/schema.ts';
import { checkInDayOf, dayOf, isCheckedInFor } from '../entries/entries.shared.queries.ts';

export type LineupRow = RowOf<typeof listLineups>;

/** Lists the slot lists of matches, lowest slot first. */
export async function listLineups(db: Db, matchIds: readonly string[]) {
  if (matchIds.length === 0) return [];
  return db
    .selectFrom('match_entries as line')
    .innerJoin('registrations', 'registrations.id', 'line.entry_id')
    .innerJoin('matches', 'matches.id', 'line.match_id')
    .innerJoin('tournaments', 'tournaments.id', 'matches.tournament_id')
    .select([
      'line.match_id',
      'line.entry_id',
      'line.room_slot',
      'line.group_letter',
      'registrations.team_id',
      'registrations.team_name',
      'registrations.team_logo',
      'registrations.state',
      isCheckedIn.as('is_checked_in'),
    ])
    .where('line.match_id', 'in', matchIds)
    .orderBy('line.room_slot')
    .execute();
}

/** Room slot of each team of a draw: in its next match, in its last one, or as the draw says. */
export async function listSlots(
  db: Db,
  drawId: string,
): Promise<{ entryId: string; roomSlot: number }[]> {
  const { rows } = await sql<{ entryId: string; roomSlot: number | null }>`
    select placed.entry_id as "entryId", coalesce((
      select line.room_slot from match_entries line join matches on matches.id = line.match_id
      where line.entry_id = placed.entry_id and matches.draw_id = placed.draw_id
        and matches.state not in ('void', 'cancelled')
      order by matches.published_version is not null,
        case when matches.published_version is null then matches.starts_at end, matches.starts_at desc limit 1
    ), placed.room_slot) as "roomSlot"
    from group_entries placed where placed.draw_id = ${drawId}::uuid and placed.to_match_no is null`.execute(
    db,
  );
  return rows.flatMap(({ entryId, roomSlot }) =>
    roomSlot === null ? [] : [{ entryId, roomSlot }],
  );
}

export interface Line {
  entryId: string;
  roomSlot: number;
  letter: string;
}

export async function replaceLineup(
  db: Db,
  { matchId, lines, now }: { matchId: string; lines: readonly Line[]; now: Date },
): Promise<void> {
  await db.deleteFrom('match_entries').where('match_id', '=', matchId).execute();
  if (lines.length > 0)
    await db
      .insertInto('match_entries')
      .values(
        lines.map(({ entryId, roomSlot, letter }) => ({
          match_id: matchId,
          entry_id: entryId,
          room_slot: roomSlot,
          group_letter: letter,
        })),
      )
      .execute();
  await db
    .updateTable('matches')
    .set((eb) => ({
      slots_version: eb('slots_version', '+', 1),
      slots_changed_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', matchId)
    .execute();
}

/** Lists players of the lobby who have an account and are still in their team, with the entry they play for. */
export function listLobbyPlayers(
  db: Db,
  matchId: string,
): Promise<{ user_id: string; entry_id: string }[]> {
  return db
    .selectFrom('match_entries as line')
    .innerJoin('registrations', 'registrations.id', 'line.entry_id')
    .innerJoin('registration_players as player', 'player.registration_id', 'line.entry_id')
    .innerJoin('team_members as member', (join) =>
      join
        .onRef('member.user_id', '=', 'player.user_id')
        .onRef('member.team_id', '=', 'registrations.team_id'),
    )
    .select(['member.user_id', 'line.entry_id'])
    .where('line.match_id', '=', matchId)
    .where('registrations.state', 'in', ['registered', 'checked_in'])
    .execute();
}

/** Lists teams of these matches that are in a match of another tournament at about that time. */
export async function listElsewhere(db: Db, matchIds: readonly string[], withinMs: number) {
  if (matchIds.length === 0) return [];
  const { rows } = await sql<{ team: string; tournament: string; starts_at: Date }>`
    select distinct mine.team_name as team, tournaments.title as tournament, other.starts_at
    from matches own
    join match_entries line on line.match_id = own.id
    join registrations mine on mine.id = line.entry_id
    join registrations theirs on theirs.team_id = mine.team_id and theirs.tournament_id <> own.tournament_id
    join match_entries elsewhere on elsewhere.entry_id = theirs.id
    join matches other on other.id = elsewhere.match_id
      and other.starts_at > own.starts_at - ${withinMs}::int * interval '1 millisecond'
      and other.starts_at < own.starts_at + ${withinMs}::int * interval '1 millisecond'
      and other.state not in ('void', 'cancelled', 'postponed')
    join tournaments on tournaments.id = other.tournament_id
    where own.id = any(${matchIds}::uuid[])
    order by other.starts_at, team limit 20`.execute(db);
  return rows;
}

export interface OwnPartRow {
  match_id: string;
  entry_id: string;
  team: string;
  room_slot: number;
  group_letter: string;
  /** State of the entry. */
  state: string;
  is_checked_in: boolean;
  /** With daily check-in: when that of the match's day closes. */
  check_in_closes_at: Date | null;
}

export const isCheckedIn = isCheckedInFor(sql`matches.starts_at`);

const [matchDay, firstDay] = [
  dayOf(sql`matches.starts_at`),
  dayOf(sql`tournaments.first_match_at`),
];

/** When check-in of the match's day closes; on a later day as `windowOf` in `daily-check-in.rules.ts`. */
const checkInClosesAt = sql<Date | null>`case
  when not tournaments.daily_check_in then null
  when ${matchDay} <= ${firstDay} then tournaments.checkin_closes_at
  when ${matchDay} = ${checkInDayOf(sql`tournaments.daily_checkin_closes_at`)} then tournaments.daily_checkin_closes_at
  else tournaments.planned_checkin_closes_at + (${matchDay} - ${firstDay}) * interval '1 day' end`;

/** Whether the user is in the team now, and on its roster or its leader. Never true for a banned user. */
export const isOfTeam = ({
  userId,
  now,
}: {
  userId: string;
  now: Date;
}) => sql<boolean>`not ${isBannedFor(sql`${userId}::uuid`, now)} and exists (
  select from team_members member join teams on teams.id = member.team_id
  where member.user_id = ${userId}::uuid and member.team_id = registrations.team_id
    and (teams.leader_id = member.user_id or exists (
      select from registration_players player
      where player.registration_id = registrations.id and player.user_id = member.user_id)))`;

/** Finds the entry of a user's team in each of these matches. */
export async function listOwnParts(
  db: Db,
  { userId, matchIds, now }: { userId: string; matchIds: readonly string[]; now: Date },
): Promise<OwnPartRow[]> {
  if (matchIds.length === 0) return [];
  const { rows } = await sql<OwnPartRow>`
    select line.match_id, line.entry_id, registrations.team_name as team, line.room_slot, line.group_letter,
      registrations.state, ${isCheckedIn} as is_checked_in, ${checkInClosesAt} as check_in_closes_at
    from match_entries line
    join matches on matches.id = line.match_id
    join tournaments on tournaments.id = matches.tournament_id
    join registrations on registrations.id = line.entry_id
    where line.match_id = any(${matchIds}::uuid[]) and ${isOfTeam({ userId, now })}`.execute(db);
  return rows;
}

/** Lists matches of the user's team that are not over, soonest first. */
export async function listUpcomingIds(
  db: Db,
  { userId, since, limit }: { userId: string; since: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select matches.id from team_members
    join registrations on registrations.team_id = team_members.team_id
      and registrations.state in ('registered', 'checked_in')
    join match_entries line on line.entry_id = registrations.id
    join matches on matches.id = line.match_id
    join tournaments on tournaments.id = matches.tournament_id
    where team_members.user_id = ${userId}::uuid and matches.starts_at > ${since}
      and matches.state in ('scheduled', 'room_released', 'playing', 'postponed')
      and tournaments.cancelled_at is null and not tournaments.is_draft
    order by matches.starts_at, matches.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function listPresence(db: Db, matchId: string) {
  const { rows } = await sql<{ entry_id: string; is_there: boolean }>`
    select line.entry_id, ${isCheckedIn} as is_there
    from match_entries line
    join matches on matches.id = line.match_id
    join tournaments on tournaments.id = matches.tournament_id
    join registrations on registrations.id = line.entry_id
    where line.match_id = ${matchId}::uuid`.execute(db);
  return rows;
}

/** Hands the lines of one entry to another, from a match on, where there is no result yet. @returns those matches */
export async function handOverLines(
  db: Db,
  change: {
    match: { draw_id: string; no: number };
    outEntryId: string;
    inEntryId: string;
    now: Date;
  },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with handed as (
      update match_entries set entry_id = ${change.inEntryId}::uuid
      from matches
      where matches.id = match_entries.match_id and matches.draw_id = ${change.match.draw_id}::uuid
        and matches.no >= ${change.match.no} and matches.published_version is null
        and matches.state not in ('void', 'cancelled') and match_entries.entry_id = ${change.outEntryId}::uuid
      returning matches.id
    )
    update matches set slots_version = slots_version + 1, version = version + 1, slots_changed_at = ${change.now}
    where id in (select id from handed) returning id`.execute(db);
  return rows.map(({ id }) => id);
}
