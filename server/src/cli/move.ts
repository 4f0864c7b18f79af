/** `npm run move -- postgres://…`: copies the embedded database to a PostgreSQL server; the pictures stay. */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { restoreBackup } from '../operations/backup/restore-backup.ts';
import { writeBackup } from '../operations/backup/write-backup.ts';
import { openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createStorage } from '../platform/storage/create-storage.ts';
import { describeBackup } from './describe-backup.ts';
import { isHeld } from './open-for-command.ts';
import { describeFailure, runCommand } from './run-command.ts';

await runCommand(
  async () => {
    const [url, ...rest] = process.argv.slice(2);
    if (!url || rest.length > 0 || !/^postgres(ql)?:\/\//.test(url))
      throw new Error('Name the empty database, such as postgres://user@host/database.');
    await move(url);
  },
  {
    describe: (error) =>
      `${describeFailure(error)}${isHeld(error) ? '\nStop the site while it moves: what is written during the move would be lost.' : ''}`,
  },
);

async function move(url: string): Promise<void> {
  const { dataDirectory, s3 } = readConfig();
  const source = await openDatabase({ directory: dataDirectory });
  const folder = await mkdtemp(join(dataDirectory, 'move-'));
  try {
    await migrate(source);
    const file = join(folder, 'rows');
    // With a bucket, the pictures are copied; otherwise they stay in place.
    const pictures = s3 && (await createStorage({ dataDirectory, s3: undefined }));
    await writeBackup({ database: source, storage: pictures, file, now: new Date() });
    const target = await openDatabase({ url, poolSize: 2, hold: 'alone' });
    try {
      const storage = s3 && (await createStorage({ dataDirectory, s3 }));
      const manifest = await restoreBackup({
        ...{ database: target, storage, file },
        // The same site continues elsewhere: nobody has to sign in again.
        keepsSecrets: true,
      });
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
