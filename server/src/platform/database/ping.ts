import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from './schema.ts';

/** Asks the database for nothing but an answer. */
export async function pingDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}

/** Connects to a PostgreSQL server once. Rejects with what is in the way. */
export async function probeServer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
  } finally {
    await client.end().catch(() => {});
  }
}
