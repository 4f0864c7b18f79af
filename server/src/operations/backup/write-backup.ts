import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { OpenDatabase } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/schema.ts';
import { hasQueue } from '../../platform/jobs/has-queue.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import * as queries from './backup.queries.ts';
import { type BackupManifest, countParts, hashOf, verifyBackup } from './backup-format.ts';

export interface BackupOptions {
  database: Pick<OpenDatabase, 'db'>;
  /** Absent: rows only, for a database that moves while its pictures stay. */
  storage?: Storage | undefined;
  file: string;
  now: Date;
}

/**
 * Writes a consistent snapshot of the database, with its pictures and unfinished jobs, to one file, which appears once it is
 * complete and verified. The site may be running.
 */
export async function writeBackup(options: BackupOptions): Promise<BackupManifest> {
  const { database, file } = options;
  const draft = `${file}.${process.pid}.unfinished`;
  try {
    // The file contains everybody's personal data.
    const sink = createWriteStream(draft, { mode: 0o600, flags: 'wx' });
    const lines = createGzip();
    const written = pipeline(lines, sink);
    // The next write, or the final await, reports the error.
    written.catch(() => {});
    const put: Put = async (text) => {
      if (!lines.write(text)) await Promise.race([once(lines, 'drain'), written]);
    };
    try {
      const count = countParts();
      await database.db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((trx) => putRows(trx, { ...options, count, put }));
      // After the transaction, which blocks the embedded database. A picture is stored before the row that refers to it, so
      // none is missing.
      await putImages({ ...options, count, put });
      await put(line({ end: count.manifest() }));
      lines.end();
    } catch (error) {
      lines.destroy();
      await written.catch(() => {});
      throw error;
    }
    await written;
    await makeDurable(draft);
    const { manifest } = await verifyBackup(draft);
    await rename(draft, file);
    await makeDurable(dirname(file));
    return manifest;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Resolves when there is room for more (backpressure). */
type Put = (text: string) => Promise<void>;

interface Parts {
  count: ReturnType<typeof countParts>;
  put: Put;
}

async function putRows(trx: Db, { now, count, put }: BackupOptions & Parts): Promise<void> {
  await queries.settle(trx);
  const migrations = await queries.listMigrations(trx);
  await put(line({ format: 'one-dream-backup', version: 1, at: now.toISOString(), migrations }));
  const own = await queries.listTables(trx);
  const tables = (await hasQueue(trx)) ? [...own, ...queries.queueTables] : own;
  for (const table of tables) {
    count.rows(table, []);
    // Listed even if empty, to show that it was read.
    await put(line({ table, rows: 0 }));
    for await (const rows of queries.readRows(trx, table)) {
      count.rows(table, rows);
      await put(line({ table, rows: rows.length }) + rows.map((row) => `${row}\n`).join(''));
    }
  }
}

async function putImages({ storage, count, put }: BackupOptions & Parts): Promise<void> {
  for await (const image of storage?.list() ?? []) {
    const found = await storage?.get(image);
    // Deleted in the meantime.
    if (!found) continue;
    const bytes = await buffer(found.body);
    count.image(bytes.length);
    await put(line({ image, bytes: bytes.length, sha256: hashOf(bytes) }));
    await put(`${bytes.toString('base64')}\n`);
  }
}

function line(value: object): string {
  return `${JSON.stringify(value)}\n`;
}

/** Syncs a file, or the folder that contains it. */
async function makeDurable(path: string): Promise<void> {
  // Windows syncs folders by itself and refuses to open one.
  const handle = await open(path, 'r').catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
}
