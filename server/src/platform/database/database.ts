import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { makePrivate } from '../private-directory.ts';
import { holdDirectory } from './directory-lock.ts';
import { type Hold, holdServer } from './hold-server.ts';
import { createLanes, inBackground, LanedDialect, type Lanes } from './lanes.ts';
import { withListParameters } from './list-parameters.ts';
import type { Database, Db } from './schema.ts';
import { openServerPool } from './server-pool.ts';
import { openSnapshots, type ReadSnapshot } from './snapshots.ts';

/** A PostgreSQL database, either on a server or embedded in this process. */
export interface OpenDatabase {
  kind: 'server' | 'embedded';
  db: Db;
  /** Set when embedded: the job queue shares the instance. */
  pglite?: PGlite;
  /** Set when embedded: code that uses `pglite` directly has to enter first. */
  lanes?: Lanes;
  /** Set for a server: connection string for the job queue. */
  url?: string;
  readSnapshot: ReadSnapshot;
  /** Runs several statements at once, in one implicit transaction unless the script has its own. */
  runScript: (sql: string) => Promise<void>;
  close: () => Promise<void>;
}

export type DatabaseConfig =
  | {
      url: string;
      poolSize?: number;
      /** Lock to take against other processes; none for a read-only look. */
      hold?: Hold;
    }
  | {
      directory: string;
      /** `false`: a power cut may lose recently acknowledged writes, or the whole database. */
      isDurable?: boolean;
    };

/** Milliseconds between checkpoints of an embedded database: PostgreSQL's default. */
const checkpointEvery = 5 * 60_000;

/** Opens the configured database without migrating it. Throws when an incompatible process is using it. */
export async function openDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
  return 'url' in config ? startServer(config) : openEmbedded(config);
}

async function startServer({
  url,
  poolSize = 10,
  hold,
}: Extract<DatabaseConfig, { url: string }>): Promise<OpenDatabase> {
  const release = hold && (await holdServer({ url, hold }));
  const pool = openServerPool({ url, poolSize });
  const db = new Kysely<Database>({ dialect: withListParameters(new PostgresDialect({ pool })) });
  return {
    kind: 'server',
    db,
    readSnapshot: openSnapshots(db),
    url,
    runScript: pool.runScript,
    close: async () => {
      await db.destroy();
      // Kysely does not end a pool that was never used.
      await pool.end().catch(() => {});
      await release?.();
    },
  };
}

async function openEmbedded({
  directory,
  isDurable = true,
}: Extract<DatabaseConfig, { directory: string }>): Promise<OpenDatabase> {
  await makePrivate(directory);
  const release = await holdDirectory(directory);
  const { openEmbeddedPostgres } = await import('./embedded-postgres.ts');
  const path = join(directory, 'postgres');
  const pglite = await openEmbeddedPostgres({ path, isDurable }).catch(async (error) => {
    await release();
    throw error;
  });
  const lanes = createLanes();
  const dialect = withListParameters(new LanedDialect({ pglite, lanes }));
  const db = new Kysely<Database>({ dialect });
  // PostgreSQL leaves this to a background process, which does not run here. Without it, the write-ahead log grows without
  // end, and all of it is replayed at the next start.
  const checkpoint = () => inBackground(() => sql`checkpoint`.execute(db));
  // A failed checkpoint is made up for by the next one; on a full disk, the next write fails as well.
  const checkpoints = setInterval(() => void checkpoint().catch(() => {}), checkpointEvery).unref();
  return {
    kind: 'embedded',
    db,
    readSnapshot: openSnapshots(db),
    pglite,
    lanes,
    runScript: async (sql) => {
      await pglite.exec(sql);
    },
    close: async () => {
      clearInterval(checkpoints);
      await db.destroy();
      // Kysely does not close what it never used.
      if (!pglite.closed) await pglite.close();
      await release();
    },
  };
}
