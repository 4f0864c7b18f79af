import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';

/** Followers of an event who do not play in it, or its players. */
export type Audience = 'followers' | 'registered';

/** Lists the recipients in the order of their ids; all, or the next ones. */
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
  const players = db
    .selectFrom('registration_players')
    .select(sql<string>`user_id`.as('user_id'))
    .where('tournament_id', '=', tournamentId)
    .where('holds', '=', true)
    .where('user_id', 'is not', null);
  const people =
    audience === 'registered'
      ? players
      : db
          .selectFrom('tournament_followers')
          .select('user_id')
          .where('tournament_id', '=', tournamentId)
          .where('user_id', 'not in', players);
  let page = db.selectFrom(people.as('people')).select('user_id').orderBy('user_id');
  if (limit) page = page.limit(limit);
  if (after) page = page.where('user_id', '>', after);
  return (await page.execute()).map((row) => row.user_id);
}

/** Returns those of these people who still have an account. */
export async function listExisting(db: Db, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await db.selectFrom('users').select('id').where('id', 'in', userIds).execute();
  return rows.map(({ id }) => id);
}
