import pg from 'pg';
import { createFreshDatabase } from '../../factories/postgres.ts';

export interface BenchDatabase {
  url: string;
  query: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
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
