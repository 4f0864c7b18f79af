import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database, Db } from '../../platform/database/schema.ts';
import { type UserRow, userColumns } from './users.presenters.ts';

// Statements on accounts for other features, which write none of their own.

/**
 * Columns of an account: those of its user, and those for signing in. `discord_linked_at` and `google_linked_at` are null
 * if the account was created with that provider.
 */
export const accountColumns = [
  ...userColumns,
  'users.password_hash',
  'users.email_verified_at',
  'users.google_subject',
  'users.discord_linked_at',
  'users.google_linked_at',
] as const;

export type AccountRow = UserRow &
  Pick<
    Selectable<Database['users']>,
    | 'password_hash'
    | 'email_verified_at'
    | 'google_subject'
    | 'discord_linked_at'
    | 'google_linked_at'
  >;

/** @returns undefined if the address, or the provider's account, is taken */
export function insertAccount(
  db: Db,
  account: Insertable<Database['users']>,
): Promise<AccountRow | undefined> {
  return db
    .insertInto('users')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .returning(accountColumns)
    .executeTakeFirst();
}

export type AccountChanges = Pick<
  Updateable<Database['users']>,
  | 'name'
  | 'email'
  | 'profile'
  | 'role'
  | 'password_hash'
  | 'email_verified_at'
  | 'discord_id'
  | 'discord_username'
  | 'discord_linked_at'
  | 'google_subject'
  | 'google_linked_at'
  | 'in_game_id'
  | 'hides_page'
>;

export function updateAccount(
  db: Db,
  { id, changes }: { id: string; changes: AccountChanges },
): Promise<AccountRow | undefined> {
  return db
    .updateTable('users')
    .set({ ...changes, ...(changes.role && { role_since: sql<Date>`now()` }) })
    .where('id', '=', id)
    .returning(accountColumns)
    .executeTakeFirst();
}

/** Fails on the unique constraint `users_discord_id_key` when another user has that Discord account. */
export function updateDiscord(
  db: Db,
  { id, discordId, username, now }: { id: string; discordId: string; username: string; now: Date },
): Promise<UserRow | undefined> {
  return db
    .updateTable('users')
    .set({
      discord_id: discordId,
      discord_username: username,
      // Linking the same one again keeps its age.
      discord_linked_at: sql<Date | null>`case when discord_id = ${discordId} then discord_linked_at
        else ${now}::timestamptz end`,
    })
    .where('id', '=', id)
    .returning(userColumns)
    .executeTakeFirst();
}

/** Rehashes the password, unless it was changed meanwhile. */
export async function replacePasswordHash(
  db: Db,
  { id, from, to }: { id: string; from: string; to: string },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: to })
    .where('id', '=', id)
    .where('password_hash', '=', from)
    .execute();
}

/** Restarts the time to set up a second factor. */
export async function restartGrace(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ role_since: now })
    .where('id', '=', userId)
    .where('role', '<>', 'user')
    .execute();
}

export async function deleteAccount(db: Db, id: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute();
}

/** Deletes an account whose address was never verified. */
export async function deleteUnverified(db: Db, id: string): Promise<void> {
  await db
    .deleteFrom('users')
    .where('id', '=', id)
    .where('email_verified_at', 'is', null)
    .execute();
}

/** Lists addresses of these users' public pages, by account. */
export async function listPages(db: Db, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'page_id'])
    .where('id', '=', sql<string>`any(${userIds}::uuid[])`)
    .where('hides_page', '=', false)
    .where('in_game_name', '!=', '')
    .execute();
  return new Map(rows.map(({ id, page_id }) => [id, page_id]));
}

/** Lists the Discord ids now linked to these accounts. */
export async function listDiscordIds(db: Db, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .select('discord_id')
    .where('id', '=', sql<string>`any(${userIds}::uuid[])`)
    .execute();
  return rows.flatMap(({ discord_id }) => discord_id ?? []);
}

export async function listOwners(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('users').select('id').where('role', '=', 'owner').execute();
  return rows.map(({ id }) => id);
}

export async function findEmail(db: Db, userId: string): Promise<string> {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return email;
}

/** A user's game id, empty for who has none. */
export async function findGameId(db: Db, userId: string): Promise<string> {
  const row = await db
    .selectFrom('users')
    .select('in_game_id')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.in_game_id ?? '';
}
