import pg from 'pg';
import { createFreshDatabase } from '../../factories/postgres.ts';

export interface BenchDatabase {
  url: string;
  query: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  drop: () => Promise<void>;
}

/** A separate database on the PostgreSQL server; removed by `drop`. */
export async function createDatabase(): Promise<BenchDatabase> {
  const { url, drop } = await createFreshDatabase();
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  return {
    url,
    query: async (text, values) => (await pool.query(text, values)).rows,
    drop: async () => {
      await pool.end();
      await drop();
    },
  };
}
