import pg from 'pg';
import { createFreshDatabase } from '../../factories/postgres.ts';
import { type OpenDatabase, openDatabase } from '../../server/src/platform/database/database.ts';

export interface Queries {
  query: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
}

export interface BenchDatabase extends Queries {
  url: string;
}

/** A separate database on the PostgreSQL server. */
export async function onDatabase<Answer>(run: (database: BenchDatabase) => Promise<Answer>) {
  const { url, drop } = await createFreshDatabase();
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  try {
    return await run({ url, query: async (text, values) => (await pool.query(text, values)).rows });
  } finally {
    await pool.end();
    await drop();
  }
}

/** The embedded database of this folder, while no site runs on it. */
export async function onEmbeddedDatabase<Answer>(
  directory: string,
  run: (database: OpenDatabase & Queries) => Promise<Answer>,
) {
  const database = await openDatabase({ directory });
  const query: Queries['query'] = async (text, values) =>
    (await database.pglite?.query<Record<string, unknown>>(text, values))?.rows ?? [];
  return run({ ...database, query }).finally(database.close);
}
