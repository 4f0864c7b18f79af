import type { userKinds } from '@one-dream/contract/features/users/users.values.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import * as terms from '../../platform/database/term-search.queries.ts';

export type UserKind = (typeof userKinds)[number];

interface Sought {
  /** A match of any one is enough. */
  texts: readonly string[];
  only?: UserKind | undefined;
}

interface SoughtPage extends Sought {
  /** Id of the last row of the page before. */
  before?: string | undefined;
  limit: number;
}

/** Newest rows scanned before the indexes are used. */
const newestRows = 1000;

/** Condition on `users`; each kind has an index. */
export function isKind(kind: UserKind): RawBuilder<boolean> {
  if (kind === 'staff') return sql`users.role <> 'user'`;
  if (kind === 'no-discord') return sql`users.discord_id is null`;
  return sql`(users.in_game_name = '' or users.in_game_id = '')`;
}

const places: terms.SearchedPlace[] = [
  ...['name', 'email', 'in_game_name', 'in_game_id'].map((name) => ({
    column: `users.${name}`,
    rows: sql`users`,
    most: 1,
  })),
  {
    column: 'teams.name',
    rows: sql`teams join team_members on team_members.team_id = teams.id
      join users on users.id = team_members.user_id`,
    most: 1,
  },
];

/** Ids of the newest users that match one of the texts, in their own data or their team's name. */
export function anyUserFound({ texts, only, before, limit }: SoughtPage): RawBuilder<string> {
  const isOne = sql`${before ? sql`users.id < ${before}` : sql`true`} and ${only ? isKind(only) : sql`true`}`;
  const newest = sql`
    select id from (
      select users.id, lower(users.name) as name, lower(email) as email, lower(in_game_name) as in_game_name,
        lower(in_game_id) as in_game_id, lower(teams.name) as team
      from users left join team_members on team_members.user_id = users.id
        left join teams on teams.id = team_members.team_id
      where ${isOne} order by users.id desc limit ${sql.lit(newestRows)}
    ) latest
    where exists (select from terms where ${terms.hasTerm(['name', 'email', 'in_game_name', 'in_game_id', 'team'])})
    order by id desc limit ${limit}`;
  return terms.anyIdHavingOne({ id: 'users.id', places, texts, isOne, newest, limit });
}

/** Counts matches, up to `cap`. */
export function countFound(
  db: Db,
  { texts, only, cap }: Sought & { cap: number },
): Promise<number> {
  const isOne = only ? isKind(only) : sql`true`;
  return terms.countHavingOne(db, { id: 'users.id', places, texts, isOne, cap });
}
