import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { type OpenDatabase, openDatabase } from '../platform/database/database.ts';
import type { Hold } from '../platform/database/hold-server.ts';

/** Opens the configured database for a command, with as few connections as needed. */
export function openForCommand(
  { databaseUrl, dataDirectory, fsync }: Pick<Config, 'databaseUrl' | 'dataDirectory' | 'fsync'>,
  { hold = 'site' }: { hold?: Hold } = {},
): Promise<OpenDatabase> {
  return openDatabase(
    databaseUrl
      ? { url: databaseUrl, poolSize: 2, hold }
      : { directory: dataDirectory, isDurable: fsync },
  );
}

/** Whether an embedded database is locked by another process. */
export function isHeld(error: unknown): boolean {
  return error instanceof Error && 'holder' in error;
}

/** How long to wait for a server that is starting or stopping (milliseconds). */
const timeout = 30_000;

/**
 * Runs through the running server, else directly on the database; a server that is starting or stopping will soon allow
 * either.
 * @param throughServer returns undefined if no server is running
 */
export async function throughServerOrDirectly<Result>(ways: {
  throughServer: () => Promise<Result | undefined>;
  directly: () => Promise<Result>;
}): Promise<Result> {
  const deadline = Date.now() + timeout;
  for (;;) {
    const result = await ways.throughServer();
    if (result !== undefined) return result;
    try {
      return await ways.directly();
    } catch (error) {
      if (!isHeld(error)) throw error;
      if (Date.now() > deadline) {
        throw new Error(
          `${(error as Error).message}\nThat process does not answer. If it is the site, wait until it has started and try again.`,
        );
      }
    }
    await sleep(500);
  }
}
