import { randomUUID } from 'node:crypto';
import { type CallLimit, callLimits } from '@one-dream/contract/call-limits.ts';
import { calls, type NamedCall } from '@one-dream/contract/calls.ts';
import { login } from '@one-dream/contract/features/auth/auth.ts';
import { sendNotification } from '@one-dream/contract/features/notifications/notifications.ts';
import { getTeamRecord } from '@one-dream/contract/features/records/records.ts';
import { createTeam } from '@one-dream/contract/features/teams/teams.ts';
import { listTournamentsPublicly } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../factories/api.ts';
import { meet } from '../support/actors.ts';
import { newPlayer } from '../support/people.ts';
import { readTables } from '../support/read-tables.ts';
import { startTestServer, type TestServer } from '../support/start-test-server.ts';
import { goodRequests } from './good-requests.ts';

let server: TestServer;
let limited: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  limited = await startTestServer({ limits: 'on', trustProxy: true });
});
afterAll(async () => {
  await server?.close();
  await limited?.close();
});

const callsOf = (limit: CallLimit) => calls.filter(({ call }) => call.limit === limit);
/** A call of that kind for those who are signed in, and stay it. */
const callOf = (limit: CallLimit): NamedCall =>
  callsOf(limit).find(({ call, name }) => call.access !== 'public' && name !== 'logout') ??
  expect.fail(limit);

describe('what is not counted changes nothing', () => {
  it.each(callsOf('read'))('$feature: $name', async ({ call, name }) => {
    const prepare = goodRequests[name] ?? expect.fail(`good-requests.ts has none for ${name}`);
    const request = await prepare(server);
    const before = await readTables(server.db);
    await server.api.send(call, request);
    expect(await readTables(server.db)).toEqual(before);
  });
});

describe('a signed-in sender beyond the budget of', () => {
  const counted = (Object.keys(callLimits) as CallLimit[]).filter(
    (limit) =>
      limit !== 'visit' && limit !== 'link' && callLimits[limit] && callsOf(limit).length > 0,
  );

  it.each(counted)('%s is told when to come back, and alone', async (limit) => {
    const { call } = callOf(limit);
    const budget = callLimits[limit] ?? expect.fail();
    const params = Object.fromEntries(
      [...call.path.matchAll(/\{(\w+)\}/g)].map(([, part = '']) => [part, 'made-up']),
    );
    const role = call.access === 'admin' || call.access === 'owner' ? call.access : 'player';
    const one = await meet(limited, role);
    const send = () => limited.api.send(call, { as: one, params });
    for (let made = 0; made < budget.points; made += 20) {
      const count = Math.min(20, budget.points - made);
      const answers = await Promise.all(Array.from({ length: count }, send));
      for (const { body } of answers) expect(body.code).not.toBe('TOO_MANY_REQUESTS');
    }
    const before = await readTables(limited.db);
    const answer = await send();
    expect(answer).toMatchObject(refused('TOO_MANY_REQUESTS'));
    const wait = Number(answer.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(budget.seconds);
    expect(await readTables(limited.db)).toEqual(before);
    const other = await newPlayer(limited);
    const theirs = await limited.api.send(call, { as: other, params });
    expect(theirs.body.code).not.toBe('TOO_MANY_REQUESTS');
  });
});

describe('who may not make a call', () => {
  it('uses up nothing', async () => {
    const player = await newPlayer(limited);
    for (let made = 0; made <= callLimits.broadcast.points; made++)
      expect(await limited.api.send(sendNotification, { as: player })).toMatchObject(
        refused('NOT_ALLOWED'),
      );
  });
});

describe('a visitor beyond the budget', () => {
  it('is counted with the /64 of an address, other networks are not', async () => {
    const { points } = callLimits.visit;
    const send = (ip: string) => limited.api.send(login, { headers: { 'x-forwarded-for': ip } });
    for (let made = 0; made < points; made++) {
      const { body } = await send(`2001:db8:7:7::${made.toString(16)}`);
      expect(body.code).toBe('INVALID');
    }
    expect(await send('2001:db8:7:7:ffff::1')).toMatchObject(refused('TOO_MANY_REQUESTS'));
    expect((await send('2001:db8:7:8::1')).body.code).toBe('INVALID');
  });
});

describe('a public answer that is made for who asks', () => {
  it('is counted by address, one that is kept is not', async () => {
    const send = (call: typeof getTeamRecord | typeof listTournamentsPublicly, sent: object) =>
      limited.api.send(call, { ...sent, headers: { 'x-forwarded-for': '203.0.113.9' } });
    const record = { params: { teamId: randomUUID() } };
    const list = (at: number) => ({ body: { limit: 1 + (at % 50), teams: Math.floor(at / 50) } });
    for (let made = 0; made < 300; made += 10)
      await Promise.all(
        Array.from({ length: 10 }, async (_, at) => {
          expect(await send(getTeamRecord, record)).toMatchObject(refused('NOT_FOUND'));
          expect(await send(listTournamentsPublicly, list(made + at))).toMatchObject(succeeded);
        }),
      );
    expect(await send(getTeamRecord, record)).toMatchObject(refused('TOO_MANY_REQUESTS'));
    expect(await send(listTournamentsPublicly, list(300))).toMatchObject(
      refused('TOO_MANY_REQUESTS'),
    );
    expect(await send(listTournamentsPublicly, list(7))).toMatchObject(succeeded);
  });
});

describe('the reference', () => {
  it('says how often a call may be made', async () => {
    const response = await fetch(`${server.url}/api/openapi.json`);
    const { paths } = (await response.json()) as {
      paths: Record<string, { post: { description: string } }>;
    };
    expect(paths[`/api${createTeam.path}`]?.post.description).toContain(
      'At most 30 calls of the kind `upload` in 10 minutes by user',
    );
    expect(paths[`/api${login.path}`]?.post.description).toContain('240 calls');
  });
});
