import { normalised } from '@one-dream/contract/text.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from './schema.ts';

export interface SearchedPlace {
  /** A column with a GIN index over its `letter_groups`. */
  column: string;
  /** The `from` clause, joining the column's rows to the listed ones. */
  rows: RawBuilder<unknown>;
  /** Maximum number of its rows per listed row. */
  most: number;
}

export interface TermSearch {
  /** ID column of the list, such as `users.id`. */
  id: string;
  places: readonly SearchedPlace[];
  /** Search terms, case-insensitive; one match suffices. */
  texts: readonly string[];
  isOne: RawBuilder<unknown>;
}

/**
 * Subquery of IDs: the newest that contain one of the texts in one of the places. As in `anyIdHaving`, frequent terms are
 * found among the newest rows, rare ones by index.
 * @param newest the IDs, in order and at most `limit`, of the newest rows that match one of `terms (term)`
 */
export function anyIdHavingOne({
  newest,
  limit,
  ...search
}: TermSearch & { newest: RawBuilder<unknown>; limit: number }): RawBuilder<string> {
  return sql`any (array(
    with terms as materialized (${termsOf(search.texts)}), newest as materialized (${newest}),
      indexed as (${foundByIndex({ ...search, limit, isInOrder: true })})
    select id from newest where (select count(*) from newest) = ${limit}
    union all
    select id from (
      select distinct id from indexed where (select count(*) from newest) < ${limit} order by id desc limit ${limit}
    ) rare
  ))`;
}

/** Counts the matches, up to `cap`. */
export async function countHavingOne(
  db: Db,
  { cap, ...search }: TermSearch & { cap: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with terms as materialized (${termsOf(search.texts)})
    select least(${cap}::int, count(distinct id)::int) as count
    from (${foundByIndex({ ...search, limit: cap, isInOrder: false })}) found`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Whether one of the columns, all lower-case, contains `term`. */
export function hasTerm(columns: readonly string[]): RawBuilder<boolean> {
  const has = columns.map((name) => sql`strpos(${sql.ref(name)}, term) > 0`);
  return sql`(${sql.join(has, sql` or `)})`;
}

function termsOf(texts: readonly string[]) {
  return sql`select lower(unnest(${texts.map((text) => normalised(text.trim(), 'NFC'))}::text[])) as term`;
}

/** For each of `terms` and each place, that many matches: the newest, in order. */
function foundByIndex(search: TermSearch & { limit: number; isInOrder: boolean }) {
  const listed = sql.ref(search.id);
  const order = search.isInOrder ? sql`order by ${listed} desc` : sql``;
  const found = search.places.map(({ column: name, rows, most }) => {
    const column = sql.ref(name);
    return sql`(
      select ${listed} as id from ${rows}
      where letter_groups(${column}) @> searched_letter_groups(term) and strpos(lower(${column}), term) > 0
        and ${search.isOne} ${order} limit ${search.limit * most}
    )`;
  });
  return sql`select found.id from terms cross join lateral (${sql.join(found, sql` union all `)}) found`;
}
