import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { createJobs } from '../../src/platform/jobs/jobs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data directory of an embedded database that is migrated and empty, to be copied. */
    templateDatabase: string;
  }
}

const root = fileURLToPath(new URL('../../../', import.meta.url));
const cache = join(root, 'node_modules/.cache/one-dream-tests');
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Runs once before the server's tests: creating an embedded database takes seconds, copying one does not.
 * Kept from run to run until a migration or the database's version changes.
 */
export default async function provideTemplateDatabase(project: TestProject): Promise<void> {
  const directory = join(cache, await fingerprint());
  if (!existsSync(directory)) {
    await removeOld();
    const draft = `${directory}.${process.pid}`;
    await build(draft);
    // Somebody else was faster: theirs is as good.
    await rename(draft, directory).catch(() => rm(draft, { recursive: true }));
  }
  project.provide('templateDatabase', directory);
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
  await migrate(database);
  const jobs = createJobs({ database, logger: pino({ level: 'silent' }) });
  await jobs.start();
  await jobs.stop();
  // Two fifths of all files, which nobody opens.
  await database.runScript('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await database.runScript(`drop database ${name}`);
  await database.close();
}
