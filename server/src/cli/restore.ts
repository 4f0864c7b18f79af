/** `npm run restore -- FILE [--replace]`: fills the configured database and storage from a backup. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { readConfig } from '../config.ts';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { describeBackup } from './describe-backup.ts';
import { isHeld, openForCommand } from './open-for-command.ts';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [given, ...rest] = positionals;
  if (given === undefined || rest.length > 0)
    throw new Error('Name one file: npm run restore -- one-dream.backup');
  await restore({ file: resolve(given), replace: values.replace });
} catch (error) {
  const words = error instanceof Error ? error.message : String(error);
  console.error(isHeld(error) ? `${words}\nRestoring needs the database for itself.` : words);
  process.exitCode = 1;
}

async function restore({ file, replace }: { file: string; replace: boolean }): Promise<void> {
  const config = readConfig();
  const database = await openForCommand(config);
  try {
    const storage = await openStorage(config);
    const logger = pino({ level: 'error' });
    const manifest = await restoreBackup({ database, storage, file, replace, logger });
    console.log(`Restored and checked: ${describeBackup(manifest)}.`);
  } finally {
    await database.close();
  }
}
