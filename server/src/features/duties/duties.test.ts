import type { CallAnswer } from '@one-dream/contract/call.ts';
import { calls } from '@one-dream/contract/calls.ts';
import { type Duty, duties } from '@one-dream/contract/duties.ts';
import {
  grantDuty,
  listEveryDuty,
  listOwnDuties,
  revokeDuty,
} from '@one-dream/contract/features/duties/duties.ts';
import { createStage, moveInDraw } from '@one-dream/contract/features/lobbies/lobbies.ts';
import { listConsoleMatches } from '@one-dream/contract/features/matches/matches.ts';
import {
  getServedTournament,
  getTournament,
} from '@one-dream/contract/features/tournaments/tournaments.ts';
import { describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import { draw, newLobby, newStadium, newStaff } from '../../../../factories/lobbies.ts';
import { openTournament } from '../../../../factories/tournaments.ts';
import { setStatus } from '../../../tests/support/insert-tournaments.ts';
import { newAdmin, newOwner, newPlayer, type Person } from '../../../tests/support/people.ts';
import { newSeries } from '../../../tests/support/scrims.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();

type Powers = CallAnswer<typeof getServedTournament>['can'];

const nothing: Powers = {
  host: false,
  score: false,
  seeRooms: false,
  administer: false,
  finish: false,
  endWindows: false,
  changePresets: false,
  reopen: false,
  passOver: false,
  pay: false,
};

async function powersOf(as: Person, tournament: { _id: string }): Promise<string[]> {
  const params = { tournamentId: tournament._id };
  const { can } = await server.api.act(getServedTournament, { as, params });
  return Object.entries(can).flatMap(([power, has]) => (has ? power : []));
}

describe('every call for duties', () => {
  it('admits its own duties, for their own tournament, and nobody else', async () => {
    const lobby = await newLobby(server, { teams: 2 });
    const other = await openTournament(server);
    const staff = new Map<Duty, Person>();
    for (const duty of duties)
      staff.set(duty, await newStaff(server, { duty, tournament: lobby.tournament }));
    const elsewhere = await newStaff(server, { duty: 'host', tournament: other });
    const params: Record<string, string> = {
      tournamentId: lobby.tournament._id,
      stageId: lobby.stage._id,
      drawId: lobby.draw._id,
      matchId: lobby.match._id,
    };
    // A deleted tournament cannot be queried any more.
    const forDuties = calls
      .filter(({ call }) => call.access === 'duty')
      .toSorted((a, b) => Number(a.name === 'deleteStage') - Number(b.name === 'deleteStage'));
    expect(forDuties.length).toBeGreaterThan(15);
    for (const { call, name } of forDuties) {
      const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, one = '']) => one);
      if (names.some((one) => !(one in params))) continue;
      const send = (as: Person) => server.api.send(call, { as, params, body: { nothing: true } });
      for (const [duty, as] of staff) {
        const { body } = await send(as);
        if (call.duties?.includes(duty))
          expect(body.code, `${name} as ${duty}`).not.toBe('NOT_ALLOWED');
        else expect(body.code, `${name} as ${duty}`).toBe('NOT_ALLOWED');
      }
      expect((await send(elsewhere)).body.code, name).toBe('NOT_ALLOWED');
    }
  });

  it('none of them opens the back office', async () => {
    const tournament = await openTournament(server);
    const as = await newStaff(server, { duty: 'host', tournament });
    for (const { call, name } of calls.filter(({ call: { access } }) => access === 'admin')) {
      const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, one = '']) => [
        one,
        tournament._id,
      ]);
      const answer = await server.api.send(call, { as, params: Object.fromEntries(names) });
      expect(answer, name).toMatchObject(refused('NOT_ALLOWED'));
    }
  });
});

it('a draft is run by its own host, and is nowhere for everybody else', async () => {
  const draft = await openTournament(server, { status: 'UPCOMING', isDraft: true });
  const params = { tournamentId: draft._id };
  const host = await newStaff(server, { duty: 'host', tournament: draft });
  const { data, can } = await server.api.act(getServedTournament, { as: host, params });
  expect(can).toEqual({ ...nothing, host: true, score: true, seeRooms: true });
  expect(data).toMatchObject({ _id: draft._id, isDraft: true });
  expect(data).not.toHaveProperty('log_channel');
  const { data: matches } = await server.api.act(listConsoleMatches, { as: host, params });
  expect(matches).toEqual([]);
  expect(await server.api.send(getTournament, { params })).toMatchObject(refused('NOT_FOUND'));
  const elsewhere = await newStaff(server, {
    duty: 'host',
    tournament: await openTournament(server),
  });
  for (const as of [elsewhere, await newPlayer(server)])
    expect(await server.api.send(getServedTournament, { as, params })).toMatchObject(
      refused('NOT_ALLOWED'),
    );
  const made = await server.api.act(createStage, {
    as: host,
    params,
    body: { name: 'Finals', format: 'single' },
  });
  expect(made.data.name).toBe('Finals');
});

it.each([
  ['scorer', ['score']],
  ['caster', ['seeRooms']],
  ['treasurer', ['pay']],
] as const)('a %s is told what the console may offer them', async (duty, powers) => {
  const tournament = await openTournament(server);
  const as = await newStaff(server, { duty, tournament });
  expect(await powersOf(as, tournament)).toEqual(powers);
});

it('an admin neither pays nor opens what is final, an owner does all', async () => {
  const tournament = await openTournament(server);
  const ofOwner = await powersOf(await newOwner(server), tournament);
  expect(ofOwner.toSorted()).toEqual(Object.keys(nothing).toSorted());
  const ofAdmin = await powersOf(await newAdmin(server), tournament);
  const left = ofOwner.filter((power) => !ofAdmin.includes(power));
  expect(left.toSorted()).toEqual(['passOver', 'pay', 'reopen']);
});

describe('a duty', () => {
  const see = (as: Person, tournamentId: string) =>
    server.api.send(listConsoleMatches, { as, params: { tournamentId } });

  it('says which match is next: a late one until it begins', async () => {
    const { tournament, match } = await newLobby(server, { teams: 2 });
    const as = await newStaff(server, { duty: 'host', tournament });
    const next = async () => (await server.api.act(listOwnDuties, { as })).data[0]?.nextMatchAt;
    const late = new Date(server.platform.now().getTime() - 20 * 60_000);
    await server.change('matches', { id: match._id }, { starts_at: late });
    expect(await next()).toBe(late.toISOString());
    await server.change('matches', { id: match._id }, { state: 'playing' });
    expect(await next()).not.toBe(late.toISOString());
  });

  it('ends with its tournament, at its end, and when it is taken back', async () => {
    const tournament = await openTournament(server);
    const admin = await newAdmin(server);
    const person = await newPlayer(server);
    const until = new Date(server.platform.now().getTime() + 60_000).toISOString();
    const body = { email: person.email, duty: 'host', tournamentId: tournament._id } as const;
    const { data } = await server.api.act(grantDuty, { as: admin, body });
    expect(await see(person, tournament._id)).toMatchObject(succeeded);
    await setStatus(server, { tournament, status: 'COMPLETED' });
    expect(await see(person, tournament._id)).toMatchObject(refused('NOT_ALLOWED'));
    await setStatus(server, { tournament, status: 'LIVE' });
    await server.api.act(grantDuty, { as: admin, body: { ...body, until } });
    expect((await server.api.act(listOwnDuties, { as: person })).data).toHaveLength(1);
    await server.change('staff_grants', { id: data._id }, { until: new Date(0) });
    expect(await see(person, tournament._id)).toMatchObject(refused('NOT_ALLOWED'));
    await server.api.act(grantDuty, { as: admin, body });
    await server.api.act(revokeDuty, { as: admin, params: { grantId: data._id } });
    expect(await see(person, tournament._id)).toMatchObject(refused('NOT_ALLOWED'));
  });

  it('is in the list of who does what as long as it holds', async () => {
    const admin = await newAdmin(server);
    const tournament = await openTournament(server);
    const other = await openTournament(server);
    await newStaff(server, { duty: 'host', tournament });
    const scorer = await newStaff(server, { duty: 'scorer', tournament: other });
    const listed = async () => {
      const { data } = await server.api.act(listEveryDuty, { as: admin });
      return data
        .filter(({ tournamentId }) => [tournament._id, other._id].includes(tournamentId ?? ''))
        .map(({ title, duty, user }) => ({ title, duty, userId: user._id }));
    };
    expect(await listed()).toContainEqual({
      title: other.title,
      duty: 'scorer',
      userId: scorer.id,
    });
    expect(await listed()).toHaveLength(2);
    await setStatus(server, { tournament, status: 'COMPLETED' });
    expect(await listed()).toHaveLength(1);
    expect(await server.api.send(listEveryDuty, { as: scorer })).toMatchObject(
      refused('NOT_ALLOWED'),
    );
  });

  it('of a series opens all its evenings, and is listed under its title', async () => {
    const { series, admin, tonight } = await newSeries(server, { title: 'Night Drop' });
    const person = await newPlayer(server);
    const body = { email: person.email, duty: 'host', seriesId: series._id } as const;
    await server.api.act(grantDuty, { as: admin, body });
    expect(await see(person, tonight?.tournament?._id ?? '')).toMatchObject(succeeded);
    const { data } = await server.api.act(listEveryDuty, { as: admin });
    expect(data.filter(({ seriesId }) => seriesId === series._id)).toMatchObject([
      { title: 'Night Drop', tournamentId: null, duty: 'host', user: { _id: person.id } },
    ]);
  });

  it('of a treasurer is the owner’s to give', async () => {
    const { _id: tournamentId } = await openTournament(server);
    const { email } = await newPlayer(server);
    const body = { email, duty: 'treasurer', tournamentId } as const;
    const as = await newAdmin(server);
    expect(await server.api.send(grantDuty, { as, body })).toMatchObject(refused('NOT_ALLOWED'));
    const owner = await newOwner(server);
    expect(await server.api.send(grantDuty, { as: owner, body })).toMatchObject(succeeded);
  });

  it('decides nothing about a team that its holder is in; the owner may', async () => {
    const stadium = await newStadium(server, {
      teams: 4,
      stage: { format: 'groups', lobbyMax: 4 },
    });
    const drawn = await draw(server, { ...stadium, form: { groups: 2 } });
    const entry = drawn.groups[0]?.teams[0];
    const squad = stadium.squads.find(({ id }) => id === entry?.teamId);
    const host = await squad?.signIn(1);
    if (!host || !entry) throw new Error('no host');
    const { _id: tournamentId } = stadium.tournament;
    await server.api.act(grantDuty, {
      as: stadium.admin,
      body: { email: host.email, duty: 'host', tournamentId },
    });
    const body = { entryId: entry._id, to: 'B', version: drawn.version };
    const sent = { params: { drawId: drawn._id }, body };
    expect(await server.api.send(moveInDraw, { ...sent, as: host })).toMatchObject(
      refused('NOT_ALLOWED'),
    );
    const owner = await newOwner(server);
    expect(await server.api.send(moveInDraw, { ...sent, as: owner })).toMatchObject(succeeded);
  });
});
