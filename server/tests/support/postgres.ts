import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

const serverUrl = process.env.DATABASE_URL ?? 'postgres://root@localhost:5432/postgres';

/** Prefix, followed by the creation time and a random part. */
const prefix = 'one_dream_test_';
const dayMs = 24 * 60 * 60 * 1000;

export interface FreshDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** A new, empty database on the PostgreSQL server of `DATABASE_URL`, else the local one. */
export function createFreshDatabase(): Promise<FreshDatabase> {
  return createDatabase();
}

/** A copy of the run's migrated template database, if there is a server. */
export async function copyTemplateOnServer(): Promise<FreshDatabase | undefined> {
  const template = inject('templateOnServer');
  return template === undefined ? undefined : createDatabase({ template });
}

/** Named after the test run, and dropped by its creator. */
export async function createDatabase({
  template,
}: {
  template?: string;
} = {}): Promise<FreshDatabase & { name: string }> {
  const name = `${prefix}${Date.now()}_${randomBytes(4).toString('hex')}`;
  await runOnServer(`create database ${name}${template ? ` template ${template}` : ''}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  // Test data need not survive a power cut.
  if (template) url.searchParams.set('options', '-c synchronous_commit=off');
  const drop = async () => void (await runOnServer(`drop database ${name} with (force)`));
  return { name, url: url.href, drop };
}

/** Drops databases left by interrupted runs of previous days: newer ones may be in use. */
export async function dropForgotten(): Promise<void> {
  const pattern = `${prefix.replaceAll('_', '\\_')}%`;
  const rows = await runOnServer(`select datname from pg_database where datname like '${pattern}'`);
  for (const { datname } of rows) {
    const made = Number(/^\d+/.exec(datname.slice(prefix.length))?.[0]);
    if (Date.now() - made > dayMs) await runOnServer(`drop database ${datname} with (force)`);
  }
}

/** Why PostgreSQL cannot be used; undefined if it is available. */
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

async function runOnServer(statement: string): Promise<{ datname: string }[]> {
  const client = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 2000 });
  await client.connect();
  try {
    return (await client.query<{ datname: string }>(statement)).rows;
  } finally {
    await client.end();
  }
}
