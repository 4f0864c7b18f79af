import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../server/tests/support/free-port.ts';
import { createDatabase } from '../support/database.ts';
import { residentMegabytes } from '../support/memory.ts';
import type { Row } from '../support/results.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Measures the memory of an idle server, and the time of a second start. */
export async function benchRest(): Promise<Row[]> {
  const memory = await restOnPostgres();
  const embedded = await startWarm();
  return [
    {
      what: 'resident memory at rest, on PostgreSQL',
      measured: `${memory} MB`,
      beside: `embedded: ${embedded.memory} MB`,
      figure: String(memory),
      limit: '≤ 200 MB',
      holds: memory <= 200,
    },
    {
      what: 'a second `npm start` to ready, embedded, with the demo',
      measured: `${embedded.seconds.toFixed(1)} s`,
      beside: '',
      figure: embedded.seconds.toFixed(1),
      limit: '≤ 3 s',
      holds: embedded.seconds <= 3,
    },
  ];
}

async function restOnPostgres(): Promise<number> {
  const database = await createDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'one-dream-bench-'));
  const env = { DATABASE_URL: database.url, DEMO: 'off', SANDBOX: 'off' };
  try {
    // The first start compiles.
    await (await start(folder, env)).stop();
    const site = await start(folder, env);
    await wait(10_000);
    const memory = await residentMegabytes(await serverOf(Number(site.child.pid)));
    await site.stop();
    return memory;
  } finally {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function startWarm(): Promise<{ seconds: number; memory: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'one-dream-bench-'));
  try {
    const first = await start(folder);
    await first.stop();
    const second = await start(folder);
    await wait(5000);
    const memory = await residentMegabytes(await serverOf(Number(second.child.pid)));
    await second.stop();
    return { seconds: second.seconds, memory };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function start(folder: string, more: Record<string, string> = {}) {
  const port = String(await freePort());
  const begun = performance.now();
  const env = {
    ...process.env,
    DATA_DIR: folder,
    PORT: port,
    LOG_LEVEL: 'error',
    DATABASE_URL: '',
    ...more,
  };
  const child: ChildProcess = spawn('npm', ['start'], { cwd: root, env, stdio: 'ignore' });
  const isReady = async () =>
    (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.status === 200;
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}.`);
    await wait(50);
  }
  const seconds = (performance.now() - begun) / 1000;
  const stop = async () => {
    const server = await serverOf(Number(child.pid));
    process.kill(server, 'SIGTERM');
    await once(child, 'exit');
  };
  return { child, seconds, stop };
}

/** The last process in the chain: npm runs a script that runs the server. */
async function serverOf(pid: number): Promise<number> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim();
  return children ? serverOf(Number(children.split(' ')[0])) : pid;
}
