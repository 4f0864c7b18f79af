import type { Db } from '../../platform/database/schema.ts';

/** Lists Discord ids of everybody in a tournament, as they registered and as their accounts are now. */
export async function listDiscordIds(db: Db, tournamentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('registration_players as player')
    .leftJoin('users', 'users.id', 'player.user_id')
    .select(['player.discord_id as registered', 'users.discord_id as current'])
    .where('player.tournament_id', '=', tournamentId)
    .execute();
  const ids = rows.flatMap(({ registered, current }) => [registered, current ?? '']);
  return [...new Set(ids)].filter((discordId) => discordId !== '');
}

/** Whether the account with that Discord id is in a tournament that is not over. */
export async function isPlaying(db: Db, discordId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .innerJoin('registration_players as player', 'player.user_id', 'users.id')
    .innerJoin('tournaments', 'tournaments.id', 'player.tournament_id')
    .select('users.id')
    .innerJoin('registrations', 'registrations.id', 'player.registration_id')
    .where('users.discord_id', '=', discordId)
    .where('tournaments.status', '!=', 'COMPLETED')
    .where('registrations.slot', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
