import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import {
  createFreshDatabase,
  dropForgotten,
  isEmbeddedWanted,
} from '../../../factories/postgres.ts';
import { type OpenDatabase, openDatabase } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { createJobs } from '../../src/platform/jobs/jobs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data directory of an embedded database that is migrated and empty, to be copied. */
    templateDatabase: string;
    /** Name of a migrated and empty database on a PostgreSQL server, to be copied; undefined where none answers. */
    templateOnServer: string | undefined;
  }
}

const root = fileURLToPath(new URL('../../../', import.meta.url));
const cache = join(root, 'node_modules/.cache/one-dream-tests');
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Runs once before the server's tests: creating a database and migrating it takes seconds, copying one does not. They run
 * on a PostgreSQL server where one answers, which takes half the time, and else, or with `TEST_DATABASE=embedded`, on the
 * embedded database. See record 64.
 */
export default async function provideTemplates(project: TestProject): Promise<() => Promise<void>> {
  project.provide('templateDatabase', await keepEmbedded());
  const onServer = await buildOnServer();
  project.provide('templateOnServer', onServer?.name);
  return async () => onServer?.drop();
}

/** Kept from run to run until a migration or the database's version changes. */
async function keepEmbedded(): Promise<string> {
  const directory = join(cache, await fingerprint());
  if (existsSync(directory)) return directory;
  await removeOld();
  const draft = `${directory}.${process.pid}`;
  await build(draft);
  // Somebody else was faster: theirs is as good.
  await rename(draft, directory).catch(() => rm(draft, { recursive: true }));
  return directory;
}

async function buildOnServer() {
  if (await isEmbeddedWanted()) return undefined;
  await dropForgotten();
  const made = await createFreshDatabase();
  const database = await openDatabase({ url: made.url, poolSize: 2 });
  await fill(database);
  await database.close();
  return made;
}

/** Those of yesterday and before: younger ones may be in use by another run. */
async function removeOld(): Promise<void> {
  const names = await readdir(cache).catch((): string[] => []);
  for (const name of names.map((one) => join(cache, one))) {
    const found = await stat(name).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > dayMs)
      await rm(name, { recursive: true, force: true });
  }
}

async function fingerprint(): Promise<string> {
  const migrations = join(root, 'server/migrations');
  const files = (await readdir(migrations)).sort().map((name) => join(migrations, name));
  const hash = createHash('sha256');
  for (const file of [...files, join(root, 'server/package.json'), import.meta.filename])
    hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

async function build(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  const database = await openDatabase({ directory, isDurable: false });
  await fill(database);
  // Two fifths of all files, which nobody opens.
  await database.runScript('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await database.runScript(`drop database ${name}`);
  await database.close();
}

async function fill(database: OpenDatabase): Promise<void> {
  await migrate(database);
  const jobs = createJobs({ database, logger: pino({ level: 'silent' }) });
  await jobs.start();
  await jobs.stop();
}
