import { type RawBuilder, sql } from 'kysely';

/** Accurate to the second: a ban is over at its end time. */
export const inForce = (now: Date | RawBuilder<Date>) =>
  sql<boolean>`bans.state = 'active' and bans.starts_at <= ${now} and (bans.for_good or bans.ends_at > ${now})`;

/**
 * Whether a user is banned for the entry `registrations` of `tournaments`: personally, by the game ID registered for them,
 * or with their team.
 */
export const isBannedFor = (userId: RawBuilder<unknown>, now: Date | RawBuilder<Date>) =>
  sql<boolean>`exists (
    select from bans where ${inForce(now)} and (bans.scope = 'organisation' or tournaments.kind = 'scrim')
      and (bans.user_id = ${userId} or bans.team_id = registrations.team_id
        or (bans.game_id_key <> '' and bans.game_id_key in (
          select in_game_id_key from registration_players kept
          where kept.registration_id = registrations.id and kept.user_id = ${userId}))))`;

/**
 * Names of the banned players on the roster of `entry` in a tournament of this kind; the team's first if it is banned
 * itself.
 */
export const bannedOf = (isScrim: RawBuilder<boolean>, now: Date) =>
  sql<string[]>`coalesce((
    select jsonb_agg(name order by position) from (
      select 0 as position, entry.team_name as name where exists (
        select from bans where ${inForce(now)} and (bans.scope = 'organisation' or ${isScrim})
          and bans.team_id = entry.team_id)
      union all
      select position, name from registration_players player
      where player.registration_id = entry.id and exists (
        select from bans where ${inForce(now)} and (bans.scope = 'organisation' or ${isScrim})
          and (bans.user_id = player.user_id
            or (bans.game_id_key <> '' and bans.game_id_key = player.in_game_id_key)))
    ) banned), '[]')`;
