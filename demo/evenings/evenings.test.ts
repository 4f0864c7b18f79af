import { login } from '@one-dream/contract/features/auth/auth.ts';
import { listBans } from '@one-dream/contract/features/discipline/discipline.ts';
import { listGuests } from '@one-dream/contract/features/guests/guests.ts';
import { getLadder, listLadderProposals } from '@one-dream/contract/features/ladder/ladder.ts';
import { getPublicPrizes } from '@one-dream/contract/features/prizes/prizes.ts';
import { listEvenings } from '@one-dream/contract/features/scrims/scrims.ts';
import {
  listSearchingPlayers,
  listSearchingTeams,
} from '@one-dream/contract/features/teams/teams.search.ts';
import { listTournamentsPublicly } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { readSlots } from '@one-dream/contract/slots.ts';
import { beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../server/src/operations/demo-password.ts';
import { sharedTestServer } from '../../server/tests/support/start-test-server.ts';
import { demoAccounts } from '../accounts.ts';
import { prepareDemo } from '../prepare-demo.ts';
import { seedEvenings } from './seed-evenings.ts';

const server = await sharedTestServer();
beforeAll(async () => {
  await prepareDemo(server.platform, { report: () => {} });
  await seedEvenings(server.platform);
});

test('the next scrims of all four tiers are open, with teams of their tier', async () => {
  const { data } = await server.api.act(listEvenings);
  const made = data.filter(({ state }) => state === 'made');
  expect(new Set(made.map(({ tier }) => tier))).toEqual(new Set(['T3', 'T2', 'SEMI_T1', 'T1']));
  const used = made.map(({ tournament }) => readSlots(tournament?.slots ?? '').used);
  expect(used.filter((count) => count > 0).length).toBeGreaterThanOrEqual(4);
  const early = made.filter(
    ({ startsAt }) => Date.parse(startsAt) < server.platform.now().getTime() + 60 * 60_000,
  );
  expect(early).toEqual([]);
});

test('tonight’s host finds a scrim of guests, each with a link', async () => {
  const { data } = await server.api.act(listEvenings);
  const open = data.find(({ title }) => title === 'Open Lobby Scrims');
  const { data: guests } = await server.api.act(listGuests, {
    as: { token: await tokenOf('host') },
    params: { tournamentId: open?.tournament?._id ?? '' },
  });
  expect(guests.map(({ state, link }) => [state, link !== null])).toEqual(
    Array(6).fill(['registered', true]),
  );
  // Of one of them the captain fills in the game ids.
  expect(guests.filter(({ players: { ready, needed } }) => ready < needed)).toHaveLength(1);
});

test('the ladder has teams in each tier, and moves that brought them there', async () => {
  const { data, moves } = await server.api.act(getLadder);
  expect(data.map(({ tier, teams }) => [tier, teams.length > 0])).toEqual(
    ['T1', 'SEMI_T1', 'T2', 'T3'].map((tier) => [tier, true]),
  );
  expect(new Set(moves.map(({ kind }) => kind))).toEqual(new Set(['entered', 'promotion']));
  const now = server.platform.now().getTime();
  expect(moves.filter(({ at }) => Date.parse(at) > now)).toEqual([]);
});

test('last week was played: averages on the ladder, moves up and down to be confirmed', async () => {
  const { data, isLastWeek } = await server.api.act(getLadder);
  expect(isLastWeek).toBe(true);
  const counted = data.map(({ tier, week }) => [tier, week.length]);
  expect(counted).toEqual([
    ['T1', 0],
    ['SEMI_T1', 0],
    ['T2', 9],
    ['T3', expect.any(Number)],
  ]);
  const { data: proposals } = await server.api.act(listLadderProposals, {
    as: { token: await tokenOf('admin') },
    body: {},
  });
  expect(new Set(proposals.map(({ from, proposal }) => `${from} ${proposal.kind}`))).toEqual(
    new Set(['T2 promotion', 'T2 relegation', 'T3 promotion']),
  );
  expect(proposals.filter(({ decision }) => decision !== null)).toEqual([]);
});

test('teams look for players, and players for a team', async () => {
  const as = { token: await tokenOf('admin') };
  const teams = await server.api.act(listSearchingTeams, { as, body: {} });
  expect(teams.data.length).toBeGreaterThanOrEqual(2);
  const players = await server.api.act(listSearchingPlayers, { as, body: {} });
  expect(players.data.length).toBeGreaterThanOrEqual(2);
});

test('a ban waits for the answer to its appeal', async () => {
  const { data } = await server.api.act(listBans, {
    body: { show: 'waiting' },
    as: { token: await tokenOf('admin') },
  });
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({ isInForce: true, appeal: { state: 'open' } });
});

test('the prizes of the latest event are paid in part', async () => {
  const { data } = await server.api.act(listTournamentsPublicly, {
    body: { statuses: ['COMPLETED'], limit: 10 },
  });
  const answers = await Promise.all(
    data.map(({ _id }) => server.api.act(getPublicPrizes, { params: { tournamentId: _id } })),
  );
  const paid = answers.flatMap((answer) => answer.data.paid ?? []);
  expect(paid).toHaveLength(1);
  expect(paid[0]?.teamsPaid).toBeGreaterThan(0);
  expect(paid[0]?.teamsPaid).toBeLessThan(paid[0]?.teams ?? 0);
});

async function tokenOf(key: 'admin' | 'host' | 'owner'): Promise<string> {
  const email = demoAccounts.find((account) => account.key === key)?.email ?? '';
  const { token } = await server.api.act(login, { body: { email, password: demoPassword } });
  return String(token);
}
