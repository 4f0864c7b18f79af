import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { countTeams, leaders, openTournaments, sendCrowd, slots } from '../support/crowd.ts';
import { onEmbeddedDatabase } from '../support/database.ts';
import { effort } from '../support/effort.ts';
import { judge, middle, perSecond, type Row } from '../support/results.ts';
import { rushScript } from '../support/rush-script.ts';
import { fillScript, fullFill, idOf } from '../support/seed.ts';
import { type FilledSite, inFolder, onFilledSite, onSite } from '../support/sites.ts';
import { onSwarm } from '../support/socket-swarm.ts';

/** Pages open on the tournament during the rush. */
const pages = effort(1000, 100);
const rounds = effort(3, 1);

/** The same crowd almost at once. Spread over a second, 2,000 leaders never exceed 2,000 a second, however fast the server. */
const atOnceMs = 100;

const fill = { ...fullFill, notifications: 1000 };

/** 2,000 leaders for 1,000 slots within a second, compared with pgbench running one locked transaction each. */
export async function benchRush(): Promise<Row[]> {
  return [...(await onFilledSite(fill, rushOnServer)), await inFolder(rushEmbedded)];
}

interface Round {
  rate: number;
  p99: number;
  reads: number;
  taken: number;
  atOnce: number;
  pgbench: number;
}

function rushOnServer(filled: FilledSite): Promise<Row[]> {
  const { site, database } = filled;
  const { url } = site;
  return onSwarm({ url, sockets: pages, event: 'tournament-changed' }, async (watchers) => {
    const measured: Round[] = [];
    for (let round = 1; round <= rounds; round++) {
      const [spread, crowded, bare] = [idOf(1000 + round), idOf(4000 + round), idOf(2000 + round)];
      await openTournaments(database, [spread, crowded, bare]);
      await watchers.forget();
      const inSecond = await sendCrowd({ url, tournamentId: spread });
      // The last event is sent at the end of the last throttle period.
      await sleep(1000);
      measured.push({
        ...inSecond,
        reads: await watchers.countFetches(),
        taken: await countTeams(database, spread),
        atOnce: (await sendCrowd({ url, tournamentId: crowded, withinMs: atOnceMs })).rate,
        pgbench: await runPgbench(filled, bare),
      });
    }
    return describe(measured);
  });
}

function describe(measured: readonly Round[]): Row[] {
  const typical = (key: keyof Round) => middle(measured.map((round) => round[key]));
  const [rate, atOnce, pgbench] = [typical('rate'), typical('atOnce'), typical('pgbench')];
  return [
    judge({
      what: `registration rush, ${leaders} leaders within a second, ${slots} slots: p99`,
      figure: typical('p99'),
      unit: 'ms',
      atMost: 500,
    }),
    judge({
      what: `registrations a second, the quicker of that rush and of one within ${atOnceMs} ms`,
      measured: `${perSecond(rate)}; ${perSecond(atOnce)}`,
      beside: `pgbench, the same locked transaction: ${perSecond(pgbench)}`,
      figure: Math.max(rate, atOnce) / pgbench,
      atLeast: 2,
    }),
    ...measured.map(({ taken }, round) =>
      judge({
        what: `teams in after rush ${round + 1}, each slot once`,
        figure: taken,
        atMost: slots,
        atLeast: slots,
      }),
    ),
    judge({
      what: `reads that one rush causes with ${pages} open pages`,
      figure: Math.max(...measured.map(({ reads }) => reads)),
      atMost: 0,
    }),
  ];
}

/** @returns transactions per second, with as many connections as the server */
async function runPgbench({ database, folder }: FilledSite, tournamentId: string): Promise<number> {
  const file = join(folder, 'rush.sql');
  await writeFile(file, rushScript(tournamentId));
  await database.query('drop sequence if exists bench_turn');
  await database.query('create sequence bench_turn');
  const shape = `-n -M prepared -c 10 -j 1 -t ${leaders / 10} -f`.split(' ');
  const { stdout } = await promisify(execFile)('pgbench', [...shape, file, database.url]);
  const taken = await countTeams(database, tournamentId);
  if (taken !== slots) throw new Error(`pgbench took ${taken} slots.\n${stdout}`);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
}

/** The same crowd on the embedded database. */
async function rushEmbedded(folder: string): Promise<Row> {
  const tournamentId = idOf(1001);
  await onEmbeddedDatabase(folder, async (database) => {
    await migrate(database);
    await database.runScript(fillScript({ ...fill, tournaments: 20, audits: 1000 }));
    await openTournaments(database, [tournamentId]);
  });
  const { rate, p99 } = await onSite({ DATA_DIR: folder }, async ({ url }) => {
    // The site has been running for a moment, so that startup work is not measured.
    await sleep(1000);
    return sendCrowd({ url, tournamentId });
  });
  const taken = await onEmbeddedDatabase(folder, (database) => countTeams(database, tournamentId));
  if (taken !== slots) throw new Error(`${taken} teams are in.`);
  return judge({
    what: 'the same rush on the embedded database',
    measured: `${perSecond(rate)}, p99 ${Math.round(p99)} ms`,
    beside: `${taken} teams in`,
    figure: rate,
    unit: '/s',
    atLeast: 600,
  });
}
