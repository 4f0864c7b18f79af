import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SiteProcess, startSite } from '../../server/tests/support/site-process.ts';
import { type BenchDatabase, createDatabase } from './database.ts';
import { type Fill, fillScript } from './seed.ts';

export interface FilledSite {
  site: SiteProcess;
  database: BenchDatabase;
  /** Its own, gone after `close`. */
  folder: string;
  close: () => Promise<void>;
}

/** A site on a separate, seeded PostgreSQL database. `close`, or a failed start, removes everything. */
export async function openFilledSite(
  fill: Fill,
  { env: more = {} }: { env?: Record<string, string> } = {},
): Promise<FilledSite> {
  const database = await createDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'one-dream-bench-'));
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    ...more,
  };
  const site = await startSite(env);
  const close = async () => {
    await site.kill('SIGTERM');
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await site.ready();
    await database.query(fillScript(fill));
  } catch (error) {
    await close();
    throw error;
  }
  return { site, database, folder, close };
}
