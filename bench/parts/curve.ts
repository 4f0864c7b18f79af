import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { openTournaments } from '../support/crowd.ts';
import { lists } from '../support/lists.ts';
import type { Row } from '../support/results.ts';
import { divideFill, fullFill, idOf } from '../support/seed.ts';
import { openTimed, type TimedSite, timeByTurns } from '../support/timed-site.ts';

/** Number of users; other rows scale as in `fullFill`. */
const sizes = [10, 100, 1000, 10_000] as const;
const runs = 40;

interface Curve {
  what: string;
  /** Milliseconds, by size. */
  times: number[];
}

/** Cost of each list and of a registration from 10 users to 10,000, as a table and as `bench/growth.svg`. */
export async function benchCurve(): Promise<Row[]> {
  const sites: TimedSite[] = [];
  try {
    for (const users of sizes) {
      sites.push(await openTimed(divideFill(fullFill, fullFill.users / users)));
    }
    const curves: Curve[] = [];
    for (const [what, path, body] of lists) {
      const times = await timeByTurns(sites, { runs, time: (site) => site.time(path, body) });
      curves.push({ what, times });
    }
    curves.push({ what: 'a registration', times: await timeRegistrations(sites) });
    await plot(curves);
    return curves.map(rowOf);
  } finally {
    await Promise.all(sites.map((site) => site.close()));
  }
}

/** One team, in a different tournament each time. */
async function timeRegistrations(sites: readonly TimedSite[]): Promise<number[]> {
  const tournaments = Array.from({ length: runs }, (_, run) => idOf(2_000_000 + run));
  for (const { database } of sites) await openTournaments(database, tournaments);
  return timeByTurns(sites, {
    runs,
    time: (site, run) => site.time(`/tournament/register/${tournaments[run]}/${idOf(1)}`, {}),
  });
}

function rowOf({ what, times }: Curve): Row {
  return {
    what,
    measured: `${times.map((time) => time.toFixed(1)).join(' · ')} ms`,
    beside: `${sizes.map((size) => size.toLocaleString('en-IN')).join(' · ')} users`,
    figure: ((times.at(-1) ?? 0) / (times[0] ?? 1)).toFixed(2),
    limit: '',
    holds: true,
  };
}

async function plot(curves: readonly Curve[]): Promise<void> {
  const values = curves.flatMap(({ what, times }) =>
    times.map((time, index) => ({ what, users: sizes[index], time })),
  );
  const place = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
  const spec = JSON.parse(await readFile(place('tools/growth-plot.json'), 'utf8'));
  const child = spawn(process.execPath, [place('tools/plot.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify({ ...spec, data: { values } }));
  const [svg, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error(`The plot was not drawn: ${code}.`);
  await writeFile(place('growth.svg'), svg);
}
