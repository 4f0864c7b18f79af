import type { InGameInfo, Role } from '@one-dream/contract/features/users.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import { anyIdHaving, countHaving } from '../../platform/database/text-search.queries.ts';
import { type UserRow, userColumns } from './users.rules.ts';

const userName = { table: 'users', column: 'name' } as const;

export function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').select(userColumns).where('id', '=', id).executeTakeFirst();
}

export function updateInGameInfo(
  db: Db,
  { id, info }: { id: string; info: InGameInfo },
): Promise<UserRow | undefined> {
  return db
    .updateTable('users')
    .set({
      in_game_name: info.inGameName,
      in_game_id: info.inGameId,
      in_game_role: info.inGameRole,
      mobile_number: info.mobileNumber,
    })
    .where('id', '=', id)
    .returning(userColumns)
    .executeTakeFirst();
}

/** Fails on the unique constraint `users_discord_id_key` when another user has that Discord account. */
export function updateDiscord(
  db: Db,
  { id, discordId, username }: { id: string; discordId: string; username: string },
): Promise<UserRow | undefined> {
  return db
    .updateTable('users')
    .set({ discord_id: discordId, discord_username: username })
    .where('id', '=', id)
    .returning(userColumns)
    .executeTakeFirst();
}

/** Newest first. @param search part of the name, ignoring case */
export function listUsers(
  db: Db,
  {
    search,
    before,
    limit,
  }: { search?: string | undefined; before?: string | undefined; limit: number },
): Promise<UserRow[]> {
  let query = db.selectFrom('users').select(userColumns).orderBy('id', 'desc').limit(limit);
  if (search)
    query = query.where('id', '=', anyIdHaving({ text: userName, search, before, limit }));
  else if (before) query = query.where('id', '<', before);
  return query.execute();
}

/** @param search as for `listUsers`; what is found by it is counted up to `cap` */
export async function countUsers(
  db: Db,
  { search, cap }: { search?: string | undefined; cap: number },
): Promise<number> {
  if (search) return countHaving(db, { text: userName, search, cap });
  const query = db.selectFrom('users').select(sql<number>`count(*)::int`.as('count'));
  return (await query.executeTakeFirstOrThrow()).count;
}

export function lockUser(db: Db, id: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .select(userColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function updateRole(db: Db, { id, role }: { id: string; role: Role }): Promise<UserRow> {
  return db
    .updateTable('users')
    .set({ role })
    .where('id', '=', id)
    .returning(userColumns)
    .executeTakeFirstOrThrow();
}

export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute();
}
