import { calls } from '@one-dream/contract/calls.ts';
import { getTeamCalendar } from '@one-dream/contract/features/matches/matches.settings.ts';
import {
  followTournament,
  updateTournament,
} from '@one-dream/contract/features/tournaments/tournaments.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../factories/api.ts';
import { newLedger } from '../../../factories/prizes.ts';
import { newSquad } from '../../../factories/teams.ts';
import { openTournament, register } from '../../../factories/tournaments.ts';
import { newAdmin, newPlayer, type Person } from '../support/people.ts';
import { sharedTestServer } from '../support/start-test-server.ts';
import { goodRequests } from './good-requests.ts';

const nobodys = '00000000-0000-7000-8000-000000000001';
/** Path parameters of a draft that contains everything an event can have. */
let draft: Record<string, string>;
let leader: Person;
let follower: Person;

const server = await sharedTestServer();
beforeAll(async () => {
  const { tournament, stage, match, squads, payouts } = await newLedger(server);
  leader = squads[0]?.leader ?? expect.fail('no squad');
  follower = await newPlayer(server);
  const params = { tournamentId: tournament._id };
  const change = (set: object) =>
    server.db.updateTable('tournaments').set(set).where('id', '=', tournament._id).execute();
  await change({ status: 'UPCOMING' });
  await server.api.act(followTournament, { as: follower, params, body: { isWanted: true } });
  await change({ is_draft: true });
  const { draw_id } = await server.row('matches', { id: match._id });
  draft = {
    ...{ tournamentId: tournament._id, stageId: stage._id, matchId: match._id, drawId: draw_id },
    payoutId: payouts[0]?._id ?? '',
  };
});

const paramsOf = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
const open = calls.filter(({ call }) => call.access === 'public' || call.access === 'user');

describe('a draft is answered as what is not there', () => {
  const leading = open.filter(({ call }) =>
    paramsOf(call.path).some((name) => /^(tournament|stage|match|draw)Id$/.test(name)),
  );

  it('by calls that lead to it', () => expect(leading.length).toBeGreaterThan(15));

  it.each(leading)('to $feature: $name', async ({ call, name }) => {
    const good = await (goodRequests[name] ?? expect.fail('no good request'))(server);
    const as = call.access === 'public' ? undefined : await newPlayer(server);
    const ask = async (id: (name: string) => string | undefined) => {
      const params = Object.fromEntries(
        paramsOf(call.path).map((one) => [one, id(one) ?? good.params?.[one] ?? '']),
      );
      const { status, body } = await server.api.send(call, { ...good, as, params });
      return { status, code: body.code, isThere: body.success && JSON.stringify(body) };
    };
    const isOfDraft = (one: string) => one in draft;
    expect(await ask((one) => draft[one])).toEqual(
      await ask((one) => (isOfDraft(one) ? nobodys : undefined)),
    );
  });
});

it('a draft is in no list', async () => {
  const lists = open.filter(
    ({ call }) => paramsOf(call.path).length === 0 && call.body.safeParse({}).success,
  );
  expect(lists.length).toBeGreaterThan(10);
  for (const { call, name } of lists.filter((one) => one.call.effect === undefined)) {
    const as = call.access === 'public' ? undefined : follower;
    const text = JSON.stringify((await server.api.send(call, { as })).body);
    expect(text, name).not.toContain(draft.tournamentId);
  }
});

it('a draft is in no calendar, its own or that of a team', async () => {
  const { team_id } = await server.row('team_members', { user_id: leader.id });
  const { url } = await server.api.act(getTeamCalendar, {
    as: leader,
    params: { teamId: team_id },
  });
  const own = await fetch(server.url + new URL(url).pathname);
  expect(own.status).toBe(200);
  expect(await own.text()).not.toContain(draft.matchId);
  const read = () => fetch(`${server.url}/calendar/tournament/${draft.tournamentId}.ics`);
  expect((await read()).status).toBe(404);
  await server.change('tournaments', { id: draft.tournamentId ?? '' }, { is_draft: false });
  expect((await read()).status).toBe(200);
  const announced = await (await fetch(server.url + new URL(url).pathname)).text();
  expect(announced).toContain(draft.matchId);
});

it('a tournament becomes a draft again until a team is in, one that waits included', async () => {
  const { version = 0, ...tournament } = await openTournament(server);
  const as = await newAdmin(server);
  const save = (change: object) =>
    server.api.send(updateTournament, {
      as,
      body: { id: tournament._id, data: { ...tournament, version, ...change } },
    });
  const draftAgain = { isDraft: true, status: 'UPCOMING' };
  await register(server, { team: await newSquad(server), tournament });
  const isIn = refused('INVALID', { fields: { isDraft: expect.any(String) } });
  expect(await save(draftAgain)).toMatchObject(isIn);
  await server.db.transaction().execute(async (trx) => {
    const ofIt = trx.updateTable('registrations').where('tournament_id', '=', tournament._id);
    await ofIt.set({ slot: null, queue_no: 1, state: 'waitlisted' }).execute();
    const counts = trx.updateTable('tournaments').where('id', '=', tournament._id);
    await counts.set({ slots_used: 0, waiting: 1 }).execute();
  });
  expect(await save(draftAgain)).toMatchObject(isIn);
  await server.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('registrations').where('tournament_id', '=', tournament._id).execute();
    const counts = trx.updateTable('tournaments').where('id', '=', tournament._id);
    await counts.set({ waiting: 0 }).execute();
  });
  expect(await save(draftAgain)).toMatchObject(succeeded);
});
