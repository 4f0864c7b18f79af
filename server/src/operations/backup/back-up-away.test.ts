import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { newPlayer } from '../../../tests/support/people.ts';
import { openS3Server } from '../../../tests/support/s3-server.ts';
import { copyTemplate, sharedTestServer } from '../../../tests/support/start-test-server.ts';
import { findNewestBackup } from '../../features/dashboard/site.queries.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { createBackupStorage } from '../../platform/storage/create-storage.ts';
import { createDiskStorage } from '../../platform/storage/disk-storage.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { backUpAway } from './back-up-away.ts';
import { verifyBackup } from './backup-format.ts';
import { backUpBeforeMigration } from './before-migration.ts';
import { fetchEncrypted, listEncrypted } from './encrypted-parts.ts';
import { restoreBackup } from './restore-backup.ts';

const server = await sharedTestServer();
const folder = await mkdtemp(join(tmpdir(), 'backups-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const secret = 'a key that the owner keeps';
const day = 24 * 60 * 60 * 1000;

function backUp(place: Storage, now = server.now()) {
  const backups = { place, secret, directory: folder };
  return backUpAway({ ...server.platform, backups, now: () => now });
}

describe('a backup somewhere else', () => {
  it('in a folder is encrypted, opened and noted; it restores with the key, and with no other', async () => {
    const { id } = await newPlayer(server, { name: 'Asha of the backup' });
    const directory = join(folder, 'place');
    const place = await createBackupStorage({ directory });
    const manifest = await backUp(place);
    const [name = ''] = (await listEncrypted(place)).whole;
    expect(await findNewestBackup(server.db)).toMatchObject({ name, made_at: expect.any(Date) });
    expect(await readdir(folder)).toEqual(['place']);

    const file = join(folder, 'opened');
    await expect(fetchEncrypted(place, { name, file, secret: `${secret}!` })).rejects.toThrow(
      /does not open: BACKUP_KEY is not the one/,
    );
    await rm(file);
    await fetchEncrypted(place, { name, file, secret });
    expect((await verifyBackup(file)).manifest).toEqual(manifest);
    const elsewhere = await openDatabase({
      directory: join(folder, 'elsewhere'),
      isDurable: false,
    });
    const storage = await createDiskStorage({ directory: join(folder, 'pictures') });
    await restoreBackup({ database: elsewhere, storage, file });
    const found = await sql`select name from users where id = ${id}::uuid`.execute(elsewhere.db);
    expect(found.rows).toEqual([{ name: 'Asha of the backup' }]);
    await elsewhere.close();
  });

  it('in a bucket goes in parts; a torn one is not the newest, and old ones are removed', async () => {
    const bucket = await openS3Server();
    const place = await createBackupStorage(bucket.config);
    const now = server.now();
    for (const ago of [12, 11, 10, 9]) await backUp(place, new Date(now.getTime() - ago * day));
    // Killed before its last part arrived.
    bucket.faults.next({ route: 'request', status: 403 });
    await expect(backUp(place, new Date(now.getTime() - 8 * day))).rejects.toThrow(/refused PUT/);
    for (const ago of [7, 6, 5, 4, 3, 2, 1])
      await backUp(place, new Date(now.getTime() - ago * day));
    const { whole } = await listEncrypted(place);
    expect(whole.length).toBeLessThanOrEqual(9);
    expect(whole.slice(-7)).toEqual(
      [7, 6, 5, 4, 3, 2, 1].map((ago) =>
        expect.stringContaining(new Date(now.getTime() - ago * day).toISOString().slice(0, 10)),
      ),
    );
    await bucket.close();
  });
});

it('before migrations change a database its rows are kept in a file; a new one and one that is up to date make none', async () => {
  const directory = join(folder, 'upgraded');
  const dataDirectory = join(folder, 'data');
  await copyTemplate(directory);
  const database = await openDatabase({ directory, isDurable: false });
  const options = { dataDirectory, now: new Date() };
  expect(await backUpBeforeMigration(database, options)).toBeUndefined();
  await sql`delete from schema_migrations where name = '0082-site-backups.sql'`.execute(
    database.db,
  );
  await sql`drop table site_backups`.execute(database.db);
  const file = await backUpBeforeMigration(database, options);
  expect((await verifyBackup(file ?? '')).manifest.tables).toHaveProperty('users');
  await migrate(database);
  await database.close();
});
