import type { User } from '@one-dream/contract/features/users/users.ts';
import type { Selectable } from 'kysely';
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

export type UserRow = Pick<
  Selectable<Database['users']>,
  | 'id'
  | 'name'
  | 'email'
  | 'profile'
  | 'role'
  | 'in_game_name'
  | 'in_game_id'
  | 'in_game_role'
  | 'mobile_number'
  | 'discord_id'
  | 'discord_username'
  | 'created_at'
>;

export function presentUser(row: UserRow): User {
  const isProvided = row.in_game_name || row.in_game_id || row.in_game_role || row.mobile_number;
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    profile: row.profile,
    role: row.role,
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
    createdAt: row.created_at.toISOString(),
  };
}
