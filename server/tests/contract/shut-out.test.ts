import { calls } from '@one-dream/contract/calls.ts';
import { getTeam } from '@one-dream/contract/features/teams/teams.ts';
import { listTournaments } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../factories/api.ts';
import { newSquad } from '../../../factories/teams.ts';
import { openTournament } from '../../../factories/tournaments.ts';
import { newAdmin, newPlayer, type Person } from '../support/people.ts';
import { sharedTestServer, type TestServer } from '../support/start-test-server.ts';
import { goodRequests, needJobs } from './good-requests.ts';

const day = 24 * 60 * 60_000;

const server = await sharedTestServer();
const working = await sharedTestServer({ works: true });
beforeAll(() => {
  for (const { platform } of [server, working]) platform.secondFactor = 'required';
});

/** An admin past the deadline for a second factor, who also hosts every event. */
async function newShutOut(server: TestServer): Promise<Person> {
  const admin = await newAdmin(server);
  const longAgo = new Date(server.platform.now().getTime() - 8 * day);
  await server.change('users', { id: admin.id }, { role_since: longAgo });
  const events = await server.rows('tournaments', {}, ['id']);
  const grants = events.map(({ id }) => ({
    ...{ id: crypto.randomUUID(), user_id: admin.id, granted_by: admin.id, tournament_id: id },
    ...{ duty: 'host' as const, created_at: longAgo },
  }));
  if (grants.length > 0) await server.db.insertInto('staff_grants').values(grants).execute();
  return admin;
}

const another = [
  // Staff cannot delete their own account, shut out or not.
  'deleteOwnAccount',
  // The second of two teams with the same name is refused for anyone.
  'createTeam',
];
const open = calls.filter(
  ({ call, name }) =>
    (call.access === 'user' || call.access === 'public') && !another.includes(name),
);

describe('whoever is shut out is a player', () => {
  it.each(open)('to $feature: $name', async ({ call, name }) => {
    const prepare = goodRequests[name] ?? expect.fail(`good-requests.ts has none for ${name}`);
    const asked = needJobs.has(name) ? working : server;
    const ask = async (meet: (server: TestServer) => Promise<Person>) => {
      const request = await prepare(asked);
      const { status, body } = await asked.api.send(call, { ...request, as: await meet(asked) });
      return { status, code: body.code };
    };
    const asPlayer = await ask(newPlayer);
    expect(await ask(newShutOut)).toEqual(asPlayer);
  });
});

it('does not open a team with its phone numbers, nor a draft, until there is a second factor', async () => {
  const { leader } = await newSquad(server);
  const draft = await openTournament(server, { isDraft: true, status: 'UPCOMING' });
  const admin = await newShutOut(server);
  const sent = { as: admin, params: { userId: leader.id } };
  const isListed = async () =>
    JSON.stringify((await server.api.send(listTournaments, { as: admin })).body).includes(
      draft._id,
    );
  expect(await server.api.send(getTeam, sent)).toMatchObject(refused('NOT_FOUND'));
  expect(await isListed()).toBe(false);
  server.platform.secondFactor = 'offered';
  expect(await server.api.send(getTeam, sent)).toMatchObject(succeeded);
  expect(await isListed()).toBe(true);
  server.platform.secondFactor = 'required';
});
