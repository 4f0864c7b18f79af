import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { OpenDatabase } from './database.ts';
import { explainLockWait, liftLimits, limitLockWait, lockTimeout } from './long-work.ts';
import type { Db } from './schema.ts';

const directory = new URL('../../../migrations/', import.meta.url);

/**
 * Migrates the database to the newest version. Safe to call from several processes at once: each script runs under an
 * advisory lock and is skipped if another process was first. Scripts have no time limit.
 * @returns the names of the migrations that this call applied
 * @throws Error with a sentence when others lock a table for too long, or a newer version has migrated before
 */
export async function migrate(
  { db }: Pick<OpenDatabase, 'db'>,
  { timeout = lockTimeout }: { timeout?: number } = {},
): Promise<string[]> {
  const known = await listKnownMigrations();
  const applied = await inTurn({ db, timeout }, listApplied);
  const unknown = [...applied].filter((name) => !known.includes(name)).sort();
  if (unknown.length > 0)
    throw new Error(
      `This database was brought to ${unknown.at(-1)}, which this version does not know: a newer version used it. Start that one, or restore a backup of before.`,
    );
  const own: string[] = [];
  for (const name of known.filter((one) => !applied.has(one))) {
    const isOwn = await inTurn({ db, timeout, name }, (trx) => apply(trx, name));
    if (isOwn) own.push(name);
  }
  return own;
}

/**
 * Has one process at a time upgrade the database: what reads all of it before a migration would deadlock with another
 * process's migration. The embedded database belongs to one process anyway.
 */
export function upgradeInTurn<Result>(
  { db, kind }: Pick<OpenDatabase, 'db' | 'kind'>,
  upgrade: () => Promise<Result>,
): Promise<Result> {
  if (kind === 'embedded') return upgrade();
  return db.transaction().execute(async (trx) => {
    await liftLimits(trx);
    await sql`select pg_advisory_xact_lock(${sql.lit(upgradeKey)})`.execute(trx);
    return upgrade();
  });
}

/** Applies those of these migrations that are pending, in the caller's transaction. */
export async function migrateWithin(trx: Db, names: readonly string[]): Promise<void> {
  await waitForTurn(trx);
  const applied = await listApplied(trx);
  for (const name of names) if (!applied.has(name)) await apply(trx, name);
}

/** Counts what was applied to a database, and lists what this version would apply. */
export async function listPending(db: Db): Promise<{ applied: number; pending: string[] }> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('schema_migrations') is not null as there`.execute(db);
  const applied = rows[0]?.there ? await listApplied(db) : new Set<string>();
  const known = await listKnownMigrations();
  // A newer version used it: `migrate` says so.
  const isNewer = [...applied].some((name) => !known.includes(name));
  return {
    applied: applied.size,
    pending: isNewer ? [] : known.filter((name) => !applied.has(name)),
  };
}

export async function listKnownMigrations(): Promise<string[]> {
  return (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
}

const lockKey = 72_616_401;
const upgradeKey = 72_616_402;

function inTurn<Result>(
  { db, timeout, name }: { db: Db; timeout: number; name?: string },
  work: (trx: Db) => Promise<Result>,
): Promise<Result> {
  const what = name ? `The migration ${name}` : 'Looking for migrations';
  return db
    .transaction()
    .execute(async (trx) => {
      await liftLimits(trx);
      // Wait for another process's migration, however long it takes.
      await waitForTurn(trx);
      await limitLockWait(trx, { timeout });
      return work(trx);
    })
    .catch((error) => explainLockWait(error, db, what));
}

async function waitForTurn(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(trx);
  await sql`create table if not exists schema_migrations
    (name text primary key, applied_at timestamptz not null default now())`.execute(trx);
}

async function listApplied(trx: Db): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(trx);
  return new Set(rows.map(({ name }) => name));
}

/** @returns false when another process was first */
async function apply(trx: Db, name: string): Promise<boolean> {
  if ((await listApplied(trx)).has(name)) return false;
  const script = await readFile(new URL(name, directory), 'utf8');
  // Wrapped in a block: the embedded database accepts one statement at a time.
  await sql.raw(`do $migrate$ begin execute $script$${script}$script$; end $migrate$`).execute(trx);
  await sql`insert into schema_migrations (name) values (${name})`.execute(trx);
  return true;
}
