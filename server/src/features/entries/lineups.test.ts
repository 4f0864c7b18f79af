import * as calls from '@one-dream/contract/features/entries/entries.ts';
import { handOverTeam, kickPlayer } from '@one-dream/contract/features/teams/teams.ts';
import { expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import type { Squad } from '../../../../factories/site.ts';
import { joinTeam, newSquad } from '../../../../factories/teams.ts';
import { register } from '../../../../factories/tournaments.ts';
import { entryOf, openMatchDay, putInPhase } from '../../../tests/support/match-days.ts';
import { fillInGameInfo, newPlayer, type Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();

async function entered(slots = 1) {
  const { tournament, placed } = await openMatchDay(server, { slots, placed: 1 });
  const [team] = placed;
  if (!team) throw new Error('no team');
  const { id: entryId } = await entryOf(server, { team, tournament });
  return { tournament, team, entryId };
}

const setLineup = (as: Person, entryId: string, userIds: string[]) =>
  server.api.send(calls.setEntryLineup, { as, params: { entryId }, body: { userIds } });
const idsOf = (team: Squad) => team.players.map(({ id }) => id);
const rosterOf = async (entryId: string) =>
  (
    await server.db
      .selectFrom('registration_players')
      .select('user_id')
      .where('registration_id', '=', entryId)
      .orderBy('position')
      .execute()
  ).map(({ user_id }) => user_id);

it('a leader puts a new player on the roster and another among the substitutes, until it is frozen', async () => {
  const { tournament, team, entryId } = await entered();
  const fresh = await newPlayer(server);
  await joinTeam(server, { team, player: fresh });
  const [one, two, three, four] = idsOf(team);
  const order = [fresh.id, two, three, four, one].map((id) => id ?? '');
  expect(await setLineup(team.leader, entryId, order)).toMatchObject(succeeded);
  expect(await rosterOf(entryId)).toEqual(order);
  const { data } = await server.api.act(calls.listOwnEntries, { as: fresh });
  expect(data[0]?.players.map(({ userId }) => userId)).toEqual(order);
  expect(data[0]?.can.setLineup).toBe(false);
  // Idempotent; the place in the tournament was never given up.
  expect(await setLineup(team.leader, entryId, order)).toMatchObject({
    body: { data: { state: 'registered', slot: 1 } },
  });
  await putInPhase(server, { tournament, phase: 'locked' });
  expect(await setLineup(team.leader, entryId, [...order].reverse())).toMatchObject(
    refused('CONFLICT', { message: 'Rosters are frozen now. A host can swap a player.' }),
  );
});

it('who was kicked is not on it any more, and may play for another team', async () => {
  const { tournament, team, entryId } = await entered(2);
  const fresh = await newPlayer(server);
  await joinTeam(server, { team, player: fresh });
  const [, , , last] = team.players;
  if (!last) throw new Error('nobody');
  await server.api.act(kickPlayer, { as: team.leader, params: { userId: last.id } });
  expect(await setLineup(team.leader, entryId, idsOf(team))).toMatchObject(refused('INVALID'));
  const now = idsOf(team).filter((id) => id !== last.id);
  expect(await setLineup(team.leader, entryId, now)).toMatchObject(succeeded);
  const other = await newSquad(server, { size: 3 });
  await joinTeam(server, { team: other, player: last });
  await register(server, { team: other, tournament });
});

it('nobody comes onto two rosters of a tournament, too few are refused, and so is who is not ready', async () => {
  const { tournament, team, entryId } = await entered(2);
  const double = await newPlayer(server, { inGameId: '5999000111' });
  const other = await newSquad(server, { size: 3 });
  await joinTeam(server, { team: other, player: double });
  await register(server, { team: other, tournament });
  await fillInGameInfo(server, { as: double });
  const twin = await newPlayer(server, { inGameId: '5999000111' });
  await joinTeam(server, { team, player: twin });
  expect(await setLineup(team.leader, entryId, idsOf(team))).toMatchObject(refused('PLAYER_TAKEN'));
  expect(await setLineup(team.leader, entryId, idsOf(team).slice(0, 3))).toMatchObject(
    refused('TEAM_TOO_SMALL'),
  );
  const bare = await newPlayer(server, { discord: false });
  await joinTeam(server, { team, player: bare });
  const withBare = [...idsOf(team).slice(0, 3), bare.id];
  expect(await setLineup(team.leader, entryId, withBare)).toMatchObject(
    refused('ROSTER_INCOMPLETE'),
  );
  expect(await rosterOf(entryId)).toEqual(idsOf(team).slice(0, 4));
});

it('is for the leader of the day: a member and a stranger are refused, who was handed the team is not', async () => {
  const { team, entryId } = await entered();
  const [leader, heir] = team.players;
  if (!leader || !heir) throw new Error('nobody');
  const order = idsOf(team).reverse();
  expect(await setLineup(heir, entryId, order)).toMatchObject(refused('NOT_LEADER'));
  expect(await setLineup(await newPlayer(server), entryId, order)).toMatchObject(
    refused('NOT_FOUND'),
  );
  await server.api.act(handOverTeam, { as: leader, params: { userId: heir.id } });
  expect(await setLineup(leader, entryId, order)).toMatchObject(refused('NOT_LEADER'));
  expect(await setLineup(heir, entryId, order)).toMatchObject(succeeded);
});
