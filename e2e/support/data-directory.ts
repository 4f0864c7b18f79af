import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from './start-server.ts';

/** Environment variable that passes the prepared directory to the workers. */
const PREPARED = 'E2E_PREPARED_DATA';

/**
 * Playwright's global setup: draws the demo organisation once, for every server to start from. Whoever
 * runs one test again and again names a directory that a run has prepared, and waits no longer for it.
 */
export default async function prepareDemo(): Promise<() => Promise<void>> {
  if (process.env[PREPARED]) return async () => {};
  const directory = await makeDirectory();
  const server = await startServer({ dataDirectory: directory });
  await server.stop();
  process.env[PREPARED] = directory;
  return () => removeDirectory(directory);
}

/** A directory for one server, containing the demo if the server would create one. */
export async function newDataDirectory(env: Record<string, string>): Promise<string> {
  const directory = await makeDirectory();
  const prepared = process.env[PREPARED];
  const startsEmpty = env.DEMO === 'off' || env.DATABASE_URL !== undefined;
  // Of many small files, in a third of the time that a copy takes which lets others go on meanwhile.
  if (prepared && !startsEmpty) cpSync(prepared, directory, { recursive: true });
  return directory;
}

export async function removeDirectory(directory: string): Promise<void> {
  await rm(directory, { recursive: true, force: true, maxRetries: 3 });
}

function makeDirectory(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'one-dream-e2e-'));
}
