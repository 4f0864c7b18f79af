import { calls, type NamedCall } from '@one-dream/contract/calls.ts';
import { apiBasePath } from '@one-dream/contract/limits.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../factories/api.ts';
import { newSquad } from '../../../factories/teams.ts';
import { openTournament, register } from '../../../factories/tournaments.ts';
import { pictureColumns } from '../../src/platform/images/picture-references.queries.ts';
import { type Actor, actors, admitted, meet } from '../support/actors.ts';
import type { Person } from '../support/people.ts';
import { readTables } from '../support/read-tables.ts';
import { startTestServer, type TestServer } from '../support/start-test-server.ts';
import { goodRequests, needJobs } from './good-requests.ts';

let server: TestServer;
/** Where jobs run, for calls that need what one of them sends or does. */
let working: TestServer;
/** Where nothing but refusals happens. */
let quiet: TestServer;
/** In `quiet`; whoever is refused changes nothing, so the same ones ask for every call. */
const met = new Map<Actor, Person | undefined>();
beforeAll(async () => {
  server = await startTestServer();
  working = await startTestServer({ works: true });
});
beforeAll(async () => {
  quiet = await startTestServer();
  for (const actor of actors) met.set(actor, await meet(quiet, actor));
});
afterAll(async () => {
  await server.close();
  await working.close();
  await quiet.close();
});

const anything = Object.freeze({
  userId: '00000000-0000-7000-8000-000000000001',
  token: 'x'.repeat(43),
  code: 'x'.repeat(43),
  game: 'BGMI',
});

function paramsOf({ call }: NamedCall): Record<string, string> {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(
    names.map((name) => [name, anything[name as keyof typeof anything] ?? anything.userId]),
  );
}

describe.each(calls)('$feature: $name', (named) => {
  const { call, name } = named;

  it('is served', () => {
    const url = apiBasePath + call.path.replace(/\{(\w+)\}/g, ':$1');
    expect(server.app.hasRoute({ method: 'POST', url })).toBe(true);
  });

  it(`is for ${call.access === 'public' ? 'everybody' : `${call.access} alone`}`, async () => {
    for (const actor of admitted[call.access]) {
      const as = await meet(quiet, actor);
      const answer = await quiet.api.send(call, { as, params: paramsOf(named) });
      expect(answer.body.code, actor).not.toBe('NOT_ALLOWED');
      if (call.access !== 'public') expect(answer.status, actor).not.toBe(401);
    }
  });

  if (call.access !== 'public')
    it('takes no token that was not given out', async () => {
      const as = { token: 'x'.repeat(43) };
      const answer = await server.api.send(call, { as, params: paramsOf(named) });
      expect(answer).toMatchObject(refused('NOT_SIGNED_IN'));
    });

  // That the answer has what its schema names and nothing beyond it, `send` checks.
  it('succeeds, and is kept by nobody on the way', async () => {
    const prepare = goodRequests[name];
    if (!prepare) throw new Error(`good-requests.ts has no request for ${name}`);
    const asked = needJobs.has(name) ? working : server;
    const answer = await asked.api.send(call, await prepare(asked));
    expect(answer).toMatchObject(succeeded);
    // Public answers identical for everybody may be cached, with revalidation.
    const isKept = call.access === 'public' && answer.headers.has('etag');
    expect(answer.headers.get('cache-control')).toBe(isKept ? 'no-cache' : 'no-store');
  });
});

// The whole database is read once before and once after the calls of a feature: it takes as long as fifty refusals.
it.each([...new Set(calls.map(({ feature }) => feature))])(
  '%s: whoever is refused is told so, and changes nothing',
  async (feature) => {
    const before = await readTables(quiet.db);
    for (const named of calls.filter((each) => each.feature === feature)) {
      for (const [actor, as] of met) {
        if (admitted[named.call.access].includes(actor)) continue;
        const code = actor === 'visitor' ? 'NOT_SIGNED_IN' : 'NOT_ALLOWED';
        const answer = await quiet.api.send(named.call, { as, params: paramsOf(named) });
        expect(answer, `${named.name} by ${actor}`).toMatchObject(refused(code));
      }
    }
    expect(await readTables(quiet.db)).toEqual(before);
  },
);

it('names pictures in no other columns than those the sweep of unused ones looks at', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'jsonb')`.execute(server.db);
  const naming: string[] = [];
  for (const { table, column } of rows) {
    const found = await sql`select from ${sql.table(table)}
      where ${sql.ref(column)}::text ~ '/(images|private)/' limit 1`.execute(server.db);
    if (found.rows.length > 0) naming.push(`${table}.${column}`);
  }
  // The log says which picture it was, and needs it no more.
  const log = ['audit_log.before', 'audit_log.after'];
  const others = naming.filter((name) => !log.includes(name) && name !== 'kept_pictures.path');
  expect(others.filter((name) => !pictureColumns.includes(name))).toEqual([]);
  expect(others.length).toBeGreaterThan(5);
});

describe('what visitors are answered', () => {
  it('has no address, number, game id, Discord id, invite code or person in it', async () => {
    const team = await newSquad(server, { size: 5 });
    const tournament = await openTournament(server, { log_channel: '123456789012345678' });
    await register(server, { team, tournament });
    const secrets = team.players.flatMap(({ id, name, email }) => [id, name, email]);
    // Calls authorised by the secret in a guest link are covered by the guest tests.
    const lists = calls.filter(
      ({ call }) =>
        call.access === 'public' &&
        call.path.startsWith('/noauth/') &&
        call.body.safeParse({}).success,
    );
    expect(lists.length).toBeGreaterThanOrEqual(3);
    for (const { call } of lists) {
      const params = { tournamentId: tournament._id, teamId: team.id, code: team.code };
      const answer = await server.api.send(call, { params });
      expect(answer).toMatchObject(succeeded);
      // The names in game of those who won are public, as their team is.
      const text = JSON.stringify(answer.body, (key, value) => (key === 'squad' ? [] : value));
      expect(text).not.toMatch(/@|9876543210|OD・|player_\d|123456789012345678/);
      const whole = JSON.stringify(answer.body);
      for (const secret of [...secrets, team.code]) expect(whole).not.toContain(secret);
    }
  });
});
