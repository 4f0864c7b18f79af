import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createDatabase } from '../support/database.ts';
import { residentMegabytes } from '../support/memory.ts';
import type { Row } from '../support/results.ts';
import { startByNpm } from '../support/start-by-npm.ts';

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
    await (await startByNpm(folder, env)).stop();
    const site = await startByNpm(folder, env);
    await wait(10_000);
    const memory = await residentMegabytes(site.server);
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
    const first = await startByNpm(folder);
    await first.stop();
    const second = await startByNpm(folder);
    await wait(5000);
    const memory = await residentMegabytes(second.server);
    await second.stop();
    return { seconds: second.seconds, memory };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
