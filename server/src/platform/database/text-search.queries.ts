import { normalised } from '@one-dream/contract/text.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Db } from './schema.ts';

/** A text that is searched, and has a GIN index over its `letter_groups`. */
export interface SearchedText {
  table: keyof Database;
  column: string;
}

export interface TextSearch {
  text: SearchedText;
  /** A part of the text, in any case. */
  search: string;
}

export interface TextSearchPage extends TextSearch {
  /** Id of the last row of the page before. */
  before?: string | undefined;
  limit: number;
}

/** So many of the newest rows are looked at before the index is asked. */
const newestRows = 1000;

/**
 * To compare an id with: those of the newest rows whose text has `search` in it. What is in many rows is found among
 * the newest of them; what is in few is found by the index, which would have to sort the many. Either way
 * the cost does not follow the size of the table.
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

/** How many rows have `search` in their text; counting stops at `cap`. */
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
 * Whether a text has `search` in it, in any case. Names and addresses are kept in NFC or NFKC; whoever types may send
 * the letters in pieces.
 */
export function hasLetters(column: RawBuilder<unknown>, search: string): RawBuilder<boolean> {
  return sql`strpos(lower(${column}), lower(${normalised(search, 'NFC')})) > 0`;
}

/** Follows from `hasLetters`; the index answers it. */
function hasLetterGroups(column: RawBuilder<unknown>, search: string): RawBuilder<boolean> {
  return sql`letter_groups(${column}) @> searched_letter_groups(${normalised(search, 'NFC')})`;
}
