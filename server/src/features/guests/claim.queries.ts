import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';

export interface OwnTeam {
  id: string;
  name: string;
  leaderId: string;
  /** Game ids of its players. */
  ids: string[];
}

/** The team that somebody is in, locked: nobody joins or leaves meanwhile. */
export async function lockOwnTeam(db: Db, userId: string): Promise<OwnTeam | undefined> {
  const row = await db
    .selectFrom('teams')
    .select(['id', 'name', 'leader_id'])
    .where('id', '=', (eb) =>
      eb.selectFrom('team_members').select('team_id').where('user_id', '=', userId),
    )
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const members = await db
    .selectFrom('team_members')
    .innerJoin('users', 'users.id', 'team_members.user_id')
    .select('users.in_game_id')
    .where('team_members.team_id', '=', row.id)
    .execute();
  const ids = members.map(({ in_game_id }) => in_game_id).filter(Boolean);
  return { id: row.id, name: row.name, leaderId: row.leader_id, ids };
}

export async function findGameId(db: Db, userId: string): Promise<string> {
  const row = await db
    .selectFrom('users')
    .select('in_game_id')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.in_game_id ?? '';
}

export async function listRosterIds(db: Db, entryId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('registration_players')
    .select('in_game_id_key')
    .where('registration_id', '=', entryId)
    .where('in_game_id_key', '<>', '')
    .execute();
  return rows.map(({ in_game_id_key }) => in_game_id_key);
}

/** Whether a team is in a tournament by an entry of its own, or waits for it. */
export async function isInEvent(
  db: Db,
  { teamId, tournamentId }: { teamId: string; tournamentId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('registrations')
    .select('id')
    .where('team_id', '=', teamId)
    .where('tournament_id', '=', tournamentId)
    .where('state', 'in', ['registered', 'checked_in', 'waitlisted', 'waitlist_ready'])
    .executeTakeFirst();
  return row !== undefined;
}

/** Of the players who have an account with Discord linked. */
export async function listDiscordIds(db: Db, entryId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('registration_players')
    .select('discord_id')
    .where('registration_id', '=', entryId)
    .where('discord_id', '<>', '')
    .execute();
  return rows.map(({ discord_id }) => discord_id);
}

/**
 * Makes an entry a team's. The squad stays as it was entered; whoever of it has an account is known by it from now on,
 * unless they are in the tournament with another team.
 */
export async function giveEntry(
  db: Db,
  { entryId, teamId, userId, now }: { entryId: string; teamId: string; userId: string; now: Date },
): Promise<void> {
  await sql`
    update registrations set team_id = teams.id, team_logo = teams.logo, guest = 'claimed',
      leader_email = leader.email, leader_discord_id = coalesce(leader.discord_id, ''),
      leader_discord_username = coalesce(leader.discord_username, '')
    from teams join users leader on leader.id = teams.leader_id
    where registrations.id = ${entryId}::uuid and teams.id = ${teamId}::uuid`.execute(db);
  await sql`
    update registration_players player set user_id = users.id, discord_id = coalesce(users.discord_id, '')
    from users
    where player.registration_id = ${entryId}::uuid and player.in_game_id_key <> ''
      and users.in_game_id = player.in_game_id_key and not exists (
        select from registration_players other
        where other.tournament_id = player.tournament_id and other.holds and other.user_id = users.id
      )`.execute(db);
  // The captain's number was for a team without an account.
  await sql`update guest_entries set claimed_by = ${userId}::uuid, claimed_at = ${now}, captain = null
    where entry_id = ${entryId}::uuid`.execute(db);
}
