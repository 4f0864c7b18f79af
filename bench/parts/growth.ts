import {
  guestLink,
  guestScript,
  guestsEach,
  guestTournament,
  linkedGuest,
  linkScript,
  pastedSheet,
} from '../support/guests.ts';
import { lists } from '../support/lists.ts';
import type { Row } from '../support/results.ts';
import { divideFill, type Fill, fullFill } from '../support/seed.ts';
import { openTimed, type TimedSite, timeByTurns } from '../support/timed-site.ts';

const runs = 60;
const pasted = 60;

/** Calls that return guests, besides the lists. */
const ofGuests: typeof lists = [
  ['guest teams of a tournament', `/guests/list/${guestTournament}`, {}],
  ['entries of a tournament, half of them guests', `/entries/list/${guestTournament}`, {}],
  ["a guest team's page", '/noauth/guest/read', { link: guestLink }],
  ['a tournament, half of its teams guests', `/noauth/tournament/${guestTournament}`, {}],
];

/**
 * The first page of every list with 10,000 users, 2,000 teams, 500 tournaments, as many guest teams as entries of others
 * (10,000) and 100,000 notifications, and with a tenth; and how long a pasted sheet takes to be judged.
 */
export async function benchGrowth(): Promise<Row[]> {
  const small = await openWithGuests(divideFill(fullFill, 10));
  const full = await openWithGuests(fullFill);
  try {
    const rows: Row[] = [];
    for (const list of [...lists, ...ofGuests]) rows.push(await compare({ list, small, full }));
    return [...rows, await judgeSheet(full)];
  } finally {
    await full.close();
    await small.close();
  }
}

async function openWithGuests(fill: Fill): Promise<TimedSite> {
  const site = await openTimed(fill);
  await site.database.query(guestScript(fill.tournaments));
  await site.time(`/guests/link/${linkedGuest}`, {});
  await site.database.query(linkScript);
  await site.database.query('vacuum analyze');
  return site;
}

/** As sent by the console for a pasted sheet. */
async function judgeSheet(full: TimedSite): Promise<Row> {
  const body = { table: pastedSheet(pasted) };
  const time = (site: TimedSite) => site.time(`/guests/preview/${guestTournament}`, body);
  const times: number[] = [];
  for (let run = 0; run < 20; run += 1) times.push(await time(full));
  const slowest = Math.max(...times);
  return {
    what: `${pasted} pasted rows judged, the slowest of ${times.length}`,
    measured: `${slowest.toFixed(0)} ms`,
    beside: `${guestsEach} guests are in`,
    figure: `${(slowest / 1000).toFixed(2)} s`,
    limit: '≤ 1 s',
    holds: slowest <= 1000,
  };
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
