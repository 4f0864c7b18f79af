import { Agent } from 'node:http';
import { ask } from '../support/ask.ts';
import { effort } from '../support/effort.ts';
import { judge, quantile, type Row } from '../support/results.ts';
import { divideFill, fullFill, idOf, leaderToken } from '../support/seed.ts';
import { type FilledSite, onFilledSite } from '../support/sites.ts';

const runs = effort(60, 1);

/** The first page of each list, by request. */
const lists: readonly (readonly [what: string, path: string, body: object])[] = [
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
  ['users by anything: one', '/admin/users', { anyOf: ['00777'] }],
  [
    'users by anything: five, some rare',
    '/admin/users',
    { anyOf: ['00777', 'sharma', 'zo', 'owls', 'nobody'] },
  ],
  ['users without Discord', '/admin/users', { only: 'no-discord' }],
  ['users, the oldest', '/admin/users', { order: 'oldest' }],
  ['users by name, in order', '/admin/users', { order: 'name' }],
  ['users by when they were seen', '/admin/users', { order: 'seen' }],
  ['users by when they were seen, from the first', '/admin/users', { order: 'seen-reversed' }],
  ['teams', '/admin/teams', { limit: 40 }],
  ['teams by name, in order', '/admin/teams', { order: 'name', limit: 40 }],
  ['teams by players', '/admin/teams', { order: 'players', limit: 40 }],
  ['teams in no tournament', '/admin/teams', { only: 'idle', limit: 40 }],
  ['teams in a tournament', '/admin/teams', { only: 'running', limit: 40 }],
  ['teams too small for a squad', '/admin/teams', { only: 'short', limit: 40 }],
  ['teams with somebody without Discord', '/admin/teams', { only: 'no-discord', limit: 40 }],
  ['teams by anything: one player', '/admin/teams', { anyOf: ['00777'], limit: 40 }],
  [
    'teams by anything: five, some rare',
    '/admin/teams',
    { anyOf: ['00777', 'sharma', 'zo', 'owls', 'nobody'], limit: 40 },
  ],
  ['teams by name: one', '/admin/teams', { search: '00077' }],
  ['teams by name: one in eight', '/admin/teams', { search: 'garuda', limit: 40 }],
  ['teams by name: two letters', '/admin/teams', { search: 'ow', limit: 40 }],
  ['teams by name: none', '/admin/teams', { search: 'qz' }],
  ['sent notifications', '/admin/notifications', {}],
  ['recipients as one types', '/admin/notification/recipients', { search: 'pri' }],
  ['applications', '/admin/application/get', {}],
  ['dashboard', '/admin/dashboard', {}],
  ['audit log', '/admin/audit', {}],
  ['audit log: part of a name, everywhere', '/admin/audit', { search: 'owls' }],
  ['audit log: nothing', '/admin/audit', { search: 'qqq' }],
];

/** The first page of every list with 10,000 users, 2,000 teams, 500 tournaments and 100,000 notifications, and with a tenth. */
export function benchGrowth(): Promise<Row[]> {
  return onFilledSite(divideFill(fullFill, 10), (small) =>
    onFilledSite(fullFill, async (full) => {
      for (const { database } of [small, full])
        await database.query(`update users set role = 'owner' where id = '${idOf(1)}'`);
      const rows: Row[] = [];
      for (const [what, path, body] of lists) {
        const times: [number[], number[]] = [[], []];
        for (let run = 0; run < runs; run++) {
          times[0].push(await time(small, path, body));
          times[1].push(await time(full, path, body));
        }
        // Other load on the machine only adds time, so the first quartile counts.
        const [before, after] = times.map((each) => quantile(each, 0.25)) as [number, number];
        rows.push(
          judge({
            what: `first page: ${what}`,
            measured: `${after.toFixed(1)} ms`,
            beside: `with a tenth: ${before.toFixed(1)} ms`,
            figure: after / before,
            atMost: 1.3,
          }),
        );
      }
      return rows;
    }),
  );
}

const agent = new Agent({ keepAlive: true });
const headers = { 'content-type': 'application/json', authorization: `Bearer ${leaderToken(1)}` };

/** Milliseconds of a call by the owner. */
const time = async ({ site }: FilledSite, path: string, body: object) =>
  (await ask(`${site.url}/api${path}`, { agent, headers, body: JSON.stringify(body) })).took;
