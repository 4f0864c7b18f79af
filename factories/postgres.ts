import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Where databases for tests and benchmarks are made. */
const serverUrl = process.env.DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/postgres';

/** Prefix, followed by the creation time and a random part. */
const prefix = 'one_dream_test_';
const dayMs = 24 * 60 * 60 * 1000;

export interface FreshDatabase {
  name: string;
  url: string;
  drop: () => Promise<void>;
}

/** A new database on the PostgreSQL server of `DATABASE_URL`, else the local one: empty, or a copy of the template so named. */
export async function createFreshDatabase({
  template,
}: {
  template?: string;
} = {}): Promise<FreshDatabase> {
  const name = `${prefix}${Date.now()}_${randomBytes(4).toString('hex')}`;
  await runOnServer(`create database ${name}${template ? ` template ${template}` : ''}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  // Test data need not survive a power cut, and in small tables one plan is as good as another.
  if (template)
    url.searchParams.set(
      'options',
      '-c synchronous_commit=off -c plan_cache_mode=force_generic_plan',
    );
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

/** Whether tests are to leave a server alone: `TEST_DATABASE=embedded`, or none answers. */
export async function isEmbeddedWanted(): Promise<boolean> {
  return process.env.TEST_DATABASE === 'embedded' || (await whyPostgresIsAway()) !== undefined;
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
