import * as calls from '@one-dream/contract/features/teams/teams.search.ts';
import { acceptInvitation, getTeam } from '@one-dream/contract/features/teams/teams.ts';
import { describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import { newSquad } from '../../../../factories/teams.ts';
import { newPlayer, type Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';
import { requestsOf } from '../../../tests/support/team-search.ts';
import { sweep } from '../../operations/retention.ts';
import { askAgainDays, joinRequestDays, openJoinRequests, searchDays } from './search.rules.ts';

const server = await sharedTestServer();

const post = (as: Person, body: object = { text: 'Evenings, T3 scrims.' }) =>
  server.api.send(calls.postSearch, { as, body });
const askTeam = (as: Person, team: { id: string }, text = '') =>
  server.api.send(calls.askToJoin, { as, params: { teamId: team.id }, body: { text } });
const askPlayer = (as: Person, player: Person) =>
  server.api.send(calls.askPlayer, { as, params: { userId: player.id }, body: {} });
const answer = (as: Person, requestId: string, isAccepted: boolean) =>
  server.api.send(calls.answerJoinRequest, { as, params: { requestId }, body: { isAccepted } });
const teamsFor = (as: Person, body: object = {}) =>
  server.api.act(calls.listSearchingTeams, { as, body });
const playersFor = (as: Person, body: object = {}) =>
  server.api.act(calls.listSearchingPlayers, { as, body });

async function openTeam(size = 1) {
  const team = await newSquad(server, { size });
  expect(await post(team.leader)).toMatchObject(succeeded);
  return team;
}

async function onlyRequest(person: Person) {
  const requests = await requestsOf(server, person);
  expect(requests).toHaveLength(1);
  return requests[0] ?? expect.fail();
}

describe('who looks for whom', () => {
  it('is in the list for 14 days, without anything that is for team-mates', async () => {
    const team = await openTeam(2);
    const player = await newPlayer(server);
    await post(player, { text: 'IGL since 2021' });
    const viewer = await newPlayer(server);
    const teams = (await teamsFor(viewer)).data;
    const players = (await playersFor(viewer)).data;
    expect(teams.find(({ _id }) => _id === team.id)).toMatchObject({
      memberCount: 2,
      text: 'Evenings, T3 scrims.',
      between: 'nothing',
    });
    expect(players.find(({ _id }) => _id === player.id)).toMatchObject({
      text: 'IGL since 2021',
      inGameRole: 'IGL',
    });
    expect(JSON.stringify([teams, players])).not.toMatch(/@example\.in|9876543210|"51000/);
    const old = new Date(server.platform.now().getTime() - searchDays * 86_400_000);
    await server.change('team_searches', { team_id: team.id }, { posted_at: old });
    await server.change('player_searches', { user_id: player.id }, { posted_at: old });
    expect((await teamsFor(viewer)).data.map(({ _id }) => _id)).not.toContain(team.id);
    expect((await playersFor(viewer)).data.map(({ _id }) => _id)).not.toContain(player.id);
    expect(await askTeam(viewer, team)).toMatchObject(refused('NOT_FOUND'));
  });

  it('is narrowed by role and paged, the newest first', async () => {
    const viewer = await newPlayer(server);
    const sniping = await newSquad(server, { size: 1 });
    await post(sniping.leader, { text: '', roles: ['SNIPER'] });
    const any = await openTeam();
    const forSnipers = (await teamsFor(viewer, { role: 'SNIPER' })).data.map(({ _id }) => _id);
    expect(forSnipers).toEqual(expect.arrayContaining([sniping.id, any.id]));
    const forSupporters = (await teamsFor(viewer, { role: 'SUPPORTER' })).data.map(
      ({ _id }) => _id,
    );
    expect(forSupporters).not.toContain(sniping.id);
    const first = await teamsFor(viewer, { limit: 1 });
    expect(first.data[0]?._id).toBe(any.id);
    const second = await teamsFor(viewer, { limit: 1, cursor: first.nextCursor ?? '' });
    expect(second.data[0]?._id).toBe(sniping.id);
  });

  it('takes itself back, and goes with a team found', async () => {
    const player = await newPlayer(server);
    await post(player);
    await server.api.act(calls.endSearch, { as: player });
    expect((await server.api.act(calls.getOwnSearch, { as: player })).search).toBeNull();
    await post(player);
    const { code } = await newSquad(server, { size: 1 });
    await server.api.act(acceptInvitation, { as: player, params: { code } });
    expect((await playersFor(await newPlayer(server))).data.map(({ _id }) => _id)).not.toContain(
      player.id,
    );
  });

  it('is refused to members, to full teams, and to who has no in-game name', async () => {
    const { players } = await newSquad(server, { size: 6 });
    const [leader, member] = players;
    if (!leader || !member) throw new Error('nobody');
    expect(await post(member)).toMatchObject(refused('NOT_LEADER'));
    expect(await post(leader)).toMatchObject(refused('TEAM_FULL'));
    expect(await post(await newPlayer(server, { inGame: false }))).toMatchObject(
      refused('INGAME_INFO_MISSING'),
    );
    expect(await post(await newPlayer(server), { text: 'x'.repeat(301) })).toMatchObject(
      refused('INVALID'),
    );
    expect(await post(await newPlayer(server), { roles: ['GOD'] })).toMatchObject(
      refused('INVALID'),
    );
  });
});

describe('a request to join', () => {
  it('of a player waits for the leader, who lets them in', async () => {
    const team = await openTeam();
    const player = await newPlayer(server);
    expect(await askTeam(player, team, 'I hold compounds.')).toMatchObject(succeeded);
    const request = await onlyRequest(team.leader);
    expect(request).toMatchObject({
      isForMe: true,
      text: 'I hold compounds.',
      player: { _id: player.id, name: player.name },
    });
    expect(await onlyRequest(player)).toMatchObject({ isForMe: false });
    expect(JSON.stringify(request)).not.toMatch(/@example\.in|9876543210|"51000/);
    expect(await answer(player, request._id, true)).toMatchObject(refused('NOT_FOUND'));
    expect(await answer(await newPlayer(server), request._id, true)).toMatchObject(
      refused('NOT_FOUND'),
    );
    expect(await answer(team.leader, request._id, true)).toMatchObject(succeeded);
    const { team: joined } = await server.api.act(getTeam, {
      as: player,
      params: { userId: player.id },
    });
    expect(joined?._id).toBe(team.id);
    expect(await requestsOf(server, team.leader)).toEqual([]);
  });

  it('of a team waits for the player, whatever other members say', async () => {
    const team = await newSquad(server, { size: 2 });
    const player = await newPlayer(server);
    await post(player);
    expect(await askPlayer(team.players[1] ?? player, player)).toMatchObject(refused('NOT_LEADER'));
    expect(await askPlayer(team.leader, player)).toMatchObject(succeeded);
    expect(await requestsOf(server, team.players[1] ?? player)).toEqual([]);
    const request = await onlyRequest(player);
    expect(await answer(team.leader, request._id, true)).toMatchObject(refused('NOT_FOUND'));
    expect(await answer(player, request._id, true)).toMatchObject(succeeded);
    expect(await answer(player, request._id, true)).toMatchObject(refused('NOT_FOUND'));
  });

  it('that is declined is not asked again for a week; the other side may', async () => {
    const team = await openTeam();
    const player = await newPlayer(server);
    await post(player);
    await askTeam(player, team);
    expect(await askTeam(player, team)).toMatchObject(refused('CONFLICT'));
    expect(await askPlayer(team.leader, player)).toMatchObject(refused('CONFLICT'));
    await answer(team.leader, (await onlyRequest(team.leader))._id, false);
    expect(await askTeam(player, team)).toMatchObject(refused('CONFLICT'));
    expect((await teamsFor(player)).data.find(({ _id }) => _id === team.id)?.between).toBe(
      'declined',
    );
    expect(await askPlayer(team.leader, player)).toMatchObject(succeeded);
    expect((await teamsFor(player)).data.find(({ _id }) => _id === team.id)?.between).toBe('asks');
  });

  it('is taken back by who asked, and by nobody else', async () => {
    const team = await openTeam();
    const player = await newPlayer(server);
    await askTeam(player, team);
    const { _id: requestId } = await onlyRequest(player);
    const withdraw = (as: Person) =>
      server.api.send(calls.withdrawJoinRequest, { as, params: { requestId } });
    expect(await withdraw(team.leader)).toMatchObject(refused('NOT_FOUND'));
    expect(await withdraw(player)).toMatchObject(succeeded);
    expect(await requestsOf(server, team.leader)).toEqual([]);
    expect(await askTeam(player, team)).toMatchObject(succeeded);
  });

  it('is one of five at most that wait', async () => {
    const player = await newPlayer(server);
    for (let count = 0; count < openJoinRequests.player; count++)
      expect(await askTeam(player, await openTeam())).toMatchObject(succeeded);
    expect(await askTeam(player, await openTeam())).toMatchObject(refused('CONFLICT'));
  });

  it('lapses unanswered after 30 days, and a no is forgotten after a week', async () => {
    const [team, other] = [await openTeam(), await openTeam()];
    const player = await newPlayer(server);
    await askTeam(player, team);
    await answer(team.leader, (await onlyRequest(team.leader))._id, false);
    await askTeam(player, other);
    const ago = (days: number) => new Date(server.platform.now().getTime() - days * 86_400_000 - 1);
    const rowsOf = () => server.rows('join_requests', { user_id: player.id }, ['team_id']);
    await sweep(server.platform);
    expect(await rowsOf()).toHaveLength(2);
    await server.change('join_requests', { team_id: team.id }, { declined_at: ago(askAgainDays) });
    expect(await askTeam(player, team)).toMatchObject(succeeded);
    await server.change(
      'join_requests',
      { user_id: player.id },
      { asked_at: ago(joinRequestDays) },
    );
    await sweep(server.platform);
    expect(await rowsOf()).toEqual([]);
  });

  it('is nothing for who has a team, or for teams and players who do not look', async () => {
    const team = await openTeam();
    const quiet = await newSquad(server, { size: 1 });
    expect(await askTeam(quiet.leader, team)).toMatchObject(refused('ALREADY_IN_TEAM'));
    expect(await askTeam(await newPlayer(server), quiet)).toMatchObject(refused('NOT_FOUND'));
    expect(await askPlayer(team.leader, await newPlayer(server))).toMatchObject(
      refused('NOT_FOUND'),
    );
    expect(await askPlayer(await newPlayer(server), await newPlayer(server))).toMatchObject(
      refused('NO_TEAM'),
    );
  });
});
