import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { holdDirectory } from './directory-lock.ts';
import type { Database, Db } from './schema.ts';
import { openServerPool } from './server-pool.ts';

/** PostgreSQL itself, either a server of its own or embedded in this process. */
export interface OpenDatabase {
  kind: 'server' | 'embedded';
  db: Db;
  /** Set when embedded: the job queue shares the instance. */
  pglite?: PGlite;
  /** Set for a server: where the job queue connects. */
  url?: string;
  /** Runs several statements at once, in one implicit transaction unless the script has its own. */
  runScript: (sql: string) => Promise<void>;
  close: () => Promise<void>;
}

export type DatabaseConfig = { url: string; poolSize?: number } | { directory: string };

/** Opens the configured database; does not migrate it. Throws when an embedded directory is in use. */
export async function openDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
  return 'url' in config ? openServer(config) : openEmbedded(config.directory);
}

function openServer({ url, poolSize = 10 }: { url: string; poolSize?: number }): OpenDatabase {
  const pool = openServerPool({ url, poolSize });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: 'server',
    db,
    url,
    runScript: pool.runScript,
    close: async () => {
      await db.destroy();
      // Not ended by Kysely when nothing was asked yet.
      await pool.end().catch(() => {});
    },
  };
}

async function openEmbedded(directory: string): Promise<OpenDatabase> {
  await mkdir(directory, { recursive: true });
  const release = await holdDirectory(directory);
  const { EmbeddedPostgres } = await import('./embedded-postgres.ts');
  const pglite = new EmbeddedPostgres(join(directory, 'postgres'));
  await pglite.waitReady;
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  return {
    kind: 'embedded',
    db,
    pglite,
    runScript: async (sql) => {
      await pglite.exec(sql);
    },
    close: async () => {
      await db.destroy();
      await release();
    },
  };
}
