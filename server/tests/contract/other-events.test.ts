import { calls } from '@one-dream/contract/calls.ts';
import { duties } from '@one-dream/contract/duties.ts';
import { beforeAll, expect, it } from 'vitest';
import { succeeded } from '../../../factories/api.ts';
import { newLedger } from '../../../factories/prizes.ts';
import { type Arena, newArena } from '../../../factories/results.ts';
import { newId } from '../../src/platform/secrets.ts';
import { newPlayer, type Person } from '../support/people.ts';
import { readTables } from '../support/read-tables.ts';
import { sharedTestServer } from '../support/start-test-server.ts';
import { goodRequests } from './good-requests.ts';

interface Served {
  /** Path parameters of the event. */
  own: Record<string, string>;
  /** A person with every duty there, and none elsewhere. */
  staff: Person;
}
/** A running event, and a finished one with payouts in progress. */
let running: Served;
let over: Served;

const server = await sharedTestServer();
beforeAll(async () => {
  const arena = await newArena(server);
  running = await serve(arena);
  const begun = { state: 'playing' as const, starts_at: server.platform.now() };
  await server.db.updateTable('matches').set(begun).where('id', '=', arena.match._id).execute();
  over = await serve(await newLedger(server));
});

async function serve({ tournament, stage, match }: Arena): Promise<Served> {
  const staff = await newPlayer(server);
  const grants = duties.map((duty) => ({
    ...{ id: newId(), user_id: staff.id, granted_by: staff.id, duty },
    ...{ tournament_id: tournament._id, created_at: server.platform.now() },
  }));
  await server.db.insertInto('staff_grants').values(grants).execute();
  return { staff, own: { tournamentId: tournament._id, stageId: stage._id, matchId: match._id } };
}

/** Path parameters by which duties are looked up. */
const scopes = ['tournamentId', 'stageId', 'matchId'];
/** Presets are shared, and a draft keeps any input: publishing is checked against the lobby. */
const elsewhere = ['saveStageScoring', 'rescoreStage', 'saveResultDraft'];
const naming = calls.filter(
  ({ call, name }) =>
    !elsewhere.includes(name) &&
    call.access === 'duty' &&
    call.effect !== undefined &&
    scopes.some((scope) => call.path.includes(`{${scope}}`)),
);

it.each(naming)(
  '$feature: $name does nothing to another event by the path of one’s own',
  async ({ call, name }) => {
    const {
      params = {},
      body,
      ...sent
    } = await (goodRequests[name] ?? expect.fail('no request'))(server);
    const { own, staff } = call.duties?.some((duty) => duty === 'treasurer') ? over : running;
    const led = Object.fromEntries(
      Object.entries(params).map(([key, value]) => [key, own[key] ?? value]),
    );
    // A request with only the own event's IDs acts on that event.
    const named = JSON.stringify([led, body]).match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g);
    if (named?.every((id) => Object.values(own).includes(id))) return;
    const before = await readTables(server.db);
    const answer = await server.api.send(call, { ...sent, body, as: staff, params: led });
    expect(answer).not.toMatchObject(succeeded);
    expect(await readTables(server.db)).toEqual(before);
  },
);
