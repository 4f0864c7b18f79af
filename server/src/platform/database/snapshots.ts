import { sql } from 'kysely';
import { coalesce } from '../coalesce.ts';
import type { Database, Db } from './schema.ts';

/**
 * Fingerprint of the whole database server: equal results mean that no writing transaction committed in between. Data read
 * afterwards is at least as new as the result.
 */
export type ReadSnapshot = () => Promise<string>;

/** Read before each cached answer of any kind, so concurrent callers share one statement. */
export function openSnapshots(db: Db): ReadSnapshot {
  const query = sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.compile(
    db,
  );
  // Two, so that one run's answers are sent while the other is read.
  return coalesce(async () => (await db.executeQuery(query)).rows[0]?.snapshot ?? '', {
    atOnce: 2,
    rest: 1,
  });
}

/** Fingerprint of one or more tables with an `id`. */
export async function readTableStates(
  db: Db,
  tables: keyof Database | readonly (keyof Database)[],
): Promise<string> {
  const states: string[] = [];
  for (const table of [tables].flat()) states.push(await readTableState(db, table));
  return states.join(' ');
}

/** Fingerprint of a table with an `id`. Every row records the transaction that wrote it last. */
async function readTableState(db: Db, table: keyof Database): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select count(*) || ' ' || coalesce(sum(hashtextextended(id::text || xmin::text, 0)), 0) as state
    from ${sql.table(table)}
  `.execute(db);
  return rows[0]?.state ?? '';
}
