import { type Selectable, sql, type Updateable } from 'kysely';
import type { Database, Db } from '../../platform/database/schema.ts';

export type ClaimRow = Selectable<Database['game_id_claims']>;

export async function findHolder(db: Db, gameId: string) {
  return db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('in_game_id', '=', gameId)
    .executeTakeFirst();
}

/** @returns false if the claimant has a pending claim */
export async function insertClaim(
  db: Db,
  claim: Pick<ClaimRow, 'id' | 'game_id' | 'claimant_id' | 'holder_id' | 'reason' | 'made_at'>,
): Promise<boolean> {
  const row = await db
    .insertInto('game_id_claims')
    .values({ ...claim, state: 'open' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export function lockClaim(db: Db, id: string): Promise<ClaimRow | undefined> {
  return db
    .selectFrom('game_id_claims')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Locks the holder and the claimant of a game id, in the order of their ids. */
export function lockSides(db: Db, { gameId, claimantId }: { gameId: string; claimantId: string }) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'in_game_id'])
    .where((where) => where.or([where('in_game_id', '=', gameId), where('id', '=', claimantId)]))
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function closeClaim(
  db: Db,
  { id, ...changes }: Updateable<Database['game_id_claims']> & { id: string },
): Promise<void> {
  await db.updateTable('game_id_claims').set(changes).where('id', '=', id).execute();
}

export interface Side {
  id: string;
  name: string;
  email: string;
  in_game_name: string;
  in_game_id: string;
  discord: string;
  team: string;
  created_at: string;
  played: number;
  is_banned: boolean;
}

export type ListedClaim = Omit<ClaimRow, 'claimant_id' | 'holder_id'> & {
  claimant: Side;
  holder: Side | null;
};

export async function listClaims(
  db: Db,
  asked: { isOpen: boolean; before: string | undefined; limit: number; now: Date },
): Promise<ListedClaim[]> {
  const side = (userId: string) => sql`(
    select jsonb_build_object('id', users.id, 'name', users.name, 'email', email, 'in_game_name', in_game_name,
      'in_game_id', in_game_id, 'discord', coalesce(discord_username, ''), 'created_at', users.created_at,
      'team', coalesce((select teams.name from team_members join teams on teams.id = team_id
        where team_members.user_id = users.id), ''),
      'played', (select count(*) from registration_players player
        where player.user_id = users.id and player.in_game_id_key = claims.game_id),
      'is_banned', exists (select from bans where (bans.user_id = users.id or (bans.game_id_key <> '' and bans.game_id_key = users.in_game_id))
        and state = 'active' and starts_at <= ${asked.now} and (for_good or ends_at > ${asked.now})))
    from users where users.id = ${sql.ref(userId)})`;
  const { rows } = await sql<ListedClaim>`
    select id, game_id, reason, state, made_at, decided_by, decided_at, answer,
      ${side('claims.claimant_id')} as claimant, ${side('claims.holder_id')} as holder
    from game_id_claims claims
    where (not ${asked.isOpen} or state = 'open') and ${asked.before ? sql`id < ${asked.before}::uuid` : sql`true`}
    order by id desc limit ${asked.limit}`.execute(db);
  return rows;
}
