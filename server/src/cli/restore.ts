/** `npm run restore -- FILE [--replace]`: restores the configured database and storage from a backup. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { restoreBackup } from '../operations/backup/restore-backup.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
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
      throw new Error('Name one file: npm run restore -- one-dream.backup');
    await restore({ file: resolve(given), replace: values.replace });
  },
  {
    describe: (error) =>
      `${describeFailure(error)}${isHeld(error) ? '\nRestoring needs the database for itself.' : ''}`,
  },
);

async function restore({ file, replace }: { file: string; replace: boolean }): Promise<void> {
  const config = readConfig();
  const database = await openForCommand(config, { hold: 'alone' });
  try {
    const storage = await openStorage(config);
    const manifest = await restoreBackup({ database, storage, file, replace });
    console.log(`Restored and checked: ${describeBackup(manifest)}.`);
  } finally {
    await database.close();
  }
}
