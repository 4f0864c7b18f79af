import { sql } from 'kysely';
import type { Database, Db } from './schema.ts';

/**
 * Names the state of the whole database server: two equal answers, and no transaction that wrote anything
 * was committed between them. What is read after asking is at least as new as the answer.
 */
export async function readMoment(db: Db): Promise<string> {
  const { rows } = await sql<{
    moment: string;
  }>`select pg_current_snapshot()::text as moment`.execute(db);
  return rows[0]?.moment ?? '';
}

/** Names the state of one table or several that have an `id`. */
export async function readTableStates(
  db: Db,
  tables: keyof Database | readonly (keyof Database)[],
): Promise<string> {
  const states: string[] = [];
  for (const table of [tables].flat()) states.push(await readTableState(db, table));
  return states.join(' ');
}

/** Names the state of one table that has an `id`. Every row says which transaction wrote it last. */
async function readTableState(db: Db, table: keyof Database): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select count(*) || ' ' || coalesce(sum(hashtextextended(id::text || xmin::text, 0)), 0) as state
    from ${sql.table(table)}
  `.execute(db);
  return rows[0]?.state ?? '';
}
