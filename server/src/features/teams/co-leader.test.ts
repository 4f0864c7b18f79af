import { listOwnEntries, withdrawEntry } from '@one-dream/contract/features/entries/entries.ts';
import { listNotifications } from '@one-dream/contract/features/notifications/notifications.ts';
import * as calls from '@one-dream/contract/features/teams/teams.ts';
import { expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import { newSquad } from '../../../../factories/teams.ts';
import { openTournament, tryRegister } from '../../../../factories/tournaments.ts';
import { newPlayer, type Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();

const choose = (as: Person, userId: string | null) =>
  server.api.send(calls.setCoLeader, { as, body: { userId } });
const teamOf = async (as: Person) =>
  server.api.act(calls.getTeam, { as, params: { userId: as.id } });
const titles = async (as: Person) =>
  (await server.api.act(listNotifications, { as })).data.map(({ title }) => title);

async function newPair() {
  const squad = await newSquad(server);
  const [leader, second, third] = squad.players;
  if (!leader || !second || !third) throw new Error('too few players');
  expect(await choose(leader, second.id)).toMatchObject(succeeded);
  return { squad, leader, second, third };
}

it('does what a leader does: registers and withdraws, invites, orders and removes players', async () => {
  const { squad, leader, second, third } = await newPair();
  const tournament = await openTournament(server);
  expect(await tryRegister(server, { team: squad, tournament, as: third })).toMatchObject(
    refused('NOT_LEADER'),
  );
  expect(await tryRegister(server, { team: squad, tournament, as: second })).toMatchObject(
    succeeded,
  );
  const [entry] = (await server.api.act(listOwnEntries, { as: second })).data;
  expect(entry?.isLeader).toBe(true);
  const params = { entryId: entry?.entryId ?? '' };
  expect(await server.api.send(withdrawEntry, { as: second, params })).toMatchObject(succeeded);
  const { team, invitelink, can } = await teamOf(second);
  expect(team?.coLeaderId).toBe(second.id);
  expect(invitelink).not.toBeNull();
  expect(can?.leave).toBe(true);
  expect(can?.kick).not.toContain(leader.id);
  expect((await teamOf(third)).invitelink).toBeNull();
  const userIds = squad.players.map(({ id }) => id).reverse();
  const order = { as: second, body: { userIds } };
  expect(await server.api.send(calls.setTeamLineup, order)).toMatchObject(succeeded);
  const rename = { as: second, body: { name: `${squad.name} Two` }, pictures: {} };
  expect(await server.api.send(calls.updateTeam, rename)).toMatchObject(succeeded);
  const kick = (userId: string) =>
    server.api.send(calls.kickPlayer, { as: second, params: { userId } });
  expect(await kick(leader.id)).toMatchObject(refused('NOT_FOUND'));
  expect(await kick(third.id)).toMatchObject(succeeded);
});

it('does not delete the team, hand it over or choose another co-leader', async () => {
  const { second, third } = await newPair();
  const handOver = { as: second, params: { userId: second.id } };
  expect(await server.api.send(calls.handOverTeam, handOver)).toMatchObject(refused('NOT_LEADER'));
  expect(await server.api.send(calls.deleteTeam, { as: second })).toMatchObject(
    refused('NOT_LEADER'),
  );
  expect(await choose(second, third.id)).toMatchObject(refused('NOT_LEADER'));
});

it('is one member of the team, who hears of it, until the leader says otherwise', async () => {
  const { squad, leader, second, third } = await newPair();
  expect(await choose(leader, leader.id)).toMatchObject(refused('CONFLICT'));
  expect(await choose(leader, (await newPlayer(server)).id)).toMatchObject(refused('NOT_FOUND'));
  expect(await choose(leader, third.id)).toMatchObject(succeeded);
  expect(await titles(second)).toEqual(
    expect.arrayContaining([
      `You are co-leader of ${squad.name}`,
      `You are no longer co-leader of ${squad.name}`,
    ]),
  );
  expect((await teamOf(second)).invitelink).toBeNull();
  expect(await choose(leader, null)).toMatchObject(succeeded);
  expect((await teamOf(third)).team?.coLeaderId).toBeNull();
});

it('ends with leaving, and with the lead', async () => {
  const { squad, leader, second, third } = await newPair();
  const params = { teamId: squad.id };
  await server.api.act(calls.leaveTeam, { as: second, params });
  expect((await teamOf(leader)).team?.coLeaderId).toBeNull();
  await choose(leader, third.id);
  await server.api.act(calls.handOverTeam, { as: leader, params: { userId: third.id } });
  expect((await teamOf(leader)).team).toMatchObject({
    leader: { _id: third.id },
    coLeaderId: null,
  });
});
