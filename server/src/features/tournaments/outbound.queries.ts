import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';

/** Where what happens to a tournament's teams is posted; empty when nowhere. */
export async function findLogChannel(db: Db, tournamentId: string): Promise<string> {
  const row = await db
    .selectFrom('tournaments')
    .select('log_channel')
    .where('id', '=', tournamentId)
    .executeTakeFirst();
  return row?.log_channel ?? '';
}

/** Discord ids of everybody in a tournament, as they registered and as their accounts are now. */
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

export type Audience = 'followers' | 'registered';

/** Those who are to be told, in the order of their ids; all, or the next ones. */
export async function listAudience(
  db: Db,
  {
    tournamentId,
    audience,
    after,
    limit,
  }: {
    tournamentId: string;
    audience: Audience;
    after?: string | undefined;
    limit?: number;
  },
): Promise<string[]> {
  const people =
    audience === 'followers'
      ? db
          .selectFrom('tournament_followers')
          .select('user_id')
          .where('tournament_id', '=', tournamentId)
      : db
          .selectFrom('registration_players')
          .select(sql<string>`user_id`.as('user_id'))
          .where('tournament_id', '=', tournamentId)
          .where('holds', '=', true)
          .where('user_id', 'is not', null);
  let page = db.selectFrom(people.as('people')).select('user_id').orderBy('user_id');
  if (limit) page = page.limit(limit);
  if (after) page = page.where('user_id', '>', after);
  return (await page.execute()).map((row) => row.user_id);
}

/** Which of these people have an account still. */
export async function listStanding(db: Db, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await db.selectFrom('users').select('id').where('id', 'in', userIds).execute();
  return rows.map(({ id }) => id);
}

/**
 * Follows an upcoming tournament; what opens it meanwhile waits, so that whoever is told here is told then.
 * @returns whether it is upcoming
 */
export async function insertFollower(
  db: Db,
  { tournamentId, userId }: { tournamentId: string; userId: string },
): Promise<boolean> {
  const upcoming = await db
    .selectFrom('tournaments')
    .select('id')
    .where('id', '=', tournamentId)
    .where('status', '=', 'UPCOMING')
    .forShare()
    .executeTakeFirst();
  if (!upcoming) return false;
  await db
    .insertInto('tournament_followers')
    .values({ tournament_id: tournamentId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
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
    .where('tournaments.status', '=', 'UPCOMING')
    .execute();
  return rows.map((row) => row.tournament_id);
}
