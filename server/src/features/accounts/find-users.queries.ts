import type { userKinds } from '@one-dream/contract/features/users.values.ts';
import { normalised } from '@one-dream/contract/text.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';

export type UserKind = (typeof userKinds)[number];

interface Sought {
  /** One of them is enough. */
  texts: readonly string[];
  only?: UserKind | undefined;
}

interface SoughtPage extends Sought {
  /** Id of the last row of the page before. */
  before?: string | undefined;
  limit: number;
}

/** So many of the newest rows are looked at before the indexes are asked, as `anyIdHaving` does. */
const newestRows = 1000;

/** Each has an index of its own. */
export function isKind(kind: UserKind): RawBuilder<boolean> {
  if (kind === 'staff') return sql`users.role <> 'user'`;
  if (kind === 'no-discord') return sql`users.discord_id is null`;
  return sql`(users.in_game_name = '' or users.in_game_id = '')`;
}

/**
 * To compare a user's id with: the newest who have one of the texts in their name, address, in-game name or game id,
 * or in their team's name. As with `anyIdHaving`, what many have is found among the newest, what few have by index.
 */
export function anyUserFound({ texts, only, before, limit }: SoughtPage): RawBuilder<string> {
  const isOne = sql`${before ? sql`users.id < ${before}` : sql`true`} and ${only ? isKind(only) : sql`true`}`;
  const has = (column: RawBuilder<unknown>) => sql`strpos(${column}, term) > 0`;
  const columns = ['name', 'email', 'in_game_name', 'in_game_id', 'team'].map((name) =>
    sql.ref(name),
  );
  return sql`any (array(
    with terms as materialized (${termsOf(texts)}), newest as materialized (
      select id from (
        select users.id, lower(users.name) as name, lower(email) as email, lower(in_game_name) as in_game_name,
          lower(in_game_id) as in_game_id, lower(teams.name) as team
        from users left join team_members on team_members.user_id = users.id
          left join teams on teams.id = team_members.team_id
        where ${isOne} order by users.id desc limit ${sql.lit(newestRows)}
      ) latest
      where exists (select from terms where ${sql.join(columns.map(has), sql` or `)})
      order by id desc limit ${limit}
    ), indexed as (${foundByIndex({ isOne, limit, isInOrder: true })})
    select id from newest where (select count(*) from newest) = ${limit}
    union all
    select id from (
      select distinct id from indexed where (select count(*) from newest) < ${limit} order by id desc limit ${limit}
    ) rare
  ))`;
}

/** How many there are; counting stops at `cap`. */
export async function countFound(
  db: Db,
  { texts, only, cap }: Sought & { cap: number },
): Promise<number> {
  const isOne = only ? isKind(only) : sql`true`;
  const { rows } = await sql<{ count: number }>`
    with terms as materialized (${termsOf(texts)})
    select least(${cap}::int, count(distinct id)::int) as count
    from (${foundByIndex({ isOne, limit: cap, isInOrder: false })}) found`.execute(db);
  return rows[0]?.count ?? 0;
}

function termsOf(texts: readonly string[]) {
  return sql`select lower(unnest(${texts.map((text) => normalised(text.trim(), 'NFC'))}::text[])) as term`;
}

/** For each of `terms` and each place where it may stand so many who have it there: in order, the newest. */
function foundByIndex({
  isOne,
  limit,
  isInOrder,
}: {
  isOne: RawBuilder<unknown>;
  limit: number;
  isInOrder: boolean;
}) {
  const having = (column: RawBuilder<unknown>) =>
    sql`letter_groups(${column}) @> searched_letter_groups(term) and strpos(lower(${column}), term) > 0`;
  const some = sql`and ${isOne} ${isInOrder ? sql`order by users.id desc` : sql``} limit ${limit}`;
  const own = ['name', 'email', 'in_game_name', 'in_game_id'].map(
    (name) => sql`(select users.id from users where ${having(sql.ref(`users.${name}`))} ${some})`,
  );
  const byTeam = sql`(
    select users.id from teams join team_members on team_members.team_id = teams.id
      join users on users.id = team_members.user_id
    where ${having(sql.ref('teams.name'))} ${some}
  )`;
  return sql`select found.id from terms cross join lateral (
    ${sql.join([...own, byTeam], sql` union all `)}
  ) found`;
}
