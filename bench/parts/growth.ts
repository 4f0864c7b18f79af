import { openFilledSite } from '../support/filled-site.ts';
import type { Row } from '../support/results.ts';
import { type Fill, fullFill, idOf, leaderToken } from '../support/seed.ts';

/** The first page of each list, by what is sent. */
const lists: [what: string, path: string, body: object][] = [
  ['tournaments, public', '/noauth/tournament', { limit: 20 }],
  ['tournaments that are not over', '/noauth/tournament', { statuses: ['OPENED', 'UPCOMING'] }],
  ['tournaments, for an admin', '/tournament', {}],
  ['notifications of a reader', '/notify/list', {}],
  ["a user's team", `/team/get/${idOf(1)}`, {}],
  ['users', '/admin/users', {}],
  ['users by name: one', '/admin/users', { search: '00777' }],
  ['users by name: every fourth', '/admin/users', { search: 'sha' }],
  ['users by name: one in twelve', '/admin/users', { search: 'sharma' }],
  ['users by name: one letter, nearly all', '/admin/users', { search: 'a' }],
  ['users by name: two letters, some', '/admin/users', { search: 'zo' }],
  ['users by name: one letter, nobody', '/admin/users', { search: 'q' }],
  ['users by name: Devanagari', '/admin/users', { search: 'आर' }],
  ['users by name: nobody', '/admin/users', { search: 'nobody at all' }],
  ['teams', '/admin/teams', { limit: 20 }],
  ['teams by name: one', '/admin/teams', { search: '00077' }],
  ['teams by name: one in eight', '/admin/teams', { search: 'garuda', limit: 20 }],
  ['teams by name: two letters', '/admin/teams', { search: 'ow', limit: 20 }],
  ['teams by name: none', '/admin/teams', { search: 'qz' }],
  ['sent notifications', '/admin/notifications', {}],
  ['recipients as one types', '/admin/notification/recipients', { search: 'pri' }],
  ['applications', '/admin/application/get', {}],
  ['dashboard', '/admin/dashboard', {}],
  ['audit log', '/admin/audit', {}],
  ['audit log: part of a name, everywhere', '/admin/audit', { search: 'owls' }],
  ['audit log: nothing', '/admin/audit', { search: 'qqq' }],
];

const runs = 60;

/** The first page of every list with 10,000 users, 2,000 teams, 500 tournaments and 100,000 notifications, and with a tenth. */
export async function benchGrowth(): Promise<Row[]> {
  const small = await openTimed(divide(fullFill, 10));
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
  const quick = (list: number[]) => list.sort((a, b) => a - b)[runs / 4] ?? 0;
  const [before, after] = [quick(times.small), quick(times.full)];
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

function divide(fill: Fill, by: number): Fill {
  return Object.fromEntries(
    Object.entries(fill).map(([name, number]) => [name, number / by]),
  ) as unknown as Fill;
}

interface TimedSite {
  /** Milliseconds of one call by the owner. */
  time: (path: string, body: object) => Promise<number>;
  close: () => Promise<void>;
}

async function openTimed(fill: Fill): Promise<TimedSite> {
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
  return { time, close };
}
