import { randomBytes } from 'node:crypto';
import pg from 'pg';

const serverUrl = process.env.DATABASE_URL ?? 'postgres://root@localhost:5432/postgres';

export interface FreshDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** A new, empty database on the PostgreSQL server of `DATABASE_URL`, else the local one. */
export async function createFreshDatabase(): Promise<FreshDatabase> {
  const name = `one_dream_test_${randomBytes(6).toString('hex')}`;
  await runOnServer(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runOnServer(`drop database ${name} with (force)`) };
}

/** Why PostgreSQL cannot be used; undefined when it answers. */
export async function whyPostgresIsAway(): Promise<string | undefined> {
  try {
    await runOnServer('select 1');
    return undefined;
  } catch (error) {
    return error instanceof AggregateError
      ? String(error.errors[0])
      : error instanceof Error
        ? error.message
        : String(error);
  }
}

async function runOnServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 2000 });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
