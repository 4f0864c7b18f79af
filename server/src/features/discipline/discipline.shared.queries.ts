import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';

/** A guest team was claimed: strikes that its players got here by game id now count for their accounts, too. */
export async function takeOverJudgements(db: Db, entryId: string): Promise<void> {
  await sql`update strikes set user_id = player.user_id from registration_players player
    where strikes.entry_id = ${entryId}::uuid and strikes.user_id is null and strikes.game_id_key <> ''
      and player.registration_id = ${entryId}::uuid and player.user_id is not null
      and player.in_game_id_key = strikes.game_id_key`.execute(db);
}

/**
 * Detaches a game id that turned out to be somebody else's from an account's strikes and bans. They stay with the account, and no
 * longer stop the player whose id it is.
 */
export async function letGoOfGameId(
  db: Db,
  { userId, gameId }: { userId: string; gameId: string },
): Promise<void> {
  await sql`update strikes set game_id_key = '' where user_id = ${userId}::uuid and game_id_key = ${gameId}`.execute(
    db,
  );
  await sql`update bans set game_id_key = '' where user_id = ${userId}::uuid and game_id_key = ${gameId}`.execute(
    db,
  );
}
