import { calls } from '@one-dream/contract/calls.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assertShape, findRefusalFault } from '../../factories/answer-shape.ts';
import { type Answer, pathOf } from '../../factories/api.ts';
import { png } from '../../factories/pictures.ts';
import { newSquad } from '../../factories/teams.ts';
import { openTournament } from '../../factories/tournaments.ts';
import { siteKey } from '../src/platform/database/site-keys.queries.ts';
import { type Actor, actors, admitted, meet } from './support/actors.ts';
import { bodiesOf, brokenRequests, fieldsOf, partsOf } from './support/fuzz-values.ts';
import type { Person } from './support/people.ts';
import { readTables } from './support/read-tables.ts';
import { startTestServer, type TestServer } from './support/start-test-server.ts';

/** `npm run fuzz -- 100000 7`: so many requests, from this seed. */
const total = Number(process.env.FUZZ ?? 1500);
const seed = Number(process.env.FUZZ_SEED ?? 20_260_131);
const requestsEach = Math.ceil(total / calls.length / actors.length);
/** No answer for so long is a hang (milliseconds). */
const timeout = 20_000;

let server: TestServer;
let picture: Buffer;
const ids: string[] = [];
let tried = 0;
beforeAll(async () => {
  // Jobs would change tables behind the back of what is compared.
  server = await startTestServer();
  picture = await png();
  const team = await newSquad(server, { size: 2 });
  const tournament = await openTournament(server);
  const people = team.players.flatMap((player) => [player.id, player.email]);
  const unknown = '00000000-0000-7000-8000-000000000000';
  // The installation's keys are made at their first use, by whomever, also by who is refused then.
  for (const name of ['unsubscribe', 'rooms', 'calendars', 'payees'] as const)
    await siteKey(server.db, name);
  ids.push(unknown, team.id, team.code, tournament._id, ...people);
});
afterAll(async () => {
  console.info(`${tried} requests to ${calls.length} calls by ${actors.length} roles`);
  await server?.close();
});

/** State of people, teams and things that only some calls may change. */
async function readPrivileges(): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; state: string }>`
    select id::text, concat_ws(' ', role, email_verified_at, discord_id, md5(password_hash)) as state from users
    union all select id::text, leader_id::text from teams
    union all select id::text, status from tournaments
    union all select id::text, status from applications`.execute(server.db);
  return new Map(rows.map(({ id, state }) => [id, state]));
}

const mayChangePrivileges = new Set([
  ...['verifyEmail', 'resetPassword', 'loginWithGoogle', 'loginWithDiscord', 'verifyDiscord'],
  // A leader who is deleted passes the team on.
  ...['updateRole', 'deleteUser', 'deleteOwnAccount', 'handOverTeam', 'changeApplicationStatus'],
  ...['updateTournament', 'cancelTournament', 'extendTournament', 'moveTournamentOn'],
]);

interface State {
  snapshot: string;
  tables: object[];
  privileges: Map<string, string>;
}
let kept: State | undefined;

/** Read anew only when something was written. */
async function readState(): Promise<State> {
  const snapshot = await server.platform.database.readSnapshot();
  if (kept?.snapshot !== snapshot)
    kept = {
      snapshot,
      tables: await readTables(server.db),
      privileges: await readPrivileges(),
    };
  return kept;
}

describe.each(calls)('$feature: $name', ({ call, name }) => {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, part = '']) => part);

  it.each(actors)(
    'answers nonsense from %s with a refusal that changes nothing, or does what it takes',
    {
      timeout: 60_000 + requestsEach * 500,
    },
    async (actor) => {
      const parts = partsOf(ids);
      const every = (fields: string[]) =>
        fc.record(Object.fromEntries(fields.map((field) => [field, parts])));
      const requests = fc.record({
        params: every(names),
        query: every(fieldsOf(call.query)),
        body: bodiesOf(call.body, ids),
        broken: fc.option(brokenRequests, { freq: 8 }),
        bytes: fc.oneof(fc.uint8Array({ maxLength: 200 }), fc.constant(Uint8Array.from(picture))),
      });
      let as = await meet(server, actor);
      await fc.assert(
        fc.asyncProperty(requests, async ({ params, query, body, broken, bytes }) => {
          const path = pathOf(call, { params, query });
          const init = broken
            ? { body: broken.body, headers: { 'content-type': broken.type } }
            : call.pictures
              ? { body: toForm(body, bytes) }
              : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
          const before = await readState();
          const answer = await send(path, init, as);
          tried += 1;
          expect(faultOf(answer), JSON.stringify(answer.body)).toBeUndefined();
          expectGate(actor, answer);
          await expectHarmless(before, answer);
          // Signed out, deleted or given another role by what was asked.
          if (answer.body.code === 'NOT_SIGNED_IN') as = await meet(server, actor);
        }),
        { seed, numRuns: requestsEach },
      );
    },
  );

  function send(path: string, init: RequestInit, as: Person | undefined): Promise<Answer> {
    const headers = { ...(as && { authorization: `Bearer ${as.token}` }), ...init.headers };
    return server.api.sendRaw(path, { ...init, headers, signal: AbortSignal.timeout(timeout) });
  }

  function faultOf(answer: Answer): string | undefined {
    if (answer.status >= 500) return server.logs.at(-1) ?? 'a failure';
    if (answer.status !== 200) return findRefusalFault(answer);
    assertShape(call, answer);
    return undefined;
  }

  /** A caller without access is rejected, at the latest after an unreadable body. */
  function expectGate(actor: Actor, { status }: Answer): void {
    if (admitted[call.access].includes(actor)) return;
    expect([actor === 'visitor' ? 401 : 403, 400, 413, 415]).toContain(status);
  }

  async function expectHarmless(before: State, { status }: Answer): Promise<void> {
    // The same when nothing was written at all.
    const after = await readState();
    if (after === before) return;
    if (status !== 200) expect(after.tables).toEqual(before.tables);
    if (mayChangePrivileges.has(name)) return;
    for (const [id, state] of before.privileges)
      expect(after.privileges.get(id) ?? state, id).toBe(state);
  }
});

function toForm(body: unknown, bytes: Uint8Array): FormData {
  const form = new FormData();
  for (const [field, content] of Object.entries(Object(body)))
    form.append(field, typeof content === 'string' ? content : String(JSON.stringify(content)));
  for (const field of ['image', 'logo'])
    form.append(field, new Blob([Uint8Array.from(bytes)]), 'a');
  return form;
}
