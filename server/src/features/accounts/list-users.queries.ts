import type { userOrders } from '@one-dream/contract/features/users/users.values.ts';
import { type RawBuilder, sql } from 'kysely';
import {
  comesAfter,
  inOrder,
  keyText,
  momentKey,
  nameKey,
  type Position,
  type SortKey,
} from '../../platform/database/keyset.ts';
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

export type UserOrder = (typeof userOrders)[number];

export interface UsersPage extends UserFilter {
  /** Ignored while searching: found rows come newest first. */
  order?: UserOrder | undefined;
  after?: Position | undefined;
  limit: number;
}

export interface ListedUserRow extends UserRow {
  team: { _id: string; name: string } | null;
  last_seen_at: Date | null;
  /** Sort key for the cursor. */
  sort_key: string;
}

const userName = { table: 'users', column: 'name' } as const;

export function listUsers(db: Db, page: UsersPage): Promise<ListedUserRow[]> {
  const { search, anyOf, only, after, limit } = page;
  const order = search || anyOf ? 'newest' : (page.order ?? 'newest');
  const sort = isBySeen(order) ? bySeen(order, page) : byKey(sortKeys[order], page);
  let query = db
    .selectFrom('users')
    .select(userColumns)
    .select([
      sql<ListedUserRow['team']>`(
        select jsonb_build_object('_id', teams.id, 'name', teams.name) from team_members
        join teams on teams.id = team_members.team_id where team_members.user_id = users.id
      )`.as('team'),
      sql<Date | null>`${lastSeen}`.as('last_seen_at'),
      sort.text.as('sort_key'),
    ])
    .orderBy(sort.order)
    .limit(limit);
  const before = after?.id;
  if (only) query = query.where(isKind(only));
  if (anyOf)
    query = query.where('users.id', '=', anyUserFound({ texts: anyOf, only, before, limit }));
  if (search)
    query = query.where('users.id', '=', anyIdHaving({ text: userName, search, before, limit }));
  if (!search && !anyOf) query = query.where(sort.isOnPage);
  return query.execute();
}

interface Sort {
  order: RawBuilder<unknown>;
  text: RawBuilder<string>;
  /** May match more rows than the page has, but none before it. */
  isOnPage: RawBuilder<boolean>;
}

function byKey(key: SortKey, { after }: UsersPage): Sort {
  const isOnPage = after ? comesAfter(key, after) : sql<boolean>`true`;
  return { order: inOrder(key), text: keyText(key), isOnPage };
}

const id = 'users.id';
const sortKeys = {
  newest: { id, isDescending: true },
  oldest: { id, isDescending: false },
  name: { id, isDescending: false, by: nameKey('users') },
  'name-reversed': { id, isDescending: true, by: nameKey('users') },
} satisfies Record<string, SortKey>;

const lastSeen = sql`(select max(last_seen_at) from sessions where sessions.user_id = users.id)`;

function isBySeen(order: UserOrder): order is 'seen' | 'seen-reversed' {
  return order === 'seen' || order === 'seen-reversed';
}

/**
 * Sorts users with sessions by the last of them, then those without: each part reads its index only as far as needed.
 */
function bySeen(order: 'seen' | 'seen-reversed', { only, after, limit }: UsersPage): Sort {
  const isDescending = order === 'seen';
  const way = isDescending ? sql`desc` : sql`asc`;
  const isOne = only ? isKind(only) : sql`true`;
  const key: SortKey = {
    id: 'latest.user_id',
    isDescending,
    by: momentKey(sql`latest.last_seen_at`, lastSeen),
  };
  const isSeenOne = after ? (after.key === '' ? sql`false` : comesAfter(key, after)) : sql`true`;
  const isUnseenOne =
    after?.key === '' ? comesAfter({ id, isDescending }, after) : sql<boolean>`true`;
  return {
    order: sql`last_seen_at ${way} nulls last, users.id ${way}`,
    text: sql`coalesce(${keyText(key)}, '')`,
    isOnPage: sql`users.id = any (array(
      with seen as materialized (
        select latest.user_id as id from sessions latest join users on users.id = latest.user_id
        where not exists (
          select from sessions later where later.user_id = latest.user_id
            and (later.last_seen_at, later.token_hash) > (latest.last_seen_at, latest.token_hash)
        ) and ${isOne} and ${isSeenOne}
        order by ${inOrder(key)} limit ${limit}
      )
      select id from seen
      union all
      (select users.id from users
        where not exists (select from sessions where sessions.user_id = users.id) and ${isOne} and ${isUnseenOne}
          and (select count(*) from seen) < ${limit}
        order by users.id ${way} limit ${limit})
    ))`,
  };
}

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
