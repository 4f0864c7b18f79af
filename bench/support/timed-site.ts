import type { BenchDatabase } from './database.ts';
import { openFilledSite } from './filled-site.ts';
import { type Fill, idOf, leaderToken } from './seed.ts';

export interface TimedSite {
  database: BenchDatabase;
  /** Milliseconds of a call by the owner. */
  time: (path: string, body: object) => Promise<number>;
  close: () => Promise<void>;
}

export async function openTimed(fill: Fill): Promise<TimedSite> {
  const { site, database, close } = await openFilledSite(fill);
  try {
    await database.query(`update users set role = 'owner' where id = '${idOf(1)}'`);
    await database.query('vacuum analyze');
  } catch (error) {
    await close();
    throw error;
  }
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${leaderToken(1)}`,
  };
  const time = async (path: string, body: object) => {
    const begun = performance.now();
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(`${site.url}/api${path}`, init);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return performance.now() - begun;
  };
  return { database, time, close };
}

/**
 * One request at a time, the sites by turns. @returns milliseconds for each, the edge of the quicker quarter:
 * what else the machine does only adds
 */
export async function timeByTurns(
  sites: readonly TimedSite[],
  { runs, time }: { runs: number; time: (site: TimedSite, run: number) => Promise<number> },
): Promise<number[]> {
  const times = sites.map((): number[] => []);
  for (let run = 0; run < runs; run++) {
    for (const [index, site] of sites.entries()) times[index]?.push(await time(site, run));
  }
  return times.map(quickOf);
}

function quickOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 4)] ?? 0;
}
