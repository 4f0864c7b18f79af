import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFreshDatabase, dropForgotten, isEmbeddedWanted } from '../../factories/postgres.ts';
import { startServer } from './start-server.ts';

/** Environment variable that passes what was prepared to the workers. */
const PREPARED = 'E2E_PREPARED_DATA';

/** The demo as a server left it: its files, and its database unless the files include it. */
interface Prepared {
  directory: string;
  /** Name of a database on a PostgreSQL server; undefined where the embedded one is in `directory`. */
  template?: string;
}

/** What one server keeps its data in. */
export interface SiteData {
  directory: string;
  /** Undefined for the embedded database in `directory`. */
  databaseUrl?: string;
  remove: () => Promise<void>;
}

/**
 * Playwright's global setup: creates the demo organisation once, as a starting point for every server. It uses a PostgreSQL
 * server if one answers; otherwise, or with `TEST_DATABASE=embedded`, the embedded database. To run one test repeatedly without
 * waiting, name what an earlier run has prepared.
 */
export default async function prepareDemo(): Promise<() => Promise<void>> {
  if (process.env[PREPARED]) return async () => {};
  const isEmbedded = await isEmbeddedWanted();
  if (!isEmbedded) await dropForgotten();
  const { directory, databaseUrl, template, remove } = await makeData({ isEmbedded });
  const server = await startServer({ directory, databaseUrl });
  await server.stop();
  process.env[PREPARED] = JSON.stringify({ directory, template } satisfies Prepared);
  return remove;
}

/** For one server, with the demo if the server would create one; otherwise it starts as a new site, on the embedded database. */
export async function newSiteData(env: Record<string, string>): Promise<SiteData> {
  if (env.DEMO === 'off') return makeData({ isEmbedded: true });
  const { directory, template }: Prepared = JSON.parse(process.env[PREPARED] ?? '{}');
  const data = await makeData({ isEmbedded: template === undefined, template });
  // For many small files this takes a third of the time of an asynchronous copy.
  cpSync(directory, data.directory, { recursive: true });
  return data;
}

/** @param options `template` to copy instead of an empty database */
async function makeData({ isEmbedded, template }: { isEmbedded: boolean; template?: string }) {
  const directory = await mkdtemp(path.join(tmpdir(), 'one-dream-e2e-'));
  const database = isEmbedded ? undefined : await createFreshDatabase({ template });
  return {
    directory,
    databaseUrl: database?.url,
    template: database?.name,
    remove: async () => {
      await database?.drop();
      await rm(directory, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
