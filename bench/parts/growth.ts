import { lists } from '../support/lists.ts';
import type { Row } from '../support/results.ts';
import { divideFill, fullFill } from '../support/seed.ts';
import { openTimed, quickOf, type TimedSite } from '../support/timed-site.ts';

const runs = 60;

/** The first page of every list with 10,000 users, 2,000 teams, 500 tournaments and 100,000 notifications, and with a tenth. */
export async function benchGrowth(): Promise<Row[]> {
  const small = await openTimed(divideFill(fullFill, 10));
  const full = await openTimed(fullFill);
  try {
    const rows: Row[] = [];
    for (const list of lists) rows.push(await compare({ list, small, full }));
    return rows;
  } finally {
    await full.close();
    await small.close();
  }
}

interface Compared {
  list: (typeof lists)[number];
  small: TimedSite;
  full: TimedSite;
}

/** One request at a time, by turns; the quicker quarter of each, as what else the machine does only adds. */
async function compare({ list: [what, path, body], small, full }: Compared): Promise<Row> {
  const times: { small: number[]; full: number[] } = { small: [], full: [] };
  for (let run = 0; run < runs; run++) {
    times.small.push(await small.time(path, body));
    times.full.push(await full.time(path, body));
  }
  const [before, after] = [quickOf(times.small), quickOf(times.full)];
  const ratio = after / before;
  return {
    what: `first page: ${what}`,
    measured: `${after.toFixed(1)} ms`,
    beside: `with a tenth: ${before.toFixed(1)} ms`,
    figure: ratio.toFixed(2),
    limit: '≤ 1.30',
    holds: ratio <= 1.3,
  };
}
