/** `npm run restore -- FILE|latest [--replace]`: restores the configured database and storage from a backup. */
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../config.ts';
import { insertBackup } from '../features/dashboard/site.queries.ts';
import { momentOf } from '../operations/backup/backup-retention.rules.ts';
import { fetchEncrypted, listEncrypted } from '../operations/backup/encrypted-parts.ts';
import { restoreBackup } from '../operations/backup/restore-backup.ts';
import { createBackupStorage, createStorage } from '../platform/storage/create-storage.ts';
import { describeBackup } from './describe-backup.ts';
import { isHeld, openForCommand } from './open-for-command.ts';
import { describeFailure, runCommand } from './run-command.ts';

await runCommand(
  async () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    });
    const [given, ...rest] = positionals;
    if (given === undefined || rest.length > 0)
      throw new Error('Name one file, such as one-dream.backup, or: latest');
    const config = readConfig();
    const { replace } = values;
    if (given !== 'latest') return restore(config, { file: resolve(given), replace });
    await withLatest(config, (latest) => restore(config, { ...latest, replace }));
  },
  {
    describe: (error) =>
      `${describeFailure(error)}${isHeld(error) ? '\nRestoring needs the database for itself.' : ''}`,
  },
);

/** Fetches and opens the newest backup of the place that is configured. */
async function withLatest(
  { backups, dataDirectory }: Config,
  work: (latest: { file: string; name: string }) => Promise<void>,
): Promise<void> {
  if (!backups)
    throw new Error(
      'Set BACKUP_KEY, and BACKUP_DIR or BACKUP_S3_…, as they were on the old machine.',
    );
  const place = await createBackupStorage(backups.to);
  const name = (await listEncrypted(place)).whole.at(-1);
  if (name === undefined) throw new Error('There is no whole backup in the place of the backups.');
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(dataDirectory, '.restore-'));
  try {
    const file = join(folder, 'opened');
    await fetchEncrypted(place, { name, file, secret: backups.secret });
    console.log(`The newest backup is of ${name}.`);
    await work({ file, name });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function restore(
  config: Config,
  { file, name, replace }: { file: string; name?: string; replace: boolean },
): Promise<void> {
  const database = await openForCommand(config, { hold: 'alone' });
  try {
    const storage = await createStorage(config);
    const manifest = await restoreBackup({ database, storage, file, replace });
    // Its own row came after what it holds: without it the site would say that there is no backup.
    if (name !== undefined)
      await insertBackup(database.db, {
        name,
        made_at: momentOf(name),
        bytes: (await stat(file)).size,
      });
    console.log(`Restored and checked: ${describeBackup(manifest)}.`);
  } finally {
    await database.close();
  }
}
