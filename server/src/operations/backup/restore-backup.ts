import { buffer } from 'node:stream/consumers';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { explainLockWait, limitLockWait, lockTimeout } from '../../platform/database/long-work.ts';
import { listKnownMigrations, migrateWithin } from '../../platform/database/migrate.ts';
import type { Db } from '../../platform/database/schema.ts';
import { createQueueTables } from '../../platform/jobs/queue-tables.ts';
import type { Storage } from '../../platform/storage/storage.ts';
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
  /** Replaces the contents of the database; otherwise it must be empty. */
  replace?: boolean;
  /** The same site continues elsewhere: sessions, links and pending sign-ins stay valid. */
  keepsSecrets?: boolean;
}

/**
 * Restores a database and a storage from a backup. The file is verified before anything changes; the rest, including
 * emptying, is one transaction that commits only if counts and digests of rows and pictures match the backup, so a failure
 * leaves the old contents intact. A backup of an older version is migrated. By default sessions are not restored: revoked
 * ones would become valid again. If another database is replaced, credentials revoked there stay revoked.
 * @throws Error with a sentence on the obstacle
 */
export async function restoreBackup(options: RestoreOptions): Promise<BackupManifest> {
  const { database, file, replace = false, keepsSecrets = false } = options;
  const { db } = database;
  const { header, manifest } = await verifyBackup(file);
  const known = await listKnownMigrations();
  if (header.migrations.some((name) => !known.includes(name)))
    throw new Error('The backup was made by a newer version. Install that one and try again.');
  const restoring = db.transaction().execute(async (trx) => {
    await queries.settle(trx);
    await limitLockWait(trx, { timeout: lockTimeout });
    await clear(trx, { replace });
    await migrateWithin(trx, header.migrations);
    // Rows created by migrations are in the backup as well.
    await queries.emptyTables(trx, await queries.listTables(trx));
    const hasJobs = queries.queueTables.some((table) => table in manifest.tables);
    if (hasJobs) {
      await createQueueTables(trx, database);
      await queries.settle(trx);
    }
    for await (const part of readBackup(file)) {
      if (part.kind === 'rows') await queries.insertRows(trx, part);
      if (part.kind === 'image') await putImage({ ...options, part });
    }
    await queries.checkConstraints(trx);
    await expectSameRows(trx, manifest);
    await migrateWithin(trx, known);
    if (!keepsSecrets) await queries.endSecrets(trx);
    await queries.dropUsedKeys(trx);
  });
  await restoring.catch((error) => explainLockWait(error, db, 'Restoring'));
  return manifest;
}

async function clear(trx: Db, { replace }: { replace: boolean }): Promise<void> {
  const tables = await queries.listTables(trx);
  if (tables.length === 0) return;
  const counts = replace ? new Map<string, number>() : await queries.countAllRows(trx, tables);
  const applied = await queries.listMigrations(trx);
  await queries.noteKeys(trx, tables);
  await queries.dropEverything(trx, tables);
  if ([...counts.values()].every((count) => count === 0)) return;
  // A database counts as empty if it holds no more than the migrations create.
  await migrateWithin(trx, applied);
  const fresh = await queries.listTables(trx);
  const filled = await queries.countAllRows(trx, fresh);
  const [found] = [...counts].find(([table, count]) => count > (filled.get(table) ?? 0)) ?? [];
  if (found)
    throw new Error(
      `The database is not empty (${found} has rows). Choose an empty one, or add --replace to throw away what it holds.`,
    );
  await queries.dropEverything(trx, fresh);
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
      `The picture ${key} could not be stored unchanged. The rows were left as they were.`,
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
