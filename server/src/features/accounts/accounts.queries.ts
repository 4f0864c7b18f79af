import type { Role } from '@one-dream/contract/features/users.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import { type UserRow, userColumns } from '../users/users.presenters.ts';

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
      // The same one linked again is as old as it was.
      discord_linked_at: sql<Date | null>`case when discord_id = ${discordId} then discord_linked_at
        else ${now}::timestamptz end`,
    })
    .where('id', '=', id)
    .returning(userColumns)
    .executeTakeFirst();
}

export function lockUser(db: Db, id: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .select(userColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function updateProfile(
  db: Db,
  { id, changes }: { id: string; changes: { name: string; profile: string } },
): Promise<UserRow | undefined> {
  return db
    .updateTable('users')
    .set(changes)
    .where('id', '=', id)
    .returning(userColumns)
    .executeTakeFirst();
}

export async function leadsTeam(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('teams')
    .innerJoin('team_members', (join) =>
      join
        .onRef('team_members.team_id', '=', 'teams.id')
        .onRef('team_members.user_id', '=', 'teams.leader_id'),
    )
    .select('teams.id')
    .where('team_members.user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export function updateRole(db: Db, { id, role }: { id: string; role: Role }): Promise<UserRow> {
  return db
    .updateTable('users')
    .set({ role, role_since: sql<Date>`now()` })
    .where('id', '=', id)
    .returning(userColumns)
    .executeTakeFirstOrThrow();
}

export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute();
}
