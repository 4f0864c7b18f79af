import { listMatches } from '@one-dream/contract/features/matches/matches.ts';
import {
  getResultDraft,
  importResult,
  putInPlace,
} from '@one-dream/contract/features/results/results.ts';
import { expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import { entryOf, newStaff } from '../../../../factories/lobbies.ts';
import { type Arena, enter, newArena, publish, rowsOf } from '../../../../factories/results.ts';
import { newSquad } from '../../../../factories/teams.ts';
import { register } from '../../../../factories/tournaments.ts';
import type { Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();

/** A lobby that is full, of two matches, and a team with a slot in the tournament that is not in it. */
async function fullLobby() {
  const arena = await newArena(server, { stage: { lobbyMax: 4 }, form: { matches: 2 } });
  const team = await newSquad(server);
  await register(server, { team, tournament: arena.tournament });
  const spare = await entryOf(server, { team, tournament: arena.tournament });
  const host = await newStaff(server, { duty: 'host', tournament: arena.tournament });
  return { arena, spare, host };
}

const begin = ({ match }: Pick<Arena, 'match'>) =>
  server.change('matches', { id: match._id }, { started_at: server.now() });

function put(
  { match }: Pick<Arena, 'match'>,
  { as, ...body }: { as: Person; outEntryId: string; inEntryId: string; version: number },
) {
  return server.api.send(putInPlace, { as, params: { matchId: match._id }, body });
}

const lobbyOf = async (match: { _id: string }, as: Person) => {
  const { data } = await server.api.act(getResultDraft, { as, params: { matchId: match._id } });
  return data;
};

it('has a team that sat in the place of another have its row, and its slot from that match on', async () => {
  const { arena, spare, host } = await fullLobby();
  await begin(arena);
  const [, outEntryId = ''] = arena.entries;
  const { version } = await enter(server, { ...arena, as: host, rows: rowsOf(arena.entries) });
  const before = await lobbyOf(arena.match, host);
  expect(before.substitutes.map(({ entryId }) => entryId)).toEqual([spare]);
  const slot = before.teams.find(({ entryId }) => entryId === outEntryId)?.roomSlot;

  const request = { as: host, outEntryId, inEntryId: spare, version };
  expect(await put(arena, { ...request, version: version - 1 })).toMatchObject(refused('STALE'));
  expect(await put(arena, request)).toMatchObject(succeeded);
  const after = await lobbyOf(arena.match, host);
  // A mistake is undone the same way.
  expect(after.substitutes.map(({ entryId }) => entryId)).toEqual([outEntryId]);
  expect(after.teams.find(({ roomSlot }) => roomSlot === slot)?.entryId).toBe(spare);
  // The result entered for the place is its own now.
  expect(after.draft.rows.find(({ entryId }) => entryId === spare)).toMatchObject({
    placement: 2,
    elims: 4,
  });
  expect(after.draft.problems).toEqual([]);

  const [, second] = arena.matches;
  if (!second) throw new Error('no second match');
  const later = await lobbyOf(second, host);
  expect(later.teams.find(({ roomSlot }) => roomSlot === slot)?.entryId).toBe(spare);
  const rows = arena.entries.map((entryId) => (entryId === outEntryId ? spare : entryId));
  await publish(server, { match: arena.match, as: host, rows: rowsOf(rows) });
  const { data } = await server.api.act(listMatches, {
    params: { tournamentId: arena.tournament._id },
  });
  expect(data.find(({ _id }) => _id === arena.match._id)?.state).toBe('published');
});

it('is refused for a team with a place of its own, for one that is not in the lobby, and once it is published', async () => {
  const { arena, spare, host } = await fullLobby();
  await begin(arena);
  const [first = '', second = ''] = arena.entries;
  const request = { as: host, outEntryId: first, inEntryId: spare, version: 0 };
  expect(await put(arena, { ...request, inEntryId: second })).toMatchObject(refused('INVALID'));
  expect(await put(arena, { ...request, outEntryId: spare })).toMatchObject(refused('INVALID'));
  const stranger = await newStaff(server, {
    duty: 'scorer',
    tournament: (await newArena(server)).tournament,
  });
  expect((await put(arena, { ...request, as: stranger })).status).toBe(403);
  await publish(server, { ...arena, as: host, rows: rowsOf(arena.entries) });
  expect(await put(arena, request)).toMatchObject(refused('CONFLICT'));
});

it('is refused in a match after which the place was given to somebody else, and changes nothing', async () => {
  const { arena, spare, host } = await fullLobby();
  const [match, second] = arena.matches;
  if (!match || !second) throw new Error('no second match');
  const team = await newSquad(server);
  await register(server, { team, tournament: arena.tournament });
  const other = await entryOf(server, { team, tournament: arena.tournament });
  await begin({ match });
  await begin({ match: second });
  const [outEntryId = ''] = arena.entries;
  const request = { as: host, outEntryId, version: 0 };
  expect(await put({ match: second }, { ...request, inEntryId: spare })).toMatchObject(succeeded);
  const teamsOf = async (one: { _id: string }) =>
    (await lobbyOf(one, host)).teams.map(({ entryId, roomSlot }) => [entryId, roomSlot]);
  const before = [await teamsOf(match), await teamsOf(second)];

  const answer = await put({ match }, { ...request, inEntryId: other });
  expect(answer).toMatchObject(refused('CONFLICT'));
  expect(answer.body.message).toMatch(/ has been replaced since then\.$/);
  expect([await teamsOf(match), await teamsOf(second)]).toEqual(before);
  // The last one to have the place hands it on.
  const later = { ...request, outEntryId: spare, inEntryId: other, version: 1 };
  expect(await put({ match: second }, later)).toMatchObject(succeeded);
});

it('is for hosts, and not before the match has begun: no scorer moves a team', async () => {
  const { arena, spare, host } = await fullLobby();
  const [outEntryId = ''] = arena.entries;
  const scorer = await newStaff(server, { duty: 'scorer', tournament: arena.tournament });
  const request = { outEntryId, inEntryId: spare, version: 0 };
  expect(await put(arena, { ...request, as: host })).toMatchObject(refused('CONFLICT'));
  expect((await lobbyOf(arena.match, host)).substitutes).toEqual([]);
  await begin(arena);
  expect(await put(arena, { ...request, as: scorer })).toMatchObject(refused('NOT_ALLOWED'));
  expect((await lobbyOf(arena.match, scorer)).substitutes).toEqual([]);
  expect(await put(arena, { ...request, as: host })).toMatchObject(succeeded);
});

it('a pasted name of another lobby, of no lobby or of nobody is said to be so, with the nearest teams beside it', async () => {
  const arena = await newArena(server, {
    teams: 4,
    stage: { format: 'groups', lobbyMax: 2 },
    form: { matches: 1 },
  });
  const { data: matches } = await server.api.act(listMatches, {
    params: { tournamentId: arena.tournament._id },
  });
  const [match, other] = matches;
  if (!match || !other) throw new Error('no matches');
  const team = await newSquad(server);
  await register(server, { team, tournament: arena.tournament });
  const scorer = await newStaff(server, { duty: 'scorer', tournament: arena.tournament });
  const [own] = (await lobbyOf(match, scorer)).teams;
  const [theirs] = (await lobbyOf(other, scorer)).teams;
  if (!own || !theirs) throw new Error('no teams');

  const names = [`${own.name} Esports`, theirs.name, team.name, 'Wholly Unheard Of'];
  const text = names.map((name, index) => `${name}\t${index + 1}\t0`).join('\n');
  const { data } = await server.api.act(importResult, {
    as: scorer,
    params: { matchId: match._id },
    body: { kind: 'tsv', text, version: 0 },
  });
  expect(data.rows.map(({ entryId, elsewhere }) => [entryId, elsewhere])).toEqual([
    [null, null],
    [null, { name: theirs.name, group: theirs.group }],
    [null, { name: team.name, group: null }],
    [null, null],
  ]);
  expect(data.rows[0]?.nearest[0]).toBe(own.entryId);
  expect(data.rows[3]?.nearest).toEqual([]);

  // One press is enough: a match by hand is remembered.
  const matched = await server.api.act(importResult, {
    as: scorer,
    params: { matchId: match._id },
    body: {
      kind: 'tsv',
      text,
      version: 0,
      matches: [{ key: names[0] ?? '', entryId: own.entryId }],
    },
  });
  expect(matched.data.rows[0]).toMatchObject({ entryId: own.entryId, nearest: [] });
});
