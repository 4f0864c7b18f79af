import type { Db } from '../../platform/database/schema.ts';
import { type UserRow, userColumns } from '../users/users.presenters.ts';

export function lockUser(
  db: Db,
  id: string,
): Promise<(UserRow & { email_verified_at: Date | null }) | undefined> {
  return db
    .selectFrom('users')
    .select([...userColumns, 'email_verified_at'])
    .where('id', '=', id)
    .forUpdate()
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
