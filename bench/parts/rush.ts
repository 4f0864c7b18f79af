import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openDatabase } from '../../server/src/platform/database/database.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { type SiteProcess, startSite } from '../../server/tests/support/site-process.ts';
import {
  type Crowd,
  countTeams,
  leaders,
  openTournaments,
  sendCrowd,
  slots,
} from '../support/crowd.ts';
import type { BenchDatabase } from '../support/database.ts';
import { openFilledSite } from '../support/filled-site.ts';
import { watchHealth } from '../support/health.ts';
import { perSecond, type Row } from '../support/results.ts';
import { rushScript } from '../support/rush-script.ts';
import { fillScript, fullFill, idOf } from '../support/seed.ts';
import { openSwarm, type Swarm } from '../support/socket-swarm.ts';

/** Open on the tournament meanwhile. */
const pages = 1000;

/** 2,000 leaders for 1,000 slots within a second, beside pgbench running the same locked transaction. */
export async function benchRush(): Promise<Row[]> {
  const { site, database, folder, close } = await openFilledSite({
    ...fullFill,
    notifications: 1000,
  });
  let watchers: Swarm | undefined;
  let health: Awaited<ReturnType<typeof watchHealth>> | undefined;
  try {
    watchers = await openSwarm({ url: site.url, sockets: pages, event: 'tournament-changed' });
    health = await watchHealth(site.url);
    const bare = [];
    const rushes = [];
    for (let round = 1; round <= 3; round++) {
      const [here, there] = [idOf(1000 + round), idOf(2000 + round)];
      await openTournaments(database, [here, there]);
      rushes.push(await rush({ url: site.url, tournamentId: here, database, watchers, health }));
      bare.push(await runPgbench({ database, folder, tournamentId: there }));
    }
    const middle = rushes.toSorted((a, b) => a.rate - b.rate)[1];
    const besideRate = bare.toSorted((a, b) => a - b)[1] ?? 0;
    if (!middle) throw new Error('No rush was run.');
    const ratio = middle.rate / besideRate;
    return [
      {
        what: `registration rush, ${leaders} leaders, ${slots} slots`,
        measured: `${perSecond(middle.rate)}, p99 ${Math.round(middle.p99)} ms, longest ${Math.round(middle.longest)} ms`,
        beside: `pgbench, the same locked transaction: ${perSecond(besideRate)}`,
        figure: ratio.toFixed(2),
        limit: '≥ 0.50',
        holds: ratio >= 0.5,
      },
      {
        what: 'in the rush: teams in, in three rounds',
        measured: rushes.map(({ taken }) => taken).join(', '),
        beside: 'slots, each number once',
        figure: rushes.map(({ answers }) => answers).join('; '),
        limit: `exactly ${slots}`,
        holds: rushes.every(({ taken }) => taken === slots),
      },
      {
        what: 'in the rush: the health check',
        measured: `${Math.max(...rushes.map(({ health }) => Math.round(health)))} ms at most`,
        beside: '',
        figure: '',
        limit: '< 200 ms',
        holds: rushes.every(({ health }) => health < 200),
      },
      {
        what: `in the rush: ${pages} open pages hear that slots changed, from being written to the arrival`,
        measured: describeHearing(rushes.flatMap(({ heard }) => heard).sort((a, b) => a - b)),
        beside: '',
        figure: '',
        limit: '',
        holds: true,
      },
      await rushEmbedded(),
    ];
  } finally {
    await health?.stop();
    await watchers?.close();
    await close();
  }
}

interface Rush extends Crowd {
  taken: number;
  /** The slowest health check meanwhile, milliseconds. */
  health: number;
  /** Milliseconds from a registration being written to a watching page hearing that slots changed, sorted. */
  heard: number[];
}

interface RushOptions {
  url: string;
  tournamentId: string;
  database: BenchDatabase;
  watchers: Swarm;
  health: Awaited<ReturnType<typeof watchHealth>>;
}

async function rush(options: RushOptions): Promise<Rush> {
  const { url, tournamentId, database, watchers, health } = options;
  await health.longest();
  await watchers.forget();
  const crowd = await sendCrowd({ urls: [url], tournamentId });
  const slowest = await health.longest();
  return {
    ...crowd,
    taken: await countTeams(database, tournamentId),
    health: slowest,
    heard: await measureHearing(options),
  };
}

/** Who watches hears of the tournament a few times a second: each registration counts until the next such time. */
async function measureHearing({
  database,
  tournamentId,
  watchers,
}: RushOptions): Promise<number[]> {
  // Told of at the end of the last rest.
  await sleep(1000);
  const rows = await database.query(
    `select extract(epoch from registered_at) * 1000 as at from registrations where tournament_id = $1`,
    [tournamentId],
  );
  const arrivals = await watchers.reportEach();
  if (arrivals.length !== pages) throw new Error(`${arrivals.length} pages watched.`);
  const times = arrivals.flatMap((heard) =>
    rows.map(({ at }) => {
      const next = heard.find((arrival) => arrival >= Number(at));
      if (next === undefined) throw new Error('A page has not heard of the last registration.');
      return next - Number(at);
    }),
  );
  return times.sort((a, b) => a - b);
}

function describeHearing(times: readonly number[]): string {
  const at = (part: number) => Math.round(times[Math.floor(times.length * part)] ?? 0);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(0.999999)} ms`;
}

/** The same crowd on the database that runs in the server's own process, for the record. */
async function rushEmbedded(): Promise<Row> {
  const folder = await mkdtemp(join(tmpdir(), 'one-dream-bench-'));
  const tournamentId = idOf(1001);
  const open = async () => {
    const database = await openDatabase({ directory: folder });
    const query: BenchDatabase['query'] = async (text, values) =>
      (await database.pglite?.query<Record<string, unknown>>(text, values))?.rows ?? [];
    return { ...database, query };
  };
  try {
    const before = await open();
    await migrate(before);
    await before.runScript(
      fillScript({ ...fullFill, tournaments: 20, notifications: 1000, deeds: 1000 }),
    );
    await openTournaments(before, [tournamentId]);
    await before.close();
    const site = await startSite({ DATA_DIR: folder, LOG_LEVEL: 'error' });
    const { rate, p99, answers, slowest } = await rushAt(site, tournamentId);
    const after = await open();
    const taken = await countTeams(after, tournamentId);
    await after.close();
    return {
      what: 'the same rush on the embedded database',
      measured: `${perSecond(rate)}, p99 ${Math.round(p99)} ms; ${answers}; the health check ${Math.round(slowest)} ms at most`,
      beside: `${taken} teams in`,
      figure: '',
      limit: '',
      holds: taken === slots,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function rushAt(site: SiteProcess, tournamentId: string) {
  let health: Awaited<ReturnType<typeof watchHealth>> | undefined;
  try {
    await site.ready();
    health = await watchHealth(site.url);
    // As beside, the site has run for a moment: what its start does is not the rush.
    await sleep(1000);
    await health.longest();
    const crowd = await sendCrowd({ urls: [site.url], tournamentId });
    return { ...crowd, slowest: await health.longest() };
  } finally {
    await health?.stop();
    await site.kill('SIGTERM');
  }
}

/** @returns transactions a second, as many connections as the server has */
async function runPgbench(options: {
  database: BenchDatabase;
  folder: string;
  tournamentId: string;
}): Promise<number> {
  const { database, folder, tournamentId } = options;
  const file = join(folder, 'rush.sql');
  await writeFile(file, rushScript(tournamentId));
  await database.query('drop sequence if exists bench_turn');
  await database.query('create sequence bench_turn');
  const args = [
    '-n',
    '-M',
    'prepared',
    '-c',
    '10',
    '-j',
    '1',
    '-t',
    String(leaders / 10),
    '-f',
    file,
    database.url,
  ];
  const { stdout } = await promisify(execFile)('pgbench', args);
  const rate = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  const rows = await database.query(
    'select count(*)::int as teams from registrations where tournament_id = $1',
    [tournamentId],
  );
  if (rows[0]?.teams !== slots) throw new Error(`pgbench took ${rows[0]?.teams} slots.\n${stdout}`);
  return rate;
}
