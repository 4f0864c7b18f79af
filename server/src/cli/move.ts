/** `npm run move -- postgres://…`: copies the embedded database to a PostgreSQL server; the pictures stay. */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../config.ts';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { writeBackup } from '../platform/backup/write-backup.ts';
import { openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { describeBackup } from './describe-backup.ts';
import { isHeld } from './open-for-command.ts';

try {
  const [url, ...rest] = process.argv.slice(2);
  if (!url || rest.length > 0 || !/^postgres(ql)?:\/\//.test(url))
    throw new Error('Name the empty database: npm run move -- postgres://user@host/database');
  await move(url);
} catch (error) {
  const words = error instanceof Error ? error.message : String(error);
  const why = 'Stop the site while it moves: what is written meanwhile would be lost.';
  console.error(isHeld(error) ? `${words}\n${why}` : words);
  process.exitCode = 1;
}

async function move(url: string): Promise<void> {
  const { dataDirectory, s3 } = readConfig();
  const source = await openDatabase({ directory: dataDirectory });
  const folder = await mkdtemp(join(dataDirectory, 'move-'));
  try {
    await migrate(source);
    const file = join(folder, 'rows');
    // With a bucket, the pictures go along; without one they stay where they are.
    const pictures = s3 && (await openStorage({ dataDirectory, s3: undefined }));
    await writeBackup({ database: source, storage: pictures, file, now: new Date() });
    const target = await openDatabase({ url, poolSize: 2 });
    try {
      const logger = pino({ level: 'error' });
      const storage = s3 && (await openStorage({ dataDirectory, s3 }));
      const manifest = await restoreBackup({ database: target, storage, file, logger });
      console.log(
        `Moved and checked: ${describeBackup(manifest)}. ${s3 ? `The pictures of ${dataDirectory} are in the bucket ${s3.bucket} too` : `Pictures stay in ${dataDirectory}`}.\nStart the site with DATABASE_URL set to the new database; the old one is left as it is.`,
      );
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
    await rm(folder, { recursive: true, force: true });
  }
}
