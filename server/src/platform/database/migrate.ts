import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { OpenDatabase } from './database.ts';

const directory = new URL('../../../migrations/', import.meta.url);

/**
 * Brings the database to the newest migration. Several starters may call it at once: each script runs
 * under an advisory lock and skips itself when another process was first.
 * @returns the names of the migrations that this call applied
 */
export async function migrate(database: OpenDatabase): Promise<string[]> {
  return migrateTo(database, await listKnownMigrations());
}

/** Applies these migrations and no others, for the backup of an older version. */
export async function migrateTo(
  database: OpenDatabase,
  names: readonly string[],
): Promise<string[]> {
  await database.runScript(`
    begin;
    select pg_advisory_xact_lock(${lockKey});
    create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now());
    commit;`);
  const applied = new Set(await listApplied(database));
  const pending = names.filter((name) => !applied.has(name));
  for (const name of pending) await apply({ database, name });
  return pending;
}

/** Every migration this version has, in their order. */
export async function listKnownMigrations(): Promise<string[]> {
  return (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
}

const lockKey = 72_616_401;

async function listApplied({ db }: OpenDatabase): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(db);
  return rows.map((row) => row.name);
}

async function apply({ database, name }: { database: OpenDatabase; name: string }): Promise<void> {
  const script = await readFile(new URL(name, directory), 'utf8');
  // The script is quoted into a block so that checking, changing and recording are one transaction.
  await database.runScript(`
    begin;
    select pg_advisory_xact_lock(${lockKey});
    do $migrate$
    begin
      if exists (select from schema_migrations where name = '${name}') then return; end if;
      execute $script$${script}$script$;
      insert into schema_migrations (name) values ('${name}');
    end
    $migrate$;
    commit;`);
}
