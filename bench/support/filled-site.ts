import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SiteProcess, startSite } from '../../server/tests/support/site-process.ts';
import type { CodeBefore } from './code-before.ts';
import { type BenchDatabase, createDatabase } from './database.ts';
import { type Fill, fillScript } from './seed.ts';

export interface FilledSite {
  site: SiteProcess;
  database: BenchDatabase;
  /** Its own, gone after `close`. */
  folder: string;
  close: () => Promise<void>;
}

/**
 * A site running this or another copy of the code on a separate, seeded PostgreSQL database. `close`, or a failed start,
 * removes everything.
 */
export async function openFilledSite(
  fill: Fill,
  {
    before,
    env: more = {},
  }: { before?: CodeBefore | undefined; env?: Record<string, string> } = {},
): Promise<FilledSite> {
  const database = await createDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'one-dream-bench-'));
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    ...more,
    ...(before && { NODE_OPTIONS: before.nodeOptions }),
  };
  const site = await startSite(env, { root: before?.root });
  const close = async () => {
    await site.kill('SIGTERM');
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await site.ready();
    await database.query((before?.fillScript ?? fillScript)(fill));
  } catch (error) {
    await close();
    throw error;
  }
  return { site, database, folder, close };
}
