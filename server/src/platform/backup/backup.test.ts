import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../tests/support/open-test-server.ts';
import { newPlayer } from '../../../tests/support/people.ts';
import { createFreshDatabase, whyPostgresIsAway } from '../../../tests/support/postgres.ts';
import { openS3Server } from '../../../tests/support/s3-server.ts';
import { newSquad } from '../../../tests/support/teams.ts';
import { openTournament, register } from '../../../tests/support/tournaments.ts';
import { type OpenDatabase, openDatabase } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { createJobs } from '../jobs/jobs.ts';
import { newId } from '../secrets.ts';
import { createDiskStorage } from '../storage/disk-storage.ts';
import { createS3Storage } from '../storage/s3-storage.ts';
import { type BackupManifest, verifyBackup } from './backup-format.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const logger = pino({ level: 'silent' });
const away = await whyPostgresIsAway();
let server: TestServer;
let folder: string;
let file: string;
let manifest: BackupManifest;
const cleaning: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await openTestServer({ embedded: true });
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  file = join(folder, 'one.backup');
  await fill(server);
  manifest = await back(server.platform.database, file);
});
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});
afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Everything that a format could lose: any script, bytes, times to the microsecond, null, nested values. */
async function fill({ db, platform }: TestServer): Promise<void> {
  await newPlayer(server, { name: 'আশা "\\ \u2028\ttab 🎮', password: 'lathi-charge-77' });
  const team = await newSquad(server);
  const tournament = await openTournament(server, { title: "Robert'); drop table users;--" });
  await register(server, { team, tournament });
  const entries = Array.from({ length: 1100 }, (_, day) => ({
    id: newId(),
    at: new Date(day * 86_400_123),
    actor_name: '',
    action: 'test',
    subject: `someone ${day}`,
    before: JSON.stringify({ day, exact: '12345678901234567890' }),
  }));
  await db.insertInto('audit_log').values(entries).execute();
  await inTransaction(db, (trx) =>
    platform.jobs.enqueue(trx, 'auth-mail', { later: true }, { startAfter: 86_400 }),
  );
}

const back = (database: OpenDatabase, to: string, storage = server.platform.storage) =>
  writeBackup({ database, storage, file: to, now: new Date() });

async function openEmbedded(): Promise<OpenDatabase> {
  const directory = await mkdtemp(join(tmpdir(), 'restored-'));
  const database = await openDatabase({ directory });
  cleaning.push(async () => {
    await database.close();
    await rm(directory, { recursive: true });
  });
  return database;
}

async function openOnServer(): Promise<OpenDatabase> {
  const fresh = await createFreshDatabase();
  const database = await openDatabase({ url: fresh.url, poolSize: 2 });
  cleaning.push(async () => {
    await database.close();
    await fresh.drop();
  });
  return database;
}

async function newStorage() {
  const directory = await mkdtemp(join(tmpdir(), 'restored-storage-'));
  cleaning.push(() => rm(directory, { recursive: true }));
  return createDiskStorage({ directory });
}

describe('a backup', () => {
  it('counts what it holds, pictures and waiting jobs included', () => {
    expect(manifest.tables.users?.rows).toBeGreaterThan(4);
    expect(manifest.tables.audit_log?.rows).toBeGreaterThan(1099);
    expect(manifest.tables.registration_players?.rows).toBe(4);
    expect(manifest.tables['pgboss.job']?.rows).toBeGreaterThan(0);
    expect(manifest.images).toBeGreaterThan(0);
  });

  it.each([
    { name: 'PGlite', open: openEmbedded, skipped: false },
    {
      name: `PostgreSQL and from there to PGlite`,
      open: openOnServer,
      skipped: away !== undefined,
    },
  ])('restored to $name has the same rows, pictures and jobs', async ({ open, skipped }) => {
    if (skipped) return;
    const [database, storage] = [await open(), await newStorage()];
    await restoreBackup({ database, storage, file, logger });
    const again = join(folder, `again-${database.kind}.backup`);
    const copied = await back(database, again, storage);
    expect(withoutJobs(copied)).toEqual(withoutJobs(manifest));
    expect(copied.tables['pgboss.job']?.rows).toBe(manifest.tables['pgboss.job']?.rows);
    if (database.kind === 'embedded') return;
    const home = await openEmbedded();
    const homeStorage = await newStorage();
    await restoreBackup({ database: home, storage: homeStorage, file: again, logger });
    const back2 = await back(home, join(folder, 'home.backup'), homeStorage);
    expect(withoutJobs(back2)).toEqual(withoutJobs(manifest));
  });

  it('restored into a bucket has the same pictures, and a backup of that has them too', async () => {
    const s3 = await openS3Server();
    cleaning.push(s3.close);
    const [database, storage] = [await openEmbedded(), await createS3Storage(s3.config)];
    await restoreBackup({ database, storage, file, logger });
    expect(s3.objects.size).toBe(manifest.images);
    const copied = await back(database, join(folder, 'bucket.backup'), storage);
    expect(withoutJobs(copied)).toEqual(withoutJobs(manifest));
  });

  it('has its jobs done where it is restored', async () => {
    const [database, storage] = [await openEmbedded(), await newStorage()];
    await restoreBackup({ database, storage, file, logger });
    const jobs = createJobs({ database, logger });
    const done: object[] = [];
    jobs.handle('auth-mail', async (data) => void done.push(data));
    await database.runScript(`update pgboss.job set start_after = now()`);
    await jobs.start();
    cleaning.push(() => jobs.stop());
    await expect.poll(() => done, { timeout: 15_000 }).toContainEqual({ later: true });
  });

  it('goes into an empty database only, unless told', async () => {
    const [database, storage] = [await openEmbedded(), await newStorage()];
    await restoreBackup({ database, storage, file, logger });
    await expect(restoreBackup({ database, storage, file, logger })).rejects.toThrow(
      /not empty .*--replace/,
    );
    await restoreBackup({ database, storage, file, logger, replace: true });
    const copied = await back(database, join(folder, 'replaced.backup'), storage);
    expect(withoutJobs(copied)).toEqual(withoutJobs(manifest));
  });

  it('that is torn or altered is refused before anything changes', async () => {
    const [database, storage] = [await openEmbedded(), await newStorage()];
    const whole = await readFile(file);
    const torn = join(folder, 'torn.backup');
    await writeFile(torn, whole.subarray(0, Math.floor(whole.length * 0.7)));
    await expect(restoreBackup({ database, storage, file: torn, logger })).rejects.toThrow(
      /not a whole backup/,
    );
    const plain = await promisify(execFile)('gzip', ['-dc', file], { maxBuffer: 1e9 });
    const altered = join(folder, 'altered');
    await writeFile(altered, plain.stdout.replace('someone 7"', 'someone 8"'));
    await promisify(execFile)('gzip', [altered]);
    await expect(
      restoreBackup({ database, storage, file: `${altered}.gz`, logger }),
    ).rejects.toThrow(/not those of its own list/);
    await expect(verifyBackup(join(folder, 'none'))).rejects.toThrow(/There is no file/);
    await restoreBackup({ database, storage, file, logger });
  });
});

function withoutJobs({ tables, ...rest }: BackupManifest) {
  const own = Object.entries(tables).filter(([name]) => !name.startsWith('pgboss.'));
  return { ...rest, tables: Object.fromEntries(own) };
}
