import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { isDatabaseAway } from '../platform/database/is-database-away.ts';
import { probeServer } from '../platform/database/ping.ts';

/** Milliseconds. */
const retryEvery = 500;

/**
 * Waits for an unavailable PostgreSQL server, for example while everything restarts after a power cut. Meanwhile the port
 * answers: alive, not ready. Errors that waiting cannot fix (wrong password, unknown database) are thrown.
 */
export async function waitForDatabase(
  config: Pick<Config, 'databaseUrl' | 'port' | 'host'>,
  logger: Pick<Logger, 'error' | 'info'>,
): Promise<void> {
  const { databaseUrl } = config;
  if (!databaseUrl || (await answers(databaseUrl))) return;
  logger.error('the database does not answer; waiting for it');
  const stopServing = await serveNotReady(config);
  try {
    do await sleep(retryEvery);
    while (!(await answers(databaseUrl)));
  } finally {
    await stopServing();
  }
  logger.info('the database answers');
}

async function answers(url: string): Promise<boolean> {
  try {
    await probeServer(url);
    return true;
  } catch (error) {
    if (isDatabaseAway(error)) return false;
    throw error;
  }
}

/** Answers as `serveHealth` does: the process is alive; everything else is refused with 503. */
async function serveNotReady({
  port,
  host,
}: Pick<Config, 'port' | 'host'>): Promise<() => Promise<void>> {
  const notReady = {
    success: false,
    code: 'UNAVAILABLE',
    message: 'We cannot reach our database right now. Please try again in a moment.',
  };
  const server = createServer((request, response) => {
    const isAlive = request.url === '/healthz' || request.url === '/up';
    response.writeHead(isAlive ? 200 : 503, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close',
      ...(!isAlive && { 'retry-after': '5' }),
    });
    response.end(JSON.stringify(isAlive ? { success: true } : notReady));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
}
