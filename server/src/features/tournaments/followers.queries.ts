import type { TournamentStatus } from '@one-dream/contract/features/tournaments/tournaments.ts';
import type { Db } from '../../platform/database/schema.ts';

/**
 * Follows a tournament. Locks it against opening meanwhile, so that every follower is notified of the opening.
 * @returns its status; nothing if it is over, or not public
 */
export async function insertFollower(
  db: Db,
  { tournamentId, userId }: { tournamentId: string; userId: string },
): Promise<TournamentStatus | undefined> {
  const followed = await db
    .selectFrom('tournaments')
    .select('status')
    .where('id', '=', tournamentId)
    .where('status', '!=', 'COMPLETED')
    .where('is_draft', '=', false)
    .forShare()
    .executeTakeFirst();
  if (!followed) return undefined;
  await db
    .insertInto('tournament_followers')
    .values({ tournament_id: tournamentId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return followed.status;
}

export async function deleteFollowers(
  db: Db,
  { tournamentId, userIds }: { tournamentId: string; userIds: readonly string[] },
): Promise<void> {
  if (userIds.length === 0) return;
  await db
    .deleteFrom('tournament_followers')
    .where('tournament_id', '=', tournamentId)
    .where('user_id', 'in', userIds)
    .execute();
}

export async function listFollowed(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('tournament_followers')
    .innerJoin('tournaments', 'tournaments.id', 'tournament_followers.tournament_id')
    .select('tournament_id')
    .where('user_id', '=', userId)
    .where('tournaments.status', '!=', 'COMPLETED')
    .where('tournaments.is_draft', '=', false)
    .execute();
  return rows.map((row) => row.tournament_id);
}
