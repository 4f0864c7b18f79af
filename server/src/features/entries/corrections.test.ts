import { correctEntry, listEntries } from '@one-dream/contract/features/entries/entries.ts';
import { listNotifications } from '@one-dream/contract/features/notifications/notifications.ts';
import { expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import { newGuestEvent } from '../../../../factories/guests.ts';
import { newStaff } from '../../../../factories/lobbies.ts';
import { newArena, playOut, tableOf } from '../../../../factories/results.ts';
import { newPlayer, type Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();
const reason = 'It was misspelt on the form.';

type Body = { name?: string; player?: object };
const correct = (as: Person, entryId: string, body: Body) =>
  server.api.send(correctEntry, { as, params: { entryId }, body: { ...body, reason } as never });

it('gives a team another name in its event alone, which it hears of, and what was published keeps the old one beside it', async () => {
  const arena = await newArena(server);
  const { squads, entries, tournament } = arena;
  const [first, second] = squads;
  const [entryId = '', later = ''] = entries;
  if (!first || !second) throw new Error('no squads');
  await playOut(server, arena);
  const host = await newStaff(server, { duty: 'host', tournament });
  const name = `${first.name} India`;
  for (const as of [first.leader, await newPlayer(server)])
    expect((await correct(as, entryId, { name })).status).toBeGreaterThanOrEqual(403);
  expect(await correct(host, entryId, { name: second.name })).toMatchObject(
    refused('TEAM_NAME_TAKEN'),
  );
  for (const wrong of ['Reserved', 'x', '@everyone'])
    expect(await correct(host, entryId, { name: wrong }), wrong).toMatchObject(refused('INVALID'));
  expect(await correct(host, entryId, {})).toMatchObject(refused('INVALID'));
  expect(await correct(host, entryId, { name })).toMatchObject(succeeded);

  const rows = (await tableOf(server, arena)).rows;
  const rowOf = (id: string) => rows.find((row) => row.entryId === id);
  expect(rowOf(entryId)).toMatchObject({ name, wasNamed: first.name });
  expect(rowOf(later)).not.toHaveProperty('wasNamed');
  const told = await server.api.act(listNotifications, { as: first.leader });
  expect(told.data.map(({ title }) => title)).toContain(`${name}: corrected by a host`);
  const team = await server.row('teams', { id: first.id });
  expect(team.name).toBe(first.name);
  const log = { action: 'entry.corrected', tournament_id: tournament._id };
  expect(await server.rows('audit_log', log, ['actor_id', 'after'])).toMatchObject([
    { actor_id: host.id, after: { was: first.name, now: name, reason } },
  ]);
  // Twice: the name that was published stays the first one.
  await correct(host, entryId, { name: `${name} 2` });
  expect((await tableOf(server, arena)).rows.find((row) => row.entryId === entryId)).toMatchObject({
    wasNamed: first.name,
  });
});

it('has no old name beside it where nothing was published under it', async () => {
  const arena = await newArena(server);
  const [entryId = ''] = arena.entries;
  expect(await correct(arena.admin, entryId, { name: 'Early Correction' })).toMatchObject(
    succeeded,
  );
  await playOut(server, arena);
  const row = (await tableOf(server, arena)).rows.find((one) => one.entryId === entryId);
  expect(row).toMatchObject({ name: 'Early Correction' });
  expect(row).not.toHaveProperty('wasNamed');
});

it('puts one wrong player of a guest team right, whose game id then counts', async () => {
  const { entries, tournament, admin, teams } = await newGuestEvent(server, { teams: 2 });
  const [entry] = entries;
  const entryId = entry?.entryId ?? '';
  const players = async () =>
    (
      await server.api.act(listEntries, { as: admin, params: { tournamentId: tournament._id } })
    ).data.find((one) => one.entryId === entryId)?.players ?? [];
  const [before] = await players();
  const was = before?.inGameName ?? '';
  const player = { place: 0, was, inGameName: 'Mortal', inGameId: '5987654321' };
  const inOther = teams[1]?.ids[0];
  const inOwn = teams[0]?.ids[1];
  const wrong = (change: object) => correct(admin, entryId, { player: { ...player, ...change } });
  expect(await wrong({ inGameId: inOther })).toMatchObject(refused('PLAYER_TAKEN'));
  expect(await wrong({ inGameId: inOwn })).toMatchObject(refused('INVALID'));
  expect(await wrong({ was: 'Somebody' })).toMatchObject(refused('STALE'));
  expect(await wrong({ place: 6 })).toMatchObject(refused('STALE'));
  expect(await wrong({ inGameId: '12' })).toMatchObject(refused('INVALID'));
  await server.change(
    'registration_players',
    { registration_id: entryId, position: 1 },
    { by_link: true },
  );
  expect(await wrong({})).toMatchObject(succeeded);
  expect((await players())[0]).toMatchObject({ inGameName: 'Mortal', inGameId: '5987654321' });
  expect(await players()).toHaveLength(teams[0]?.ids.length ?? 0);
  const rows = await server.rows('registration_players', { registration_id: entryId }, ['by_link']);
  expect(rows.some(({ by_link }) => by_link)).toBe(false);
});
