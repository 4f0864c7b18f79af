import { sql } from 'kysely';
import { coalesce } from '../coalesce.ts';
import type { Database, Db } from './schema.ts';

/**
 * Names the state of the whole database server: two equal answers, and no transaction that wrote anything
 * was committed between them. What is read after asking is at least as new as the answer.
 */
export type ReadSnapshot = () => Promise<string>;

/** Asked before each answer that is kept, whatever it is of: so those who ask at about the same time share one statement. */
export function openSnapshots(db: Db): ReadSnapshot {
  const query = sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.compile(
    db,
  );
  // Two, so that the answers of the one are written while the other is read.
  return coalesce(async () => (await db.executeQuery(query)).rows[0]?.snapshot ?? '', {
    atOnce: 2,
    rest: 1,
  });
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
