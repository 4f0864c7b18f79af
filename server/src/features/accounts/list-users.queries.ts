import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import { anyIdHaving, countHaving } from '../../platform/database/text-search.queries.ts';
import { type UserRow, userColumns } from '../users/users.presenters.ts';
import { anyUserFound, countFound, isKind, type UserKind } from './find-users.queries.ts';

export interface UserFilter {
  /** Part of the name, ignoring case. */
  search?: string | undefined;
  /** Parts of name, address, in-game name, game id or team; one of them is enough. */
  anyOf?: readonly string[] | undefined;
  only?: UserKind | undefined;
}

export interface UsersPage extends UserFilter {
  order?: 'newest' | 'oldest' | undefined;
  /** Id of the last row of the page before. */
  before?: string | undefined;
  limit: number;
}

export interface ListedUserRow extends UserRow {
  team: { _id: string; name: string } | null;
  last_seen_at: Date | null;
}

const userName = { table: 'users', column: 'name' } as const;

/** Newest first, or oldest first where nothing is searched for. */
export function listUsers(db: Db, page: UsersPage): Promise<ListedUserRow[]> {
  const { search, anyOf, only, before, limit } = page;
  const isOldestFirst = page.order === 'oldest' && !search && !anyOf;
  let query = db
    .selectFrom('users')
    .select(userColumns)
    .select([
      sql<ListedUserRow['team']>`(
        select jsonb_build_object('_id', teams.id, 'name', teams.name) from team_members
        join teams on teams.id = team_members.team_id where team_members.user_id = users.id
      )`.as('team'),
      sql<Date | null>`(select max(last_seen_at) from sessions where sessions.user_id = users.id)`.as(
        'last_seen_at',
      ),
    ])
    .orderBy('users.id', isOldestFirst ? 'asc' : 'desc')
    .limit(limit);
  if (only) query = query.where(isKind(only));
  if (anyOf)
    query = query.where('users.id', '=', anyUserFound({ texts: anyOf, only, before, limit }));
  if (search)
    query = query.where('users.id', '=', anyIdHaving({ text: userName, search, before, limit }));
  else if (before && !anyOf) query = query.where('users.id', isOldestFirst ? '>' : '<', before);
  return query.execute();
}

/** What is found, and who is of a kind, is counted up to `cap`. */
export async function countUsers(
  db: Db,
  { search, anyOf, only, cap }: UserFilter & { cap: number },
): Promise<number> {
  if (anyOf) return countFound(db, { texts: anyOf, only, cap });
  if (search) return countHaving(db, { text: userName, search, cap });
  return only ? countRows(db, { where: isKind(only), cap }) : countRows(db, {});
}

async function countRows(
  db: Db,
  { where, cap }: { where?: RawBuilder<boolean>; cap?: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from users where ${where ?? sql`true`} ${cap ? sql`limit ${cap}` : sql``}
    ) found`.execute(db);
  return rows[0]?.count ?? 0;
}
