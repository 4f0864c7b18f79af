import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from './schema.ts';

/** Checks that the database responds. */
export async function pingDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}

/** Connects to a PostgreSQL server once. Rejects with the reason if it cannot. */
export async function probeServer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
  } finally {
    await client.end().catch(() => {});
  }
}
