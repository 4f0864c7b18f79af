import { kickPlayer, leaveTeam } from '@one-dream/contract/features/teams/teams.ts';
import { describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import { joinTeam, newSquad } from '../../../../factories/teams.ts';
import {
  openTournament,
  register,
  shown,
  tryCancel,
  tryRegister,
} from '../../../../factories/tournaments.ts';
import { fillInGameInfo, linkDiscord, newPlayer } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();

const nobody = '00000000-0000-7000-8000-000000000000';

describe('registering a team', () => {
  it('takes the first slot and tells the squad, the leader first', async () => {
    const tournament = await openTournament(server);
    const team = await newSquad(server, {
      players: ['Asha', 'Bina', 'Chitra', 'Dev'].map((inGameName) => ({ inGameName })),
    });
    const { body } = await tryRegister(server, { team, tournament });
    expect(body).toEqual({
      success: true,
      message: "You're now in the tournament!",
      data: { slot: 1, squad: ['Asha', 'Bina', 'Chitra', 'Dev'] },
    });
    expect(await shown(server, tournament)).toMatchObject({
      slots: '1/100',
      reg_teams: [{ _id: team.id, slot: 1 }],
    });
  });

  it('is refused a second time', async () => {
    const tournament = await openTournament(server);
    const team = await newSquad(server);
    await register(server, { team, tournament });
    expect(await tryRegister(server, { team, tournament })).toMatchObject(
      refused('ALREADY_REGISTERED'),
    );
    expect((await shown(server, tournament)).slots).toBe('1/100');
  });

  it('is refused a second time for that reason also when the tournament is full', async () => {
    const tournament = await openTournament(server, { slots: 1 });
    const team = await newSquad(server);
    await register(server, { team, tournament });
    expect(await tryRegister(server, { team, tournament })).toMatchObject(
      refused('ALREADY_REGISTERED'),
    );
  });

  it('is possible in two tournaments', async () => {
    const team = await newSquad(server);
    for (let n = 0; n < 2; n++) {
      const tournament = await openTournament(server);
      expect(await register(server, { team, tournament })).toBe(1);
    }
  });

  it('refuses an 11th team of 10', async () => {
    const tournament = await openTournament(server, { slots: 10, type: 'SOLO' });
    for (let slot = 1; slot <= 10; slot++) {
      const team = await newSquad(server, { size: 1 });
      expect(await register(server, { team, tournament })).toBe(slot);
    }
    const late = await newSquad(server, { size: 1 });
    expect(await tryRegister(server, { team: late, tournament })).toMatchObject(
      refused('SLOTS_FILLED', { message: 'All 10 slots of this tournament are filled.' }),
    );
    expect((await shown(server, tournament)).slots).toBe('10/10');
  });

  it.each([
    ['UPCOMING', 'Registration for this tournament has not opened yet.'],
    ['LIVE', 'Registration for this tournament is closed.'],
    ['CLOSED', 'Registration for this tournament is closed.'],
    ['COMPLETED', 'Registration for this tournament is closed.'],
  ] as const)('is refused while the tournament is %s', async (status, message) => {
    const tournament = await openTournament(server, { status });
    const team = await newSquad(server);
    expect(await tryRegister(server, { team, tournament })).toMatchObject(
      refused('REGISTRATION_CLOSED', { message }),
    );
  });

  it('is for the leader alone; for a stranger the team does not exist', async () => {
    const tournament = await openTournament(server);
    const team = await newSquad(server);
    const member = team.players[1] ?? expect.fail('nobody');
    expect(await tryRegister(server, { team, tournament, as: member })).toMatchObject(
      refused('NOT_LEADER', { message: 'Only Team Leaders are able to register.' }),
    );
    const other = await newSquad(server);
    for (const as of [other.leader, await newPlayer(server)])
      expect(await tryRegister(server, { team, tournament, as })).toMatchObject(
        refused('NOT_FOUND'),
      );
    expect((await shown(server, tournament)).slots).toBe('0/100');
  });

  it('finds neither a team nor a tournament that is not there', async () => {
    const tournament = await openTournament(server);
    const team = await newSquad(server);
    const { leader } = team;
    for (const side of [
      { team: { id: nobody, leader }, tournament },
      { team: { id: 'made-up', leader }, tournament },
      { team, tournament: { _id: nobody } },
      // The ids swapped: neither exists.
      { team: { id: tournament._id, leader }, tournament: { _id: team.id } },
    ])
      expect(await tryRegister(server, side)).toMatchObject(refused('NOT_FOUND'));
  });

  it.each([
    ['SQUAD', 4],
    ['DUO', 2],
    ['SOLO', 1],
  ] as const)('for %s needs %i players', async (type, minimum) => {
    const tournament = await openTournament(server, { type });
    if (minimum > 1) {
      const team = await newSquad(server, { size: minimum - 1 });
      expect(await tryRegister(server, { team, tournament })).toMatchObject(
        refused('TEAM_TOO_SMALL', {
          message: `Not enough players in your team: ${minimum} are needed, you have ${minimum - 1}. Share your invite link.`,
        }),
      );
    }
    const team = await newSquad(server, { size: minimum });
    expect(await tryRegister(server, { team, tournament })).toMatchObject(succeeded);
  });

  it('counts a player who left or was kicked no more', async () => {
    const tournament = await openTournament(server);
    const left = await newSquad(server);
    const leaver = left.players[3] ?? expect.fail('nobody');
    await server.api.act(leaveTeam, { as: leaver, params: { teamId: left.id } });
    expect(await tryRegister(server, { team: left, tournament })).toMatchObject(
      refused('TEAM_TOO_SMALL'),
    );
    const kicked = await newSquad(server);
    const userId = kicked.players[3]?.id ?? '';
    await server.api.act(kickPlayer, { as: kicked.leader, params: { userId } });
    expect(await tryRegister(server, { team: kicked, tournament })).toMatchObject(
      refused('TEAM_TOO_SMALL'),
    );
  });

  it('names who lacks what', async () => {
    const tournament = await openTournament(server);
    const team = await newSquad(server, {
      size: 5,
      players: [
        {},
        { name: 'Bina' },
        { name: 'Chitra', discord: false },
        {},
        { name: 'Esha', discord: false },
      ],
    });
    const bina = team.players[1] ?? expect.fail('nobody');
    // A row from before a game id was required.
    await server.change('users', { id: bina.id }, { in_game_id: '', discord_id: null });
    expect(await tryRegister(server, { team, tournament })).toMatchObject(
      refused('ROSTER_INCOMPLETE', {
        message:
          'Your team is not ready: Bina lacks a game ID and a linked Discord; Chitra lacks a linked Discord; Esha lacks a linked Discord.',
      }),
    );
    await fillInGameInfo(server, { as: bina });
    for (const player of [bina, team.players[2], team.players[4]])
      await linkDiscord(server, { as: player ?? bina });
    expect(await tryRegister(server, { team, tournament })).toMatchObject(succeeded);
  });

  it('refuses a player who is in with another team, naming both', async () => {
    const tournament = await openTournament(server);
    const first = await newSquad(server, { size: 5, name: 'First Home' });
    await register(server, { team: first, tournament });
    const moving = first.players[4] ?? expect.fail('nobody');
    await server.api.act(leaveTeam, { as: moving, params: { teamId: first.id } });
    const second = await newSquad(server, { size: 3 });
    await joinTeam(server, { team: second, player: moving });
    expect(await tryRegister(server, { team: second, tournament })).toMatchObject(
      refused('PLAYER_TAKEN', {
        message: `${moving.name} is in this tournament already, with First Home (same player or same game ID).`,
      }),
    );
    expect((await shown(server, tournament)).slots).toBe('1/100');
    await tryCancel(server, { team: first, tournament });
    expect(await tryRegister(server, { team: second, tournament })).toMatchObject(succeeded);
  });

  it('refuses a game id that is in with another team, also once its player has another', async () => {
    const tournament = await openTournament(server);
    const first = await newSquad(server, { players: [{ inGameId: '5770000077' }] });
    await register(server, { team: first, tournament });
    await fillInGameInfo(server, { as: first.leader });
    const second = await newSquad(server, { players: [{}, {}, { name: 'Copycat' }] });
    const copycat = second.players[2] ?? expect.fail('nobody');
    await fillInGameInfo(server, { as: copycat, inGameId: 'ID 0577-000-0077' });
    expect(await tryRegister(server, { team: second, tournament })).toMatchObject(
      refused('PLAYER_TAKEN', { message: expect.stringContaining('Copycat is in') }),
    );
    const elsewhere = await openTournament(server);
    expect(await tryRegister(server, { team: second, tournament: elsewhere })).toMatchObject(
      succeeded,
    );
  });
});
