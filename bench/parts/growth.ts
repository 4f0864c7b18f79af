import { lists } from '../support/lists.ts';
import type { Row } from '../support/results.ts';
import { divideFill, fullFill } from '../support/seed.ts';
import { openTimed, type TimedSite, timeByTurns } from '../support/timed-site.ts';

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

async function compare({ list: [what, path, body], small, full }: Compared): Promise<Row> {
  const time = (site: TimedSite) => site.time(path, body);
  const [before = 0, after = 0] = await timeByTurns([small, full], { runs, time });
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
