import { normalised } from '@one-dream/contract/text.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Db } from './schema.ts';

/** A searchable text with a GIN index over its `letter_groups`. */
export interface SearchedText {
  table: keyof Database;
  column: string;
}

export interface TextSearch {
  text: SearchedText;
  /** Substring to search for, case-insensitive. */
  search: string;
}

export interface TextSearchPage extends TextSearch {
  /** ID of the last row of the previous page. */
  before?: string | undefined;
  limit: number;
}

/** Number of newest rows scanned before the index is used. */
const newestRows = 1000;

/**
 * Subquery of IDs: the newest rows whose text contains `search`. Frequent terms are found by scanning the newest rows; rare
 * ones by the index, which would have to sort many hits of a frequent one. Either way the cost is independent of the table's
 * size.
 */
export function anyIdHaving({ text, search, before, limit }: TextSearchPage): RawBuilder<string> {
  const table = sql.table(text.table);
  const column = sql.ref(text.column);
  const older = before ? sql`id < ${before}` : sql`true`;
  const having = hasLetters(column, search);
  return sql`any (array(
    with newest as materialized (
      select id from (
        select id, ${column} from ${table} where ${older} order by id desc limit ${sql.lit(newestRows)}
      ) latest where ${having} order by id desc limit ${limit}
    ), indexed as (
      select id from ${table} where ${hasLetterGroups(column, search)} and ${having} and ${older}
      order by id desc limit ${limit}
    )
    select id from newest where (select count(*) from newest) = ${limit}
    union all
    select id from indexed where (select count(*) from newest) < ${limit}
  ))`;
}

/** Counts the rows whose text contains `search`, up to `cap`. */
export async function countHaving(
  db: Db,
  { text, search, cap }: TextSearch & { cap: number },
): Promise<number> {
  const column = sql.ref(text.column);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from ${sql.table(text.table)}
      where ${hasLetterGroups(column, search)} and ${hasLetters(column, search)} limit ${cap}
    ) found`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Whether a text contains `search`, case-insensitively. Names and addresses are stored in NFC or NFKC, while input may be
 * decomposed.
 */
export function hasLetters(column: RawBuilder<unknown>, search: string): RawBuilder<boolean> {
  return sql`strpos(lower(${column}), lower(${normalised(search, 'NFC')})) > 0`;
}

/** Implied by `hasLetters`, and answered by the index. */
function hasLetterGroups(column: RawBuilder<unknown>, search: string): RawBuilder<boolean> {
  return sql`letter_groups(${column}) @> searched_letter_groups(${normalised(search, 'NFC')})`;
}
