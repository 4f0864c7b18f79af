import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';

/** The match day of a moment: its IST date less five hours, as `matchDayOf`. */
export function dayOf(moment: RawBuilder<unknown>): RawBuilder<Date> {
  return sql`((${moment} - interval '5 hours') at time zone 'Asia/Kolkata')::date`;
}

const firstDay = dayOf(sql`tournaments.first_match_at`);
/** How long before 05:00 IST a day's check-in opens; 0 if it opens later. */
const openedBefore = sql`greatest(interval '0', (${firstDay} + time '05:00') at time zone 'Asia/Kolkata'
  - tournaments.planned_checkin_opens_at)`;

/** The day that a check-in made at a moment is for, as `checkInDay`; of `tournaments`. */
export const checkInDayOf = (moment: RawBuilder<unknown>) =>
  dayOf(sql`(greatest(${moment}, tournaments.first_match_at) + ${openedBefore})`);

/**
 * Whether the entry `registrations` of `tournaments` has checked in for a match that starts at a moment: by its state, or
 * registered where there is no check-in; where every day has its own, by the one of that day.
 */
export const isCheckedInFor = (startsAt: RawBuilder<unknown>) =>
  isCheckedInOn(dayOf(sql`greatest(${startsAt}, tournaments.first_match_at)`));

/** As `isCheckedInFor`, for what is played next at a moment. */
export const isCheckedInAt = (moment: RawBuilder<unknown>) => isCheckedInOn(checkInDayOf(moment));

const isCheckedInOn = (day: RawBuilder<Date>) => sql<boolean>`(
  (registrations.state = 'checked_in' or (registrations.state = 'registered' and tournaments.checkin_closes_at is null))
  and (not tournaments.daily_check_in or tournaments.checkin_closes_at is null or exists (
    select from check_ins where check_ins.entry_id = registrations.id and check_ins.day = ${day}
  )))`;

/** Assigns an entry to a team. The squad stays as entered; players with an account are linked to it. */
export async function giveEntry(
  db: Db,
  { entryId, teamId }: { entryId: string; teamId: string },
): Promise<void> {
  await sql`
    update registrations set team_id = teams.id, team_logo = teams.logo, guest = 'claimed',
      leader_email = leader.email, leader_discord_id = coalesce(leader.discord_id, ''),
      leader_discord_username = coalesce(leader.discord_username, '')
    from teams join users leader on leader.id = teams.leader_id
    where registrations.id = ${entryId}::uuid and teams.id = ${teamId}::uuid`.execute(db);
  await linkPlayers(
    db,
    sql`player.registration_id = ${entryId}::uuid and users.in_game_id = player.in_game_id_key`,
  );
}

/**
 * As `giveEntry`, for a member who joined, or got their game id, after their team had been given entries.
 * @returns the entries that they are linked to now
 */
export function linkMember(
  db: Db,
  { userId, gameId }: { userId: string; gameId: string },
): Promise<LinkedEntry[]> {
  return linkPlayers(
    db,
    sql`users.id = ${userId}::uuid and player.in_game_id_key = ${gameId} and player.registration_id in (
      select registrations.id from registrations
      join team_members member on member.team_id = registrations.team_id
      where member.user_id = ${userId}::uuid and registrations.guest = 'claimed')`,
  );
}

interface LinkedEntry {
  entryId: string;
  tournamentId: string;
}

/**
 * Links players of given entries to accounts, unless these are in the tournament already, or nothing but the team's link
 * says that they play.
 * @param which condition on `player` and `users`
 */
async function linkPlayers(db: Db, which: RawBuilder<unknown>): Promise<LinkedEntry[]> {
  const { rows } = await sql<LinkedEntry>`
    update registration_players player set user_id = users.id, discord_id = coalesce(users.discord_id, '')
    from users
    where ${which} and player.user_id is null and player.in_game_id_key <> '' and not player.by_link
      and not exists (
        select from registration_players other
        where other.tournament_id = player.tournament_id and other.holds and other.user_id = users.id
      )
    returning player.registration_id as "entryId", player.tournament_id as "tournamentId"`.execute(
    db,
  );
  return rows;
}

/** A host confirms the game ids that came by a team's link. */
export async function confirmGameIds(db: Db, entryId: string): Promise<void> {
  await db
    .updateTable('registration_players')
    .set({ by_link: false })
    .where('registration_id', '=', entryId)
    .execute();
}

/** Deletes entries that nothing depends on, as if they had never existed. */
export async function deleteEntries(db: Db, entryIds: readonly string[]): Promise<void> {
  await db.deleteFrom('registrations').where('id', 'in', entryIds).execute();
}
