import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { listPending } from '../../platform/database/migrate.ts';
import { writeBackup } from './write-backup.ts';

/** How many backups are kept, of the newest upgrades. */
const kept = 3;

/**
 * Backs a database up before migrations change it: its rows only, as no migration touches a picture. A new database has
 * nothing to lose.
 * @returns the file, if one was made
 * @throws Error with a sentence when it cannot be made; nothing was migrated then
 */
export async function backUpBeforeMigration(
  database: OpenDatabase,
  { dataDirectory, now }: { dataDirectory: string; now: Date },
): Promise<string | undefined> {
  const { applied, pending } = await listPending(database.db);
  const [first] = pending;
  if (applied === 0 || first === undefined) return undefined;
  const folder = join(dataDirectory, 'before-upgrades');
  const file = join(folder, `${first.replace('.sql', '')}.backup`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await rm(file, { force: true });
    await writeBackup({ database, file, now });
    const earlier = (await readdir(folder)).filter((name) => name.endsWith('.backup')).sort();
    for (const name of earlier.slice(0, -kept)) await rm(join(folder, name), { force: true });
    return file;
  } catch (error) {
    throw new Error(
      `No backup could be made before the upgrade, so nothing was changed: ${(error as Error).message}`,
      { cause: error },
    );
  }
}
