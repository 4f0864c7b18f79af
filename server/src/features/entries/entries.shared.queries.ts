import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';

// Writes to entries for other features, which have no such statements of their own.

/**
 * Assigns an entry to a team. The squad stays as entered; players with an account are linked to it, unless they are in
 * the tournament with another team.
 */
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
  await sql`
    update registration_players player set user_id = users.id, discord_id = coalesce(users.discord_id, '')
    from users
    where player.registration_id = ${entryId}::uuid and player.in_game_id_key <> ''
      and users.in_game_id = player.in_game_id_key and not exists (
        select from registration_players other
        where other.tournament_id = player.tournament_id and other.holds and other.user_id = users.id
      )`.execute(db);
}

/** Deletes entries that nothing depends on, as if they had never existed. */
export async function deleteEntries(db: Db, entryIds: readonly string[]): Promise<void> {
  await db.deleteFrom('registrations').where('id', 'in', entryIds).execute();
}
