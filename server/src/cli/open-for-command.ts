import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { type OpenDatabase, openDatabase } from '../platform/database/database.ts';
import type { Hold } from '../platform/database/hold-server.ts';

/** Opens the configured database for one command, with as few connections as it needs. */
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

/** Whether an embedded database could not be opened because another process has it. */
export function isHeld(error: unknown): boolean {
  return error instanceof Error && 'holder' in error;
}

/** How long a server that is starting or stopping is waited for (milliseconds). */
const timeout = 30_000;

/**
 * Through the server that runs, else on the database itself: a server that starts or stops gets free of it soon.
 * @param throughServer answers undefined where no server does
 */
export async function throughServerOrDirectly<Result>({
  throughServer,
  directly,
}: {
  throughServer: () => Promise<Result | undefined>;
  directly: () => Promise<Result>;
}): Promise<Result> {
  const deadline = Date.now() + timeout;
  for (;;) {
    const result = await throughServer();
    if (result !== undefined) return result;
    try {
      return await directly();
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
