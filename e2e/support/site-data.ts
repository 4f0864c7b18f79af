import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFreshDatabase, dropForgotten, isEmbeddedWanted } from '../../factories/postgres.ts';
import { startServer } from './start-server.ts';

/** Environment variable that passes what was prepared to the workers. */
const PREPARED = 'E2E_PREPARED_DATA';

/** The demo as a server left it: its files, and its database unless that is among them. */
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
 * Playwright's global setup: draws the demo organisation once, for every server to start from, on a PostgreSQL server
 * where one answers and else, or with `TEST_DATABASE=embedded`, on the embedded database. Whoever runs one test again
 * and again names what a run has prepared, and waits no longer for it.
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

/** For one server, with the demo if the server would draw one: otherwise it begins as a new site does, on the embedded database. */
export async function newSiteData(env: Record<string, string>): Promise<SiteData> {
  if (env.DEMO === 'off') return makeData({ isEmbedded: true });
  const { directory, template }: Prepared = JSON.parse(process.env[PREPARED] ?? '{}');
  const data = await makeData({ isEmbedded: template === undefined, template });
  // Of many small files, in a third of the time that a copy takes which lets others go on meanwhile.
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
