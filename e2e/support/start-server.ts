import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Site } from '../../factories/site.ts';
import { freePort } from '../../server/tests/support/free-port.ts';
import { openSite } from './open-site.ts';

const root = path.join(import.meta.dirname, '../..');

/** How long a server may prepare an empty database and its demo on a busy machine, and how long it may take to stop (milliseconds). */
const START_LIMIT = 180_000;
const STOP_LIMIT = 15_000;

export interface RunningServer extends Site {
  /** Without a trailing slash. */
  url: string;
  /** What its commands need to find its data. */
  place: Record<string, string>;
  stop: () => Promise<void>;
}

/** Runs the real server on a free port; resolves once it is ready. */
export async function startServer({
  directory,
  databaseUrl,
  env = {},
}: {
  /** Its data directory. */
  directory: string;
  /** Without one, the embedded database in `directory`. */
  databaseUrl?: string;
  env?: Record<string, string>;
}): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const place = { DATA_DIR: directory, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const server = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    // Set explicitly, so that a developer's own configuration does not leak in.
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      PUBLIC_URL: url,
      ...place,
      // Each test has its own address, so that rate limits count separately.
      TRUST_PROXY: '1',
      DEMO: 'on',
      SANDBOX: 'on',
      // A single admin prepares data for many tests.
      LIMIT_FACTOR: '1000',
      // Longer than in production, so that pages include their data on a busy machine, too.
      PAGE_PATIENCE: '20000',
      // Test data need not survive a power cut.
      FSYNC: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      words = `${words}${text}`.slice(-4000);
    });
  }
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);

  const stop = async () => {
    process.off('exit', kill);
    await end(server);
  };
  try {
    await waitUntilReady({ url, server });
  } catch (error) {
    await stop();
    throw new Error(`${error instanceof Error ? error.message : error}\n${words}`);
  }
  return { ...openSite({ url }), url, place, stop };
}

async function waitUntilReady({ url, server }: { url: string; server: ChildProcess }) {
  const deadline = Date.now() + START_LIMIT;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) {
      throw new Error(`The server ended with code ${server.exitCode} before it was ready.`);
    }
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error(`The server was not ready after ${START_LIMIT / 1000} seconds.`);
}

async function end(server: ChildProcess) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  const kill = setTimeout(() => server.kill('SIGKILL'), STOP_LIMIT);
  await ended;
  clearTimeout(kill);
}
