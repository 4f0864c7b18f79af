import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type SiteProcess, startSite } from '../../server/tests/support/site-process.ts';
import { type BenchDatabase, onDatabase } from './database.ts';
import { type Fill, fillScript } from './seed.ts';

export async function inFolder<Answer>(run: (folder: string) => Promise<Answer>): Promise<Answer> {
  const folder = await mkdtemp(join(tmpdir(), 'one-dream-bench-'));
  try {
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A site on this configuration, with a folder of its own unless it names one. */
export function onSite<Answer>(
  env: Record<string, string>,
  run: (site: SiteProcess, folder: string) => Promise<Answer>,
): Promise<Answer> {
  return inFolder(async (folder) => {
    const site = await startSite({ DATA_DIR: folder, LOG_LEVEL: 'error', ...env });
    try {
      await site.ready();
      return await run(site, folder);
    } finally {
      await site.kill('SIGTERM');
    }
  });
}

export interface FilledSite {
  site: SiteProcess;
  database: BenchDatabase;
  folder: string;
}

/** A site on a separate, seeded PostgreSQL database. */
export function onFilledSite<Answer>(fill: Fill, run: (filled: FilledSite) => Promise<Answer>) {
  return onDatabase((database) =>
    onSite({ DATABASE_URL: database.url }, async (site, folder) => {
      await database.query(fillScript(fill));
      await database.query('vacuum analyze');
      return run({ site, database, folder });
    }),
  );
}

/** With a file of `bench/bare` in a separate process, which sends its port once listening. */
export async function besideBare<Answer>(
  file: string,
  args: string[],
  run: (url: string) => Promise<Answer>,
): Promise<Answer> {
  const child = fork(fileURLToPath(new URL(`../bare/${file}`, import.meta.url)), args);
  const [port] = await once(child, 'message');
  try {
    return await run(`http://127.0.0.1:${port}`);
  } finally {
    child.kill();
    await once(child, 'exit');
  }
}
