import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '../../server/tests/support/site-process.ts';
import { countTeams, openTournaments, sendCrowd, slots } from '../support/crowd.ts';
import { createDatabase } from '../support/database.ts';
import { load } from '../support/load.ts';
import { perSecond, type Row } from '../support/results.ts';
import { fillScript, fullFill, idOf, leaderToken } from '../support/seed.ts';

const redisUrl = process.env.REDIS_URL ?? 'redis://127.0.0.1:6379';
const rounds = 3;

/** Compares one server process with two, on one PostgreSQL, one Redis and this machine. */
export async function benchProcesses(): Promise<Row[]> {
  const database = await createDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'one-dream-bench-'));
  const env = {
    DATABASE_URL: database.url,
    REDIS_URL: redisUrl,
    REDIS_PREFIX: `one-dream-bench-${process.pid}`,
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
  };
  const first = await startSite(env);
  const second = await startSite(env);
  const one = [first.url];
  const two = [first.url, second.url];
  try {
    await first.ready();
    await second.ready();
    await database.query(fillScript(fullFill));
    await database.query('analyze');
    const body = JSON.stringify({ limit: 20 });
    const headers = { authorization: `Bearer ${leaderToken(7)}` };
    const rows = [
      await compare('public list, 20 tournaments', {
        one: () => loadAll(one, '/noauth/tournament', { body }),
        two: () => loadAll(two, '/noauth/tournament', { body }),
      }),
      await compare('signed-in read, /notify/list', {
        one: () => loadAll(one, '/notify/list', { headers }),
        two: () => loadAll(two, '/notify/list', { headers }),
      }),
    ];
    let turn = 0;
    const rush = async (urls: string[]) => {
      turn += 1;
      const tournamentId = idOf(1000 + turn);
      await openTournaments(database, [tournamentId]);
      const { rate } = await sendCrowd({ urls, tournamentId });
      const taken = await countTeams(database, tournamentId);
      if (taken !== slots) throw new Error(`${taken} teams in ${slots} slots.`);
      return rate;
    };
    rows.push(
      await compare('registration rush, 2000 leaders, 1000 slots', {
        one: () => rush(one),
        two: () => rush(two),
      }),
    );
    return rows;
  } finally {
    await first.kill('SIGTERM');
    await second.kill('SIGTERM');
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The same total number of connections for any number of processes. */
async function loadAll(
  urls: readonly string[],
  path: string,
  options: { body?: string; headers?: Record<string, string> },
): Promise<number> {
  const loads = await Promise.all(
    urls.map((url) =>
      load({ url: `${url}/api${path}`, connections: 50 / urls.length, ...options }),
    ),
  );
  return loads.reduce((sum, { rate }) => sum + rate, 0);
}

/** Alternating, with the median of each. For the record: the machine is the bottleneck, not the product. */
async function compare(
  what: string,
  { one, two }: { one: () => Promise<number>; two: () => Promise<number> },
): Promise<Row> {
  const rates: { one: number[]; two: number[] } = { one: [], two: [] };
  for (let round = 0; round < rounds; round++) {
    rates.one.push(await one());
    rates.two.push(await two());
  }
  const middle = (list: number[]) => list.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
  const [single, both] = [middle(rates.one), middle(rates.two)];
  return {
    what: `${what}: two processes`,
    measured: perSecond(both),
    beside: `one process: ${perSecond(single)}`,
    figure: (both / single).toFixed(2),
    limit: '',
    holds: true,
  };
}
