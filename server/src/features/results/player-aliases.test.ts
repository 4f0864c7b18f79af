import { getResultDraft, keepPlayerAliases } from '@one-dream/contract/features/results/results.ts';
import { expect, it } from 'vitest';
import { refused } from '../../../../factories/api.ts';
import { type Arena, newArena } from '../../../../factories/results.ts';
import type { Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();

interface Named {
  entryId: string | undefined;
  player: number;
  alias: string;
}

const keep = ({ match, admin }: Arena, named: readonly Named[], as: Person = admin) =>
  server.api.send(keepPlayerAliases, {
    as,
    params: { matchId: match._id },
    body: { names: named.map(({ entryId = '', ...one }) => ({ entryId, ...one })) },
  });

const aliasesOf = async ({ match, admin }: Arena, entryId: string | undefined) => {
  const request = { as: admin, params: { matchId: match._id } };
  const { teams } = (await server.api.act(getResultDraft, request)).data;
  return teams.find((team) => team.entryId === entryId)?.players[0]?.aliases;
};

it('a name that was put right is known for that game id', async () => {
  const arena = await newArena(server);
  const [entryId] = arena.entries;
  expect(await aliasesOf(arena, entryId)).toEqual([]);
  const named = (alias: string) => [{ entryId, player: 1, alias }];
  expect((await keep(arena, named('RTSTRaja'))).status).toBe(200);
  expect((await keep(arena, named('0DRaja'))).status).toBe(200);
  // Read a little differently, it is the same one.
  expect((await keep(arena, named('ODRAJA'))).status).toBe(200);
  expect((await aliasesOf(arena, entryId))?.toSorted()).toEqual(['ODRAJA', 'RTSTRaja']);

  const other = await newArena(server);
  expect(await aliasesOf(other, other.entries[0])).toEqual([]);
});

it('only names of players of the lobby are kept, by its staff', async () => {
  const arena = await newArena(server);
  const [entryId] = arena.entries;
  const other = await newArena(server);
  expect(
    await keep(arena, [{ entryId: other.entries[0], player: 1, alias: 'Raja' }]),
  ).toMatchObject(refused('INVALID', { fields: { 'names.0.entryId': expect.any(String) } }));
  expect(await keep(arena, [{ entryId, player: 40, alias: 'Raja' }])).toMatchObject(
    refused('INVALID', { fields: { 'names.0.player': expect.any(String) } }),
  );
  const leader = arena.squads[0]?.leader;
  expect((await keep(arena, [{ entryId, player: 1, alias: 'Raja' }], leader)).status).toBe(403);
});
