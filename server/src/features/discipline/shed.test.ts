import { deleteUser } from '@one-dream/contract/features/accounts/accounts.ts';
import * as calls from '@one-dream/contract/features/discipline/discipline.ts';
import { deleteTeam, leaveTeam } from '@one-dream/contract/features/teams/teams.ts';
import { describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import type { Squad } from '../../../../factories/site.ts';
import { createTeam, joinTeam, newSquad } from '../../../../factories/teams.ts';
import { openTournament, tryRegister } from '../../../../factories/tournaments.ts';
import { newAdmin, newPlayer, type Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();
const admin = await newAdmin(server);

const reason = 'Seen in the recording.';
const ban = async (
  subject: { kind: 'person'; userId: string } | { kind: 'team'; teamId: string },
) => {
  const body = { subject, kind: 'cheating', scope: 'organisation', days: 7, reason } as const;
  return (await server.api.act(calls.giveBan, { as: admin, body })).data[0];
};
const strike = (userId: string) =>
  server.api.act(calls.strikeSubject, {
    as: admin,
    body: { subject: { kind: 'person', userId }, kind: 'room_leak', reason },
  });
const enter = async (team: Squad) =>
  tryRegister(server, { team, tournament: await openTournament(server) });

/** Puts the players of a deleted team, with their leader, in a new one. */
async function regroup(players: readonly Person[], name?: string): Promise<Squad> {
  const [leader, ...others] = players;
  if (!leader) throw new Error('nobody');
  const team = await createTeam(server, { leader, name });
  for (const player of others) await joinTeam(server, { team, player });
  return { ...team, players: [...players] };
}

describe('a banned team', () => {
  it('that is deleted and founded again is banned, under its name or another, and may appeal', async () => {
    const team = await newSquad(server);
    const given = await ban({ kind: 'team', teamId: team.id });
    await server.api.act(deleteTeam, { as: team.leader });
    const again = await regroup(team.players);
    expect(await enter(again)).toMatchObject(refused('BANNED'));
    const own = (await server.api.act(calls.getOwnDiscipline, { as: again.leader })).data;
    expect(own.bans).toMatchObject([{ _id: given?._id, mayAppeal: true }]);
    const { data } = await server.api.act(calls.listBans, {
      as: admin,
      body: { show: 'in_force' },
    });
    expect(data.map(({ _id }) => _id)).toContain(given?._id);
  });

  it('is banned with its name and who came to it after the ban', async () => {
    const team = await newSquad(server, { size: 1 });
    await ban({ kind: 'team', teamId: team.id });
    const late = await Promise.all([newPlayer(server), newPlayer(server), newPlayer(server)]);
    for (const player of late) await joinTeam(server, { team, player });
    await server.api.act(deleteTeam, { as: team.leader });
    const again = await regroup([...late, await newPlayer(server)], team.name);
    expect(await enter(again)).toMatchObject(refused('BANNED'));
  });

  it('is banned with its name and one of its players, but not its name alone, nor one player elsewhere', async () => {
    const team = await newSquad(server, { name: 'Shedding Snakes' });
    await ban({ kind: 'team', teamId: team.id });
    await server.api.act(deleteTeam, { as: team.leader });
    const fresh = () => Promise.all([newPlayer(server), newPlayer(server), newPlayer(server)]);
    const named = await regroup([team.leader, ...(await fresh())], 'Shedding Snakes');
    expect(await enter(named)).toMatchObject(refused('BANNED'));
    await server.api.act(deleteTeam, { as: named.leader });
    const innocent = await regroup(
      [await newPlayer(server), ...(await fresh())],
      'Shedding Snakes',
    );
    expect(await enter(innocent)).toMatchObject(succeeded);
    const elsewhere = await newSquad(server, { size: 3 });
    await joinTeam(server, { team: elsewhere, player: team.players[3] ?? expect.fail('nobody') });
    expect(await enter(elsewhere)).toMatchObject(succeeded);
  });

  it('is not left behind by three who found another', async () => {
    const team = await newSquad(server);
    await ban({ kind: 'team', teamId: team.id });
    const leaving = team.players.slice(1);
    for (const as of leaving) await server.api.act(leaveTeam, { as, params: { teamId: team.id } });
    const next = await regroup([await newPlayer(server), ...leaving]);
    expect(await enter(next)).toMatchObject(refused('BANNED'));
  });
});

describe('a deleted account', () => {
  const gone = (userId: string) => server.api.act(deleteUser, { as: admin, body: { userId } });

  it('leaves its strikes to the next one with its game id', async () => {
    const first = await newPlayer(server, { inGameId: '5810000001' });
    await strike(first.id);
    await gone(first.id);
    const second = await newPlayer(server, { inGameId: '5810000001', name: 'Second Life' });
    await strike(second.id);
    const { data } = await server.api.act(calls.listBans, {
      as: admin,
      body: { show: 'waiting', search: 'Second Life' },
    });
    expect(data).toMatchObject([{ state: 'proposed', days: 7 }]);
  });

  it('is still stopped by a ban that was only proposed when it went', async () => {
    const cheater = await newPlayer(server, { inGameId: '5810000002' });
    await strike(cheater.id);
    await strike(cheater.id);
    await gone(cheater.id);
    const { data } = await server.api.act(calls.listBans, {
      as: admin,
      body: { show: 'waiting', search: '5810000002' },
    });
    const banId = data[0]?._id ?? expect.fail('no proposal');
    await server.api.act(calls.decideBan, {
      as: admin,
      params: { banId },
      body: { isConfirmed: true },
    });
    const team = await newSquad(server, { players: [{ inGameId: '5810000002' }] });
    const tournament = await openTournament(server, { kind: 'scrim' } as never);
    expect(await tryRegister(server, { team, tournament })).toMatchObject(refused('BANNED'));
  });
});
