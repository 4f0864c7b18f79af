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
  sendOne,
  slots,
} from '../support/crowd.ts';
import type { BenchDatabase } from '../support/database.ts';
import { type FilledSite, openFilledSite } from '../support/filled-site.ts';
import { watchHealth } from '../support/health.ts';
import { perSecond, type Row } from '../support/results.ts';
import { rushScript } from '../support/rush-script.ts';
import { fillScript, fullFill, idOf } from '../support/seed.ts';
import { openSwarm, type Swarm } from '../support/socket-swarm.ts';

/** Pages open on the tournament during the rush. */
const pages = 1000;

const rounds = 3;

/** Burst with all at once. Spread over a second, 2,000 leaders never exceed 2,000 a second, however fast the server. */
const atOnceMs = 100;

/** Maximum delay before a page fetched data missing from an event, in milliseconds. */
const spreadMs = 1500;

/** 2,000 leaders for 1,000 slots within a second, by turns with pgbench running one locked transaction each. */
export async function benchRush(): Promise<Row[]> {
  const filled = await openFilledSite({ ...fullFill, notifications: 1000 });
  const { database, folder, site } = filled;
  await database.query('analyze');
  const watchers = await openSwarm({ url: site.url, sockets: pages, event: 'tournament-changed' });
  const health = await watchHealth(site.url);
  const rushes: Rush[] = [];
  const bare: number[] = [];
  const atOnce: Crowd[] = [];
  try {
    for (let round = 1; round <= rounds; round++) {
      rushes.push(await rush({ filled, watchers, health }, idOf(1000 + round)));
      const crowded = idOf(4000 + round);
      await openTournaments(database, [crowded]);
      atOnce.push(await sendCrowd({ urls: [site.url], tournamentId: crowded, withinMs: atOnceMs }));
      const tournamentId = idOf(2000 + round);
      await openTournaments(database, [tournamentId]);
      bare.push(await runPgbench({ database, folder, tournamentId }));
    }
    const lone = await measureLone(filled);
    const pgbench = middleOf(bare, (rate) => rate);
    return [...rowsOf({ rushes, atOnce, pgbench }), lone, await rushEmbedded()];
  } finally {
    await health.stop();
    await watchers.close();
    await filled.close();
  }
}

function middleOf<Value>(values: readonly Value[], of: (value: Value) => number): Value {
  const middle = values.toSorted((a, b) => of(a) - of(b))[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error('Nothing was run.');
  return middle;
}

function rowsOf({
  rushes,
  atOnce,
  pgbench,
}: {
  rushes: readonly Rush[];
  atOnce: readonly Crowd[];
  pgbench: number;
}): Row[] {
  const middle = middleOf(rushes, ({ rate }) => rate);
  const crowded = middleOf(atOnce, ({ rate }) => rate);
  const ratio = Math.max(middle.rate, crowded.rate) / pgbench;
  const tell = ({ rate, p99, longest }: Crowd) =>
    `${perSecond(rate)}, p99 ${Math.round(p99)} ms, longest ${Math.round(longest)} ms`;
  const reads = Math.max(...rushes.map((each) => each.reads));
  return [
    {
      what: `registration rush, ${leaders} leaders within a second, ${slots} slots`,
      measured: tell(middle),
      beside: '',
      figure: `p99 ${Math.round(middle.p99)} ms`,
      limit: 'p99 ≤ 500 ms',
      holds: middle.p99 <= 500,
    },
    {
      what: `registrations a second, the quicker of that rush and of one within ${atOnceMs} ms`,
      measured: `${perSecond(middle.rate)}; ${tell(crowded)}`,
      beside: `pgbench, the same locked transaction: ${perSecond(pgbench)}`,
      figure: ratio.toFixed(2),
      limit: '≥ 2.00',
      holds: ratio >= 2,
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
      measured: `${Math.max(...rushes.map((each) => Math.round(each.health)))} ms at most`,
      beside: '',
      figure: '',
      limit: '< 200 ms',
      holds: rushes.every((each) => each.health < 200),
    },
    {
      what: `in the rush: ${pages} open pages hear that slots changed, from being written to the arrival`,
      measured: describeHearing(rushes.flatMap(({ heard }) => heard).sort((a, b) => a - b)),
      beside: '',
      figure: '',
      limit: '',
      holds: true,
    },
    {
      what: `reads that one rush causes with ${pages} open pages`,
      measured: String(reads),
      beside: `${Math.max(...rushes.map(({ bytes }) => bytes))} bytes of events a page`,
      figure: String(reads),
      limit: '0',
      holds: reads === 0,
    },
  ];
}

/** One leader at a time: batching must not delay single registrations. */
async function measureLone({ database, site }: FilledSite): Promise<Row> {
  const tournamentId = idOf(3001);
  await openTournaments(database, [tournamentId]);
  const times: number[] = [];
  for (let leader = 1; leader <= 100; leader++)
    times.push(await sendOne({ url: site.url, tournamentId, leader }));
  return {
    what: 'a lone registration, the middle of 100',
    measured: `${middleOf(times, (time) => time).toFixed(1)} ms`,
    beside: '',
    figure: '',
    limit: '',
    holds: true,
  };
}

interface Rush extends Crowd {
  taken: number;
  /** The slowest health check meanwhile, milliseconds. */
  health: number;
  /** Milliseconds from a registration being written to a watching page hearing that slots changed, sorted. */
  heard: number[];
  /** Total number of fetches that this causes on the open pages. */
  reads: number;
  /** Size of the events for one page. */
  bytes: number;
}

async function rush(
  {
    filled: { site, database },
    watchers,
    health,
  }: { filled: FilledSite; watchers: Swarm; health: Awaited<ReturnType<typeof watchHealth>> },
  tournamentId: string,
): Promise<Rush> {
  await openTournaments(database, [tournamentId]);
  await health.longest();
  await watchers.forget();
  const crowd = await sendCrowd({ urls: [site.url], tournamentId });
  const slowest = await health.longest();
  const taken = await countTeams(database, tournamentId);
  const heard = await measureHearing({ database, tournamentId, watchers });
  const traffic = await watchers.reportTraffic();
  return {
    ...crowd,
    taken,
    health: slowest,
    heard,
    reads: traffic.reduce((sum, { toFetch }) => sum + countFetches(toFetch), 0),
    bytes: Math.max(...traffic.map(({ bytes }) => bytes)),
  };
}

/** Number of fetches of a page that receives events at these times: one for all within its random delay. */
function countFetches(moments: readonly number[]): number {
  let fetches = 0;
  let next = 0;
  for (const moment of moments) {
    if (moment < next) continue;
    next = moment + Math.random() * spreadMs;
    fetches++;
  }
  return fetches;
}

/** Watching pages are updated a few times a second: each registration counts until the next update. */
async function measureHearing({
  database,
  tournamentId,
  watchers,
}: {
  database: BenchDatabase;
  tournamentId: string;
  watchers: Swarm;
}): Promise<number[]> {
  // Sent at the end of the last throttle period.
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

/** The same crowd on the embedded database, for the record. */
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
      fillScript({ ...fullFill, tournaments: 20, notifications: 1000, audits: 1000 }),
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
      limit: '≥ 600/s',
      holds: taken === slots && rate >= 600,
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
    // The site has been running for a moment, so that startup work is not measured.
    await sleep(1000);
    await health.longest();
    const crowd = await sendCrowd({ urls: [site.url], tournamentId });
    return { ...crowd, slowest: await health.longest() };
  } finally {
    await health?.stop();
    await site.kill('SIGTERM');
  }
}

/** @returns transactions per second, with as many connections as the server */
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
