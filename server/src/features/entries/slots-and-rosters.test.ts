import * as calls from '@one-dream/contract/features/entries/entries.registrations.ts';
import { deleteTeam, kickPlayer } from '@one-dream/contract/features/teams/teams.ts';
import { describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import { joinTeam, newSquad } from '../../../../factories/teams.ts';
import { openTournament, register, shown, tryCancel } from '../../../../factories/tournaments.ts';
import { setStatus } from '../../../tests/support/insert-tournaments.ts';
import { fillInGameInfo, linkDiscord, newAdmin, newPlayer } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();

const nobody = '00000000-0000-7000-8000-000000000000';

describe('the roster kept at registration', () => {
  function snapshot(team: { id: string }) {
    return Promise.all([
      server.row('registrations', { team_id: team.id }),
      server.db
        .selectFrom('registration_players')
        .innerJoin('registrations', 'registrations.id', 'registration_players.registration_id')
        .selectAll('registration_players')
        .where('registrations.team_id', '=', team.id)
        .orderBy('position')
        .execute(),
    ]);
  }

  it('holds team, leader and all players with what they play as', async () => {
    const team = await newSquad(server, { size: 6 });
    await register(server, { team, tournament: await openTournament(server) });
    const [registration, players] = await snapshot(team);
    expect(registration).toMatchObject({
      team_name: team.name,
      leader_email: team.leader.email,
      leader_discord_username: expect.stringMatching(/^player_/),
      slot: 1,
    });
    expect(players.map((player) => player.user_id)).toEqual(team.players.map(({ id }) => id));
    expect(players[0]).toMatchObject({
      position: 1,
      name: team.leader.name,
      in_game_name: expect.stringMatching(/^OD・/),
      in_game_role: 'IGL',
    });
  });

  it('is not altered by what becomes of the team', async () => {
    const tournament = await openTournament(server);
    const team = await newSquad(server, { size: 5 });
    await register(server, { team, tournament });
    const before = await snapshot(team);
    const [, second, third, fourth] = team.players;
    await fillInGameInfo(server, { as: second ?? team.leader, inGameName: 'Renamed' });
    await linkDiscord(server, { as: third ?? team.leader });
    await server.api.act(kickPlayer, { as: team.leader, params: { userId: fourth?.id ?? '' } });
    await joinTeam(server, { team, player: await newPlayer(server) });
    expect(await snapshot(team)).toEqual(before);
    await setStatus(server, { tournament, status: 'COMPLETED' });
    await server.api.act(deleteTeam, { as: team.leader });
    expect(await snapshot(team)).toEqual(before);
    expect((await shown(server, tournament)).reg_teams).toMatchObject([
      { name: team.name, slot: 1 },
    ]);
  });
});

describe('cancelling', () => {
  it('frees the slot, which the next team gets before higher ones', async () => {
    const tournament = await openTournament(server);
    const teams = [];
    for (let slot = 1; slot <= 4; slot++) {
      const team = await newSquad(server);
      expect(await register(server, { team, tournament })).toBe(slot);
      teams.push(team);
    }
    for (const team of [teams[2], teams[1]])
      expect(await tryCancel(server, { team: team ?? expect.fail(), tournament })).toMatchObject(
        succeeded,
      );
    expect((await shown(server, tournament)).slots).toBe('2/100');
    const next = await newSquad(server);
    expect(await register(server, { team: next, tournament })).toBe(2);
    expect(await register(server, { team: teams[1] ?? next, tournament })).toBe(3);
    const { reg_teams, slots } = await shown(server, tournament);
    expect(slots).toBe('4/100');
    expect(reg_teams.map(({ slot }) => slot)).toEqual([1, 2, 3, 4]);
  });

  it.each([
    ['OPENED', true],
    ['UPCOMING', true],
    ['LIVE', false],
    ['CLOSED', false],
    ['COMPLETED', false],
  ] as const)('while the tournament is %s: %s', async (status, isPossible) => {
    const tournament = await openTournament(server);
    const team = await newSquad(server);
    await register(server, { team, tournament });
    await setStatus(server, { tournament, status });
    expect(await tryCancel(server, { team, tournament })).toMatchObject(
      isPossible ? succeeded : refused('CANCEL_CLOSED'),
    );
    expect((await shown(server, tournament)).slots).toBe(isPossible ? '0/100' : '1/100');
  });

  it('is for the leader of that team alone', async () => {
    const tournament = await openTournament(server);
    const team = await newSquad(server);
    await register(server, { team, tournament });
    const member = team.players[1] ?? expect.fail('nobody');
    expect(await tryCancel(server, { team, tournament, as: member })).toMatchObject(
      refused('NOT_LEADER'),
    );
    const other = await newSquad(server);
    expect(await tryCancel(server, { team, tournament, as: other.leader })).toMatchObject(
      refused('NOT_FOUND'),
    );
    expect((await shown(server, tournament)).slots).toBe('1/100');
  });

  it('what is not registered is refused', async () => {
    const tournament = await openTournament(server);
    const team = await newSquad(server);
    expect(await tryCancel(server, { team, tournament })).toMatchObject(refused('NOT_REGISTERED'));
    expect(await tryCancel(server, { team, tournament: { _id: nobody } })).toMatchObject(
      refused('NOT_FOUND'),
    );
    expect((await shown(server, tournament)).slots).toBe('0/100');
  });
});

describe('deleting a registered team', () => {
  it('frees its slots in OPENED and UPCOMING tournaments', async () => {
    const opened = await openTournament(server);
    const upcoming = await openTournament(server);
    const team = await newSquad(server);
    for (const tournament of [opened, upcoming]) await register(server, { team, tournament });
    await setStatus(server, { tournament: upcoming, status: 'UPCOMING' });
    expect(await server.api.send(deleteTeam, { as: team.leader })).toMatchObject(succeeded);
    for (const tournament of [opened, upcoming])
      expect(await shown(server, tournament)).toMatchObject({ slots: '0/100', reg_teams: [] });
    const left = await server.db
      .selectFrom('registration_players')
      .selectAll()
      .where('tournament_id', 'in', [opened._id, upcoming._id])
      .where('holds', '=', true)
      .execute();
    expect(left).toEqual([]);
  });

  it.each(['LIVE', 'CLOSED'] as const)('is refused while one is %s', async (status) => {
    const playing = await openTournament(server);
    const opened = await openTournament(server);
    const team = await newSquad(server);
    for (const tournament of [playing, opened]) await register(server, { team, tournament });
    await setStatus(server, { tournament: playing, status });
    expect(await server.api.send(deleteTeam, { as: team.leader })).toMatchObject(
      refused('TEAM_LOCKED'),
    );
    for (const tournament of [playing, opened])
      expect((await shown(server, tournament)).slots).toBe('1/100');
  });
});

describe('an admin', () => {
  it('sees the rosters by slot and takes a team out, also while the tournament is LIVE', async () => {
    const admin = await newAdmin(server);
    const tournament = await openTournament(server);
    const team = await newSquad(server);
    await register(server, { team, tournament });
    const params = { tournamentId: tournament._id };
    const { data } = await server.api.act(calls.listRosters, { as: admin, params });
    expect(data).toMatchObject([
      { _id: team.id, slot: 1, leader: { email: team.leader.email }, players: [{}, {}, {}, {}] },
    ]);
    await setStatus(server, { tournament, status: 'LIVE' });
    const side = { ...params, teamId: team.id };
    expect(await server.api.send(calls.removeTeam, { as: admin, params: side })).toMatchObject(
      succeeded,
    );
    expect((await shown(server, tournament)).slots).toBe('0/100');
    const again = await server.api.send(calls.removeTeam, { as: admin, params: side });
    expect(again).toMatchObject(refused('NOT_FOUND'));
  });
});
