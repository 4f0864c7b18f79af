/** `npm run backup [-- FILE]`: writes the database and pictures to one file, or to the place of the backups; the site may be running. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Config, readConfig } from '../config.ts';
import type { BackupManifest } from '../operations/backup/backup-format.ts';
import { writeBackup } from '../operations/backup/write-backup.ts';
import { createStorage } from '../platform/storage/create-storage.ts';
import { describeBackup } from './describe-backup.ts';
import { openForCommand, throughServerOrDirectly } from './open-for-command.ts';
import { runCommand } from './run-command.ts';
import { askServer } from './running-server.ts';

await runCommand(async () => {
  const args = process.argv.slice(2);
  const config = readConfig();
  if (args.length === 0 && config.backups) {
    if (!(await askServer(config, 'backup', {})))
      throw new Error('The site does not run. Start it, or name a file for the backup.');
    console.log('The backup was made, opened and found whole.');
    return;
  }
  const file = readFile(args);
  const manifest = await backUp(config, file);
  console.log(
    `${file} is whole: ${describeBackup(manifest)}. It holds personal data: keep it safe.`,
  );
});

function readFile([given, ...rest]: string[]): string {
  if (given === undefined || rest.length > 0)
    throw new Error('Name one file, such as one-dream.backup.');
  const file = resolve(given);
  if (existsSync(file)) throw new Error(`${file} exists already. Choose another name.`);
  return file;
}

function backUp(config: Config, file: string): Promise<BackupManifest> {
  if (config.databaseUrl) return backUpDirectly(config, file);
  return throughServerOrDirectly({
    throughServer: () => askServer(config, 'backup', { file }),
    directly: () => backUpDirectly(config, file),
  });
}

async function backUpDirectly(config: Config, file: string): Promise<BackupManifest> {
  const database = await openForCommand(config);
  try {
    const storage = await createStorage(config);
    return await writeBackup({ database, storage, file, now: new Date() });
  } finally {
    await database.close();
  }
}
