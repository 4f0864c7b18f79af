import { type User, user } from '@one-dream/contract/features/users/users.ts';
import type { Selectable } from 'kysely';
import { fieldsOf } from '../../platform/database/columns.ts';
import type { Database } from '../../platform/database/schema.ts';

export const userColumns = [
  'users.id',
  'users.name',
  'users.email',
  'users.profile',
  'users.role',
  'users.in_game_name',
  'users.in_game_id',
  'users.in_game_role',
  'users.mobile_number',
  'users.discord_id',
  'users.discord_username',
  'users.created_at',
] as const;

type Unprefixed<Column> = Column extends `users.${infer Name}` ? Name : never;
export type UserRow = Pick<Selectable<Database['users']>, Unprefixed<(typeof userColumns)[number]>>;

export function presentUser(row: UserRow): User {
  const isProvided = row.in_game_name || row.in_game_id || row.in_game_role || row.mobile_number;
  return {
    ...fieldsOf(user, row),
    ingameinfo: isProvided
      ? {
          inGameName: row.in_game_name,
          inGameId: row.in_game_id,
          inGameRole: row.in_game_role as NonNullable<User['ingameinfo']>['inGameRole'],
          mobileNumber: row.mobile_number,
        }
      : null,
    discordinfo: row.discord_id
      ? { id: row.discord_id, username: row.discord_username ?? '' }
      : null,
  };
}
