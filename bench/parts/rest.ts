import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { judge, type Row } from '../support/results.ts';
import { inFolder, onDatabase } from '../support/sites.ts';
import { startByNpm } from '../support/start-by-npm.ts';

/** Measures the memory of an idle server, and the time of a second start. */
export async function benchRest(): Promise<Row[]> {
  const memory = await onDatabase(({ url }) =>
    startTwice({ DATABASE_URL: url, DEMO: 'off', SANDBOX: 'off' }, 10_000),
  );
  const embedded = await startTwice({}, 5000);
  return [
    judge({
      what: 'resident memory at rest, on PostgreSQL',
      beside: `embedded: ${embedded.memory} MB`,
      figure: memory.memory,
      unit: 'MB',
      atMost: 200,
    }),
    judge({
      what: 'a second `npm start` to ready, embedded, with the demo',
      figure: embedded.seconds,
      unit: 's',
      atMost: 3,
    }),
  ];
}

function startTwice(env: Record<string, string>, restMs: number) {
  return inFolder(async (folder) => {
    // The first start compiles.
    await (await startByNpm(folder, env)).stop();
    const { server, seconds, stop } = await startByNpm(folder, env);
    await wait(restMs);
    const status = await readFile(`/proc/${server}/status`, 'utf8');
    await stop();
    return { seconds, memory: Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024) };
  });
}
