import { listRosters } from '@one-dream/contract/features/entries/entries.registrations.ts';
import * as entries from '@one-dream/contract/features/entries/entries.ts';
import { listNotifications } from '@one-dream/contract/features/notifications/notifications.ts';
import { getTournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { expect, it } from 'vitest';
import { draw, look, newStadium, plan, type Stadium } from '../../../../factories/lobbies.ts';
import { register } from '../../../../factories/tournaments.ts';
import { insertSquads } from '../../../tests/support/insert-squads.ts';
import type { Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();

async function ownSlot(as: Person, { tournament }: Pick<Stadium, 'tournament'>) {
  const { data } = await server.api.act(entries.listOwnEntries, { as });
  return data.find((entry) => entry.tournament._id === tournament._id)?.slot;
}

async function alertsOf(as: Person): Promise<string[]> {
  const { data } = await server.api.act(listNotifications, { as });
  return data.map(({ description }) => description);
}

it('is one number once the draw is published: the one in the room, wherever it is shown', async () => {
  const stadium = await newStadium(server, { teams: 3 });
  const { tournament, squads, admin } = stadium;
  const [first] = squads;
  if (!first) throw new Error('no team');
  expect(await ownSlot(first.leader, stadium)).toBe(1);
  expect((await alertsOf(first.leader))[0]).toMatch(/^Slot 1 of .* is yours/);
  const before = (await server.api.act(getTournament, { params: { tournamentId: tournament._id } }))
    .data.facts;
  await draw(server, stadium);
  const [match] = await plan(server, stadium);
  if (!match) throw new Error('no match');
  const { slots } = await look(server, match);
  const inRoom = new Map(slots.map(({ teamId, roomSlot }) => [teamId, roomSlot]));
  expect([...inRoom.values()].toSorted()).toEqual([2, 3, 4]);
  expect(await ownSlot(first.leader, stadium)).toBe(inRoom.get(first.id));
  const { data } = await server.api.act(getTournament, {
    params: { tournamentId: tournament._id },
  });
  expect(data.reg_teams.map(({ _id, slot }) => [_id, slot])).toEqual(
    slots.map(({ teamId, roomSlot }) => [teamId, roomSlot]),
  );
  // Open pages fetch it.
  expect(data.facts.details).toBeGreaterThan(before.details);
  const rosters = await server.api.act(listRosters, {
    as: admin,
    params: { tournamentId: tournament._id },
  });
  expect(rosters.data.map(({ _id, entryNo, slot }) => [_id, entryNo, slot])).toEqual(
    squads.map(({ id }, index) => [id, index + 1, inRoom.get(id)]),
  );
});

it('says of an alert from before what it meant, once, and names no other number afterwards', async () => {
  const stadium = await newStadium(server, { teams: 2 });
  const { tournament, squads } = stadium;
  const leader = squads[0]?.leader;
  if (!leader) throw new Error('no team');
  await draw(server, stadium);
  await draw(server, stadium);
  const told = (await alertsOf(leader)).find((text) => text.startsWith('Slot 1 of'));
  expect(told?.split('Slots were drawn since')).toHaveLength(2);
  const [match] = await plan(server, stadium);
  const [late] = await insertSquads(server, { count: 1 });
  if (!match || !late) throw new Error('no match');
  const slot = await register(server, { team: late, tournament });
  const { slots } = await look(server, match);
  expect(slots.find(({ teamId }) => teamId === late.id)?.roomSlot).toBe(slot);
  expect((await alertsOf(late.leader))[0]).not.toMatch(/slot \d/i);
});

it('stays what it was at registration where the order of registration is kept', async () => {
  const stadium = await newStadium(server, { teams: 3 });
  const drawn = await draw(server, { ...stadium, form: { method: 'registration' } });
  expect(drawn.groups[0]?.teams.map(({ teamId, roomSlot }) => [teamId, roomSlot])).toEqual(
    stadium.squads.map(({ id }, index) => [id, index + 1]),
  );
  for (const [index, { leader }] of stadium.squads.entries())
    expect(await ownSlot(leader, stadium)).toBe(index + 1);
});
