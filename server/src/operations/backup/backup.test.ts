import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newGuestEvent } from '../../../../factories/guests.ts';
import { createFreshDatabase, whyPostgresIsAway } from '../../../../factories/postgres.ts';
import { newSquad } from '../../../../factories/teams.ts';
import { openTournament, register } from '../../../../factories/tournaments.ts';
import { newPlayer } from '../../../tests/support/people.ts';
import { openS3Server } from '../../../tests/support/s3-server.ts';
import { startTestServer, type TestServer } from '../../../tests/support/start-test-server.ts';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { createJobs } from '../../platform/jobs/jobs.ts';
import { hashSecret, newId } from '../../platform/secrets.ts';
import { createDiskStorage } from '../../platform/storage/disk-storage.ts';
import { createS3Storage } from '../../platform/storage/s3-storage.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { secretTables } from './backup.queries.ts';
import { type BackupManifest, countParts, verifyBackup } from './backup-format.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const logger = pino({ level: 'silent' });
/** In the queue of another, which a site has. */
const lateJob = defineJob({ name: 'auth-mail', schema: z.object({ later: z.boolean() }) });
const away = await whyPostgresIsAway();
let server: TestServer;
let folder: string, file: string;
let manifest: BackupManifest;
const cleaning: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await startTestServer({ works: true, embedded: true });
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
    platform.jobs.enqueue(trx, lateJob, { later: true }, { at: new Date(Date.now() + 86_400_000) }),
  );
}

const back = (database: OpenDatabase, to: string, storage = server.platform.storage) =>
  writeBackup({ database, storage, file: to, now: new Date() });

async function openEmbedded(): Promise<OpenDatabase> {
  const directory = await mkdtemp(join(tmpdir(), 'restored-'));
  const database = await openDatabase({ directory, isDurable: false });
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

/** Two codes and two passkeys of an account, of which the first are used and removed. */
function newPlayerKeys() {
  const hashes = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const of = async (db: OpenDatabase['db'], userId: string) => {
    const count = async (table: 'recovery_codes' | 'passkeys') =>
      (await db.selectFrom(table).select('user_id').where('user_id', '=', userId).execute()).length;
    return { codes: await count('recovery_codes'), passkeys: await count('passkeys') };
  };
  return {
    of,
    give: async (db: OpenDatabase['db'], userId: string) => {
      await db
        .insertInto('recovery_codes')
        .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
        .execute();
      await db
        .insertInto('passkeys')
        .values(
          ['first', 'second'].map((name) => ({
            ...{ id: newId(), user_id: userId, credential_id: `${name} of ${userId}`, name },
            ...{ public_key: Buffer.alloc(8), counter: 0, transports: [], created_at: new Date() },
          })),
        )
        .execute();
    },
    use: async (db: OpenDatabase['db'], userId: string) => {
      await db
        .deleteFrom('recovery_codes')
        .where('user_id', '=', userId)
        .where('code_hash', '=', hashes[0] as Buffer)
        .execute();
      await db
        .deleteFrom('passkeys')
        .where('user_id', '=', userId)
        .where('name', '=', 'first')
        .execute();
    },
  };
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
    await restoreBackup({ database, storage, file });
    const again = join(folder, `again-${database.kind}.backup`);
    const copied = await back(database, again, storage);
    expect(lasting(copied)).toEqual(lasting(manifest));
    expect(copied.tables['pgboss.job']?.rows).toBe(manifest.tables['pgboss.job']?.rows);
    if (database.kind === 'embedded') return;
    const home = await openEmbedded();
    const homeStorage = await newStorage();
    await restoreBackup({ database: home, storage: homeStorage, file: again });
    const back2 = await back(home, join(folder, 'home.backup'), homeStorage);
    expect(lasting(back2)).toEqual(lasting(manifest));
  });

  it('restored into a bucket has the same pictures, and a backup of that has them too', async () => {
    const s3 = await openS3Server();
    cleaning.push(s3.close);
    const [database, storage] = [await openEmbedded(), await createS3Storage(s3.config)];
    await restoreBackup({ database, storage, file });
    expect(s3.objects.size).toBe(manifest.images);
    const copied = await back(database, join(folder, 'bucket.backup'), storage);
    expect(lasting(copied)).toEqual(lasting(manifest));
  });

  it('has its jobs done where it is restored', async () => {
    const [database, storage] = [await openEmbedded(), await newStorage()];
    await restoreBackup({ database, storage, file });
    const jobs = createJobs({ database, logger });
    const done: object[] = [];
    jobs.handle(lateJob, async (data) => void done.push(data));
    await database.runScript(`update pgboss.job set start_after = now()`);
    await jobs.start();
    await jobs.work();
    cleaning.push(() => jobs.stop());
    await expect.poll(() => done).toContainEqual({ later: true });
  });

  it('goes into an empty database only, unless told', async () => {
    const [database, storage] = [await openEmbedded(), await newStorage()];
    await restoreBackup({ database, storage, file });
    await expect(restoreBackup({ database, storage, file })).rejects.toThrow(
      /not empty .*--replace/,
    );
    await restoreBackup({ database, storage, file, replace: true });
    const copied = await back(database, join(folder, 'replaced.backup'), storage);
    expect(lasting(copied)).toEqual(lasting(manifest));
  });

  it.each([
    { name: 'PGlite', open: openEmbedded, skipped: false },
    { name: 'PostgreSQL', open: openOnServer, skipped: away !== undefined },
  ])('that fails on the way leaves $name as it was, to the last row', async ({ open, skipped }) => {
    if (skipped) return;
    const [database, storage] = [await open(), await newStorage()];
    await restoreBackup({ database, storage, file, keepsSecrets: true });
    await database.db.insertInto('pending_owners').values({ email: 'mine@example.in' }).execute();
    const before = await back(database, join(folder, `before-${database.kind}.backup`), storage);
    const failing = {
      ...storage,
      put: async () => {
        throw new Error('The disk is full.');
      },
    };
    await expect(
      restoreBackup({ database, storage: failing, file, replace: true }),
    ).rejects.toThrow(/disk is full/);
    const after = await back(database, join(folder, `after-${database.kind}.backup`), storage);
    expect(after).toEqual(before);
    expect(after.tables.sessions?.rows).toBeGreaterThan(0);
  });

  it('whose rows do not arrive as they are is refused, and nothing is kept', async () => {
    const [database, storage] = [await openEmbedded(), await newStorage()];
    const changed = await rewrite((row) =>
      row.includes('"someone 7"') ? row.replace(/}$/, ',"lost":"on the way"}') : row,
    );
    await expect(restoreBackup({ database, storage, file: changed })).rejects.toThrow(
      /The rows of audit_log did not arrive as they are/,
    );
    await restoreBackup({ database, storage, file });
  });

  it('signs nobody in where it is restored, and no link or sign-in begun opens anything', async () => {
    expect(manifest.tables.sessions?.rows).toBeGreaterThan(0);
    const [database, storage] = [await openEmbedded(), await newStorage()];
    await restoreBackup({ database, storage, file });
    const { rows } = await sql<{ name: string }>`
      select distinct relname as name from pg_attribute join pg_class on pg_class.oid = attrelid
      where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0
        and atttypid = 'bytea'::regtype and attname like '%\\_hash'`.execute(database.db);
    // Hashes are of secrets: a new table of them has to be thought about here. A mark of a browser lets nobody in, and
    // without recovery codes, or the link that their captain has, people would be locked out by a restore.
    const kept = ['known_devices', 'recovery_codes', 'guest_entries', 'guest_looks'];
    const emptied = [...secretTables, 'push_subscriptions'];
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...emptied, ...kept].toSorted());
    for (const table of emptied) {
      const left = await sql`select 1 from ${sql.table(table)}`.execute(database.db);
      expect(left.rows, table).toEqual([]);
    }
  });

  it('brings back no recovery code that was used since, and no passkey that was removed', async () => {
    const restored = newPlayerKeys();
    const [person, other] = [await newPlayer(server), await newPlayer(server)];
    const { db } = server;
    await restored.give(db, person.id);
    await restored.give(db, other.id);
    const later = join(folder, 'keys.backup');
    await back(server.platform.database, later);
    const site = await openEmbedded();
    const options = { database: site, storage: await newStorage(), file: later };
    await restoreBackup(options);
    await restored.use(site.db, person.id);
    await site.db.deleteFrom('users').where('id', '=', other.id).execute();
    await restoreBackup({ ...options, replace: true });
    expect(await restored.of(site.db, person.id)).toEqual({ codes: 1, passkeys: 1 });
    // Of an account that was deleted there nothing says what was used.
    expect(await restored.of(site.db, other.id)).toEqual({ codes: 2, passkeys: 2 });
  });

  it('lets others go on while the pictures are read', async () => {
    const { platform, db } = server;
    const stuck = Promise.withResolvers<void>();
    const reading = Promise.withResolvers<void>();
    const storage: Storage = {
      ...platform.storage,
      get: async (key) => {
        reading.resolve();
        await stuck.promise;
        return platform.storage.get(key);
      },
    };
    const writing = back(platform.database, join(folder, 'slow.backup'), storage);
    await reading.promise;
    await db.insertInto('pending_owners').values({ email: 'meanwhile@example.in' }).execute();
    await db.deleteFrom('pending_owners').execute();
    stuck.resolve();
    expect((await writing).images).toBe(manifest.images);
  });

  it("is its owner's alone whatever the system would allow", async () => {
    const usual = process.umask(0);
    try {
      const open = join(folder, 'mode.backup');
      await back(server.platform.database, open);
      expect((await stat(open)).mode & 0o777).toBe(0o600);
    } finally {
      process.umask(usual);
    }
  });

  it('that is torn or altered is refused before anything changes', async () => {
    const [database, storage] = [await openEmbedded(), await newStorage()];
    const whole = await readFile(file);
    const torn = join(folder, 'torn.backup');
    await writeFile(torn, whole.subarray(0, Math.floor(whole.length * 0.7)));
    await expect(restoreBackup({ database, storage, file: torn })).rejects.toThrow(
      /not a whole backup/,
    );
    const plain = await promisify(execFile)('gzip', ['-dc', file], { maxBuffer: 1e9 });
    const altered = join(folder, 'altered');
    await writeFile(altered, plain.stdout.replace('someone 7"', 'someone 8"'));
    await promisify(execFile)('gzip', [altered]);
    await expect(restoreBackup({ database, storage, file: `${altered}.gz` })).rejects.toThrow(
      /not those of its own list/,
    );
    await expect(verifyBackup(join(folder, 'none'))).rejects.toThrow(/There is no file/);
    await restoreBackup({ database, storage, file });
  });

  it('brings back no team link that was made anew or taken back since, and opens none that rests', async () => {
    const { entries } = await newGuestEvent(server, { teams: 3 });
    const later = join(folder, 'links.backup');
    await back(server.platform.database, later);
    const site = await openEmbedded();
    const options = { database: site, storage: await newStorage(), file: later };
    await restoreBackup(options);
    const [renewed, revoked, same] = entries;
    const change = (entryId: string | undefined, link: Buffer | null) =>
      site.db
        .updateTable('guest_entries')
        .set({ link_hash: link, link_sealed: link })
        .where('entry_id', '=', entryId ?? '')
        .execute();
    await change(renewed?.entryId, Buffer.alloc(32, 7));
    await change(revoked?.entryId, null);
    await site.db
      .updateTable('guest_entries')
      .set({ rests: true })
      .where('entry_id', '=', same?.entryId ?? '')
      .execute();
    await restoreBackup({ ...options, replace: true });
    const rows = await site.db.selectFrom('guest_entries').selectAll().execute();
    const links = entries.map(({ entryId, link }) => {
      const hash = rows.find(({ entry_id }) => entry_id === entryId)?.link_hash;
      return hash && (Buffer.from(hash).equals(hashSecret(link)) ? 'as it was' : 'another');
    });
    expect(links).toEqual(['another', null, 'as it was']);
    expect(rows.find(({ entry_id }) => entry_id === same?.entryId)?.rests).toBe(true);
  });
});

/** Without what a restore leaves out, or the queue changes by itself. */
function lasting({ tables, ...rest }: BackupManifest) {
  const gone = [...secretTables, 'push_subscriptions'] as string[];
  const own = Object.entries(tables).filter(
    ([name]) => !name.startsWith('pgboss.') && !gone.includes(name),
  );
  return { ...rest, tables: Object.fromEntries(own) };
}

/** A backup that was written anew with other rows, and is whole by its own list. */
async function rewrite(change: (row: string) => string): Promise<string> {
  const plain = await promisify(execFile)('gzip', ['-dc', file], { maxBuffer: 1e9 });
  const count = countParts();
  const lines: string[] = [];
  let left = 0;
  let table = '';
  for (const text of plain.stdout.split('\n').slice(0, -1)) {
    const isRow = left > 0;
    const line = isRow ? change(text) : text;
    if (isRow) {
      left -= 1;
      count.rows(table, [line]);
    }
    // Every other block is a picture.
    const block =
      isRow || !text.startsWith('{') ? {} : (JSON.parse(line) as { table?: string; rows?: number });
    if (block.table !== undefined) {
      left = block.rows ?? 0;
      table = block.table;
      count.rows(table, []);
    }
    lines.push(line);
  }
  const { end } = JSON.parse(lines.pop() ?? '') as { end: BackupManifest };
  lines.push(JSON.stringify({ end: { ...end, tables: count.manifest().tables } }));
  const changed = join(folder, 'rewritten.backup');
  await writeFile(changed, gzipSync(`${lines.join('\n')}\n`));
  await verifyBackup(changed);
  return changed;
}
