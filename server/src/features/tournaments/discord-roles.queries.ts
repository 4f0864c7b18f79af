import type { Db } from '../../platform/database/schema.ts';

/** A player of a roster, with the Discord id that it was stored with; empty for none. */
export interface RosterDiscord {
  userId?: string | null | undefined;
  discordId: string;
}

/** Lists the players of all rosters of a tournament. */
export function listPlayers(db: Db, tournamentId: string): Promise<RosterDiscord[]> {
  return db
    .selectFrom('registration_players')
    .select(['user_id as userId', 'discord_id as discordId'])
    .where('tournament_id', '=', tournamentId)
    .execute();
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
