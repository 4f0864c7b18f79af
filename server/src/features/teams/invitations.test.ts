import * as calls from '@one-dream/contract/features/teams/teams.ts';
import { describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import { createTeam, newSquad } from '../../../../factories/teams.ts';
import { fillInGameInfo, newPlayer, type Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();

function look(as: Person, code: string) {
  return server.api.send(calls.getInvitation, { as, params: { code } });
}

function accept(as: Person, code: string) {
  return server.api.send(calls.acceptInvitation, { as, params: { code } });
}

async function playersOf(leader: Person) {
  const params = { userId: leader.id };
  const { team } = await server.api.act(calls.getTeam, { as: leader, params });
  return team?.players.map((player) => player._id);
}

describe('an invitation', () => {
  it('shows the team and its leader, and nothing else', async () => {
    const team = await newSquad(server, { size: 2 });
    const { body } = await look(await newPlayer(server, { inGame: false }), team.code);
    expect(body.data).toEqual({
      name: team.name,
      logo: expect.stringMatching(/^\/images\//),
      leader: { name: team.leader.name, email: team.leader.email, profile: '' },
      memberCount: 2,
    });
  });

  it('shows a visitor name and logo, and nothing of a person', async () => {
    const team = await newSquad(server, { size: 2 });
    const params = { code: team.code };
    const { body } = await server.api.send(calls.previewInvitation, { params });
    expect(body.data).toEqual({ name: team.name, logo: expect.stringMatching(/^\/images\//) });
    const dead = await server.api.send(calls.previewInvitation, { params: { code: 'made-up' } });
    expect(dead).toMatchObject(refused('INVITE_NOT_FOUND'));
  });

  it.each([
    ['made-up', 'INVITE_NOT_FOUND'],
    ['x'.repeat(43), 'INVITE_NOT_FOUND'],
    ["' or '1'='1", 'INVITE_NOT_FOUND'],
    ['%', 'INVITE_NOT_FOUND'],
    ['a\u0000b', 'MALFORMED'],
    ['ä'.repeat(90), 'INVITE_NOT_FOUND'],
  ] as const)('is not found under %j', async (code, refusal) => {
    const player = await newPlayer(server);
    for (const answer of [await look(player, code), await accept(player, code)])
      expect(answer).toMatchObject(refused(refusal));
  });
});

describe('accepting an invitation', () => {
  it('joins the team', async () => {
    const team = await newSquad(server, { size: 1 });
    const player = await newPlayer(server);
    const answer = await accept(player, team.code);
    expect(answer).toMatchObject({ status: 200, body: { message: `Welcome to ${team.name}!` } });
    expect(await playersOf(team.leader)).toEqual([team.leader.id, player.id]);
  });

  it('needs an in-game name, but no Discord yet', async () => {
    const team = await newSquad(server, { size: 1 });
    const player = await newPlayer(server, { inGame: false, discord: false });
    expect(await accept(player, team.code)).toMatchObject(refused('INGAME_INFO_MISSING'));
    await fillInGameInfo(server, { as: player });
    expect(await accept(player, team.code)).toMatchObject(succeeded);
  });

  it('refuses a 7th player', async () => {
    const team = await newSquad(server, { size: 6 });
    expect(await accept(await newPlayer(server), team.code)).toMatchObject(refused('TEAM_FULL'));
    expect(await playersOf(team.leader)).toHaveLength(6);
  });

  it('refuses somebody who is in a team, this one or another', async () => {
    const team = await newSquad(server, { size: 2 });
    const other = await newSquad(server, { size: 2 });
    for (const player of [...team.players, ...other.players])
      expect(await accept(player, team.code)).toMatchObject(refused('ALREADY_IN_TEAM'));
    expect(await playersOf(team.leader)).toHaveLength(2);
  });

  it('works again for somebody who left', async () => {
    const team = await newSquad(server, { size: 2 });
    const member = team.players[1] ?? expect.fail('nobody');
    await server.api.act(calls.leaveTeam, { as: member, params: { teamId: team.id } });
    expect(await accept(member, team.code)).toMatchObject(succeeded);
  });
});

describe('resetting the invite', () => {
  function reset(as: Person, teamId: string) {
    return server.api.send(calls.resetInvite, { as, params: { teamId } });
  }

  it('gives another code and kills the old one at once', async () => {
    const team = await newSquad(server, { size: 1 });
    const { data } = await server.api.act(calls.resetInvite, {
      as: team.leader,
      params: { teamId: team.id },
    });
    expect(data.code).toMatch(/^[\w-]{43}$/);
    expect(data.code).not.toBe(team.code);
    const player = await newPlayer(server);
    expect(await look(player, team.code)).toMatchObject(refused('INVITE_NOT_FOUND'));
    expect(await accept(player, team.code)).toMatchObject(refused('INVITE_NOT_FOUND'));
    expect(await accept(player, data.code)).toMatchObject(succeeded);
  });

  it('is for the leader of that team alone', async () => {
    const team = await newSquad(server, { size: 2 });
    const other = await createTeam(server, { leader: await newPlayer(server) });
    const member = team.players[1] ?? expect.fail('nobody');
    expect(await reset(member, team.id)).toMatchObject(refused('NOT_LEADER'));
    expect(await reset(other.leader, team.id)).toMatchObject(refused('NOT_FOUND'));
    for (const stranger of [
      await newPlayer(server),
      (await newSquad(server, { size: 2 })).players[1],
    ])
      expect(await reset(stranger ?? expect.fail('nobody'), team.id)).toMatchObject(
        refused('NOT_FOUND'),
      );
    expect(await look(await newPlayer(server), team.code)).toMatchObject(succeeded);
  });
});
