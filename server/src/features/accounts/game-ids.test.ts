import * as calls from '@one-dream/contract/features/accounts/accounts.game-ids.ts';
import { getOwnDiscipline, giveBan } from '@one-dream/contract/features/discipline/discipline.ts';
import { expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import { newSquad } from '../../../../factories/teams.ts';
import { openTournament, tryRegister } from '../../../../factories/tournaments.ts';
import { newAdmin, newPlayer, type Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();
const admin = await newAdmin(server);

const reason = 'My profile in the game shows this number.';
const claim = (as: Person, inGameId: string) =>
  server.api.send(calls.claimGameId, { as, body: { inGameId, reason } });
const waiting = async () =>
  (await server.api.act(calls.listGameIdClaims, { as: admin, body: { show: 'waiting' } })).data;
const decide = (claimId: string, isGranted: boolean, as = admin) =>
  server.api.send(calls.decideGameIdClaim, {
    ...{ as, params: { claimId } },
    body: { isGranted, answer: 'We looked at both profiles.' },
  });
const titlesOf = async ({ id }: Person) => {
  const rows = await server.rows('notifications', { recipient_id: id }, ['title']);
  return rows.map(({ title }) => title);
};
const gameIdOf = async ({ id }: Person) => (await server.row('users', { id })).in_game_id;

it('taken by another is asked for; staff see both and move it, and both are told', async () => {
  const team = await newSquad(server, { players: [{ inGameId: '5600000009' }] });
  const squatter = await newPlayer(server, { inGameId: '5600000001', name: 'Squatter' });
  expect(await claim(team.leader, 'ID 5600-000-001')).toMatchObject(succeeded);
  expect(await claim(team.leader, '5600000001')).toMatchObject(refused('CONFLICT'));
  expect(await titlesOf(squatter)).toContainEqual(
    expect.stringContaining('Another player says your game ID is theirs: '),
  );
  const [open] = await waiting();
  expect(open).toMatchObject({
    gameId: '5600000001',
    claimant: { _id: team.leader.id, inGameId: '5600000009' },
    holder: { _id: squatter.id, name: 'Squatter', isBanned: false },
  });
  expect(await decide(open?._id ?? '', true)).toMatchObject(succeeded);
  expect(await gameIdOf(team.leader)).toBe('5600000001');
  expect(await gameIdOf(squatter)).toBe('');
  expect(await titlesOf(team.leader)).toContain('Game ID 5600000001 is yours');
  expect(await titlesOf(squatter)).toContain("Game ID 5600000001 is another player's");
  expect(await waiting()).toEqual([]);
  expect(await decide(open?._id ?? '', false)).toMatchObject(refused('CONFLICT'));
});

it('moved to its player, no longer stops them for what the other account did', async () => {
  const impostor = await newPlayer(server, { inGameId: '5600000011' });
  const body = {
    subject: { kind: 'person', userId: impostor.id },
    kind: 'cheating',
    scope: 'organisation',
    days: 7,
    reason,
  } as const;
  await server.api.act(giveBan, { as: admin, body });
  const team = await newSquad(server);
  await claim(team.leader, '5600000011');
  const [open] = await waiting();
  expect(open?.holder?.isBanned).toBe(true);
  await decide(open?._id ?? '', true);
  const tournament = await openTournament(server);
  expect(await tryRegister(server, { team, tournament })).toMatchObject(succeeded);
  const own = await server.api.act(getOwnDiscipline, { as: impostor });
  expect(own.data.bans).toMatchObject([{ isInForce: true }]);
});

it('refused, stays where it is', async () => {
  const holder = await newPlayer(server, { inGameId: '5600000021' });
  const envious = await newPlayer(server);
  await claim(envious, '5600000021');
  const [open] = await waiting();
  expect(await decide(open?._id ?? '', false)).toMatchObject(succeeded);
  expect(await gameIdOf(holder)).toBe('5600000021');
  expect(await titlesOf(holder)).toContain('Game ID 5600000021 is yours');
  expect(await titlesOf(envious)).toContain("Game ID 5600000021 is another player's");
});

it('that nobody else has needs no staff', async () => {
  const player = await newPlayer(server, { inGameId: '5600000031' });
  expect(await claim(player, '5600000031')).toMatchObject(refused('CONFLICT'));
  expect(await claim(player, '5600000032')).toMatchObject(refused('CONFLICT'));
});

it('of an admin is for another admin to decide', async () => {
  await newPlayer(server, { inGameId: '5600000041' });
  await claim(admin, '5600000041');
  const [open] = await waiting();
  expect(await decide(open?._id ?? '', true)).toMatchObject(refused('NOT_ALLOWED'));
  expect(await decide(open?._id ?? '', true, await newAdmin(server))).toMatchObject(succeeded);
});
