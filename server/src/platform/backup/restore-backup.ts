import { buffer } from 'node:stream/consumers';
import type { Logger } from 'pino';
import type { OpenDatabase } from '../database/database.ts';
import { listKnownMigrations, migrate, migrateTo } from '../database/migrate.ts';
import type { Db } from '../database/schema.ts';
import { createJobs } from '../jobs/jobs.ts';
import type { Storage } from '../storage/storage.ts';
import * as queries from './backup.queries.ts';
import {
  type BackupManifest,
  countParts,
  hashOf,
  readBackup,
  verifyBackup,
} from './backup-format.ts';

export interface RestoreOptions {
  database: OpenDatabase;
  storage?: Storage | undefined;
  file: string;
  /** Throw away what the database holds; else only an empty one is filled. */
  replace?: boolean;
  logger: Logger;
}

/**
 * Fills a database and a storage from a backup. The file is read through before anything changes; the rows
 * come in one transaction, which ends only when counts and digests of rows and pictures are those of the backup.
 * A backup of an older version is brought up to this one.
 * @throws Error with a sentence on what is in the way
 */
export async function restoreBackup(options: RestoreOptions): Promise<BackupManifest> {
  const { database, file, logger, replace = false } = options;
  const { header, manifest } = await verifyBackup(file);
  const known = await listKnownMigrations();
  if (header.migrations.some((name) => !known.includes(name)))
    throw new Error('The backup was made by a newer version. Install that one and try again.');
  await clear({ database, replace });
  await migrateTo(database, header.migrations);
  const hasJobs = queries.queueTables.some((table) => table in manifest.tables);
  if (hasJobs) await createQueueTables({ database, logger });
  await database.db.transaction().execute(async (trx) => {
    await queries.settle(trx);
    for await (const part of readBackup(file)) {
      if (part.kind === 'rows') await queries.insertRows(trx, part);
      if (part.kind === 'image') await putImage({ ...options, part });
    }
    await expectSameRows(trx, manifest);
  });
  await migrate(database);
  return manifest;
}

async function clear({ database, replace }: { database: OpenDatabase; replace: boolean }) {
  const { db } = database;
  if (database.kind === 'server' && (await queries.countOtherServers(db)) > 0)
    throw new Error('The site is connected to this database. Stop every process of it first.');
  const tables = await queries.listTables(db);
  if (tables.length === 0) return;
  if (!replace) {
    for (const table of tables) {
      if ((await queries.countRows(db, table)) === 0) continue;
      throw new Error(
        `The database is not empty (${table} has rows). Choose an empty one, or add --replace to throw away what it holds.`,
      );
    }
  }
  await queries.dropEverything(db, tables);
}

/** The queue makes its own tables when it starts. */
async function createQueueTables(options: { database: OpenDatabase; logger: Logger }) {
  const jobs = createJobs(options);
  await jobs.start({ work: false });
  await jobs.stop();
}

async function putImage({
  storage,
  part: { key, bytes, sha256 },
}: Pick<RestoreOptions, 'storage'> & { part: { key: string; bytes: Buffer; sha256: string } }) {
  if (!storage) throw new Error('The backup has pictures, and there is no place for them.');
  await storage.put({ key, body: bytes, contentType: 'application/octet-stream' });
  const kept = await storage.get(key);
  if (!kept || hashOf(await buffer(kept.body)) !== sha256)
    throw new Error(
      `The picture ${key} could not be kept as it is. The rows were left as they were.`,
    );
}

async function expectSameRows(trx: Db, { tables }: BackupManifest): Promise<void> {
  const count = countParts();
  const own = Object.keys(tables).filter((table) => !table.startsWith('pgboss.'));
  for (const table of own) {
    count.rows(table, []);
    for await (const rows of queries.readRows(trx, table)) count.rows(table, rows);
  }
  const restored = count.manifest().tables;
  for (const table of own) {
    const [wanted, found] = [tables[table], restored[table]];
    if (wanted?.rows !== found?.rows || wanted?.digest !== found?.digest)
      throw new Error(`The rows of ${table} did not arrive as they are. Nothing was kept.`);
  }
  const jobs = tables['pgboss.job'];
  if (jobs && (await queries.countRows(trx, 'pgboss.job')) < jobs.rows)
    throw new Error('Not every job arrived. Nothing was kept.');
}
