import { findStrangers } from '@one-dream/contract/features/discipline/discipline.ts';
import { getResultDraft, importResult } from '@one-dream/contract/features/results/results.ts';
import { expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import { type Arena, newArena, publish } from '../../../../factories/results.ts';
import { tryBan } from '../../../tests/support/bans.ts';
import { fillInGameInfo, newAdmin, newPlayer, type Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();

interface Seen {
  name: string;
  gameId?: string;
}

const ask = ({ match, admin, entries }: Arena, strangers: readonly Seen[], as: Person = admin) =>
  server.api.send(findStrangers, {
    as,
    params: { matchId: match._id },
    body: { strangers: strangers.map((one) => ({ entryId: entries[0] ?? '', ...one })) },
  });
const found = async (arena: Arena, ...strangers: Seen[]) => {
  const { body } = await ask(arena, strangers);
  return (body as { data: unknown[] }).data;
};

async function banned(names: { inGameName: string; inGameId: string }): Promise<Person> {
  const person = await newPlayer(server);
  await fillInGameInfo(server, { as: person, ...names });
  const as = await newAdmin(server);
  expect(
    await tryBan(server, { as, subject: { kind: 'person', userId: person.id } }),
  ).toMatchObject(succeeded);
  return person;
}

it('a player of another squad is found by the name on the card, and by the game id alone where it is known', async () => {
  const arena = await newArena(server);
  const [own, theirs] = arena.squads;
  const other = theirs?.players[0];
  const { inGameName, inGameId } = await namesOf(other);
  const of = { entryId: arena.entries[1], inGameName };
  expect(await found(arena, { name: ` 乂${inGameName.toUpperCase()}` })).toMatchObject([
    { of, banned: null, isExact: false },
  ]);
  expect(await found(arena, { name: 'whatever', gameId: inGameId })).toMatchObject([
    { of, banned: null, isExact: true },
  ]);
  // Somebody else who calls themselves the same.
  expect(await found(arena, { name: inGameName, gameId: '987654321987' })).toMatchObject([
    { of: null, banned: null, isExact: true },
  ]);
  const mate = await namesOf(own?.players[0]);
  expect(await found(arena, { name: mate.inGameName })).toMatchObject([{ of: null, banned: null }]);
});

it('somebody banned is found by name, by how it was read before, and for sure by game id', async () => {
  const arena = await newArena(server);
  await banned({ inGameName: 'KaalBhairav', inGameId: '7712345678' });
  expect(await found(arena, { name: 'ODKaa1Bhairav' }, { name: 'Nobody else' })).toEqual([
    { of: null, banned: 'KaalBhairav', isExact: false },
    { of: null, banned: null, isExact: false },
  ]);
  expect(await found(arena, { name: 'Changed', gameId: '7712345678' })).toEqual([
    { of: null, banned: 'KaalBhairav', isExact: true },
  ]);
  await server.db
    .insertInto('player_aliases')
    .values({
      game_id_key: '7712345678',
      alias: 'ZXQueen',
      alias_key: 'zxgueen',
      kept_at: server.platform.now(),
    })
    .execute();
  expect(await found(arena, { name: 'ZXQueen' })).toMatchObject([{ banned: 'KaalBhairav' }]);
});

it('a ban from scrims is none of a tournament’s', async () => {
  const arena = await newArena(server);
  const person = await newPlayer(server);
  await fillInGameInfo(server, { as: person, inGameName: 'OnlyScrims', inGameId: '7712345679' });
  const as = await newAdmin(server);
  await tryBan(server, { as, subject: { kind: 'person', userId: person.id }, scope: 'scrims' });
  expect(await found(arena, { name: 'OnlyScrims' })).toMatchObject([{ banned: null }]);
});

it('is asked by the staff of the match, with names that are not too many', async () => {
  const arena = await newArena(server);
  expect((await ask(arena, [{ name: 'Raja' }], arena.squads[0]?.leader)).status).toBe(403);
  const many = Array.from({ length: 101 }, () => ({ name: 'Raja' }));
  expect(await ask(arena, many)).toMatchObject(refused('INVALID'));
});

it('an observer’s file leaves who is of no squad in the draft, and publishing asks about them', async () => {
  const arena = await newArena(server);
  const params = { matchId: arena.match._id };
  const playerInfoList = (await slots(arena)).map((teamId, at) => ({
    uId: `55512345${at}`,
    playerName: `Stranger ${at}`,
    teamId,
    rank: at + 1,
    killNum: at === 0 ? 3 : 0,
  }));
  await server.api.act(importResult, {
    as: arena.admin,
    params,
    body: { kind: 'observer', text: JSON.stringify({ playerInfoList }), version: 0, apply: true },
  });
  const { draft } = (await server.api.act(getResultDraft, { as: arena.admin, params })).data;
  expect(draft.rows[0]?.strangers).toEqual([{ name: 'Stranger 0', gameId: '555123450' }]);
  expect(draft.warnings.map(({ code }) => code)).toContain('NOT_ON_ROSTER');
  const published = publish(server, {
    ...arena,
    as: arena.admin,
    rows: draft.rows,
    confirm: false,
  });
  await expect(published).rejects.toThrow(/CONFIRM/);
});

async function namesOf(person: { id: string } | undefined) {
  const { in_game_name, in_game_id } = await server.db
    .selectFrom('users')
    .select(['in_game_name', 'in_game_id'])
    .where('id', '=', person?.id ?? '')
    .executeTakeFirstOrThrow();
  return { inGameName: in_game_name, inGameId: in_game_id };
}

async function slots({ match }: Arena): Promise<number[]> {
  const rows = await server.db
    .selectFrom('match_entries')
    .select('room_slot')
    .where('match_id', '=', match._id)
    .orderBy('room_slot')
    .execute();
  return rows.map(({ room_slot }) => room_slot);
}
