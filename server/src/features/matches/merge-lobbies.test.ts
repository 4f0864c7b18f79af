import { listStages } from '@one-dream/contract/features/lobbies/lobbies.ts';
import * as calls from '@one-dream/contract/features/matches/matches.ts';
import { getStandings } from '@one-dream/contract/features/standings/standings.ts';
import { expect, it } from 'vitest';
import { refused } from '../../../../factories/api.ts';
import { draw, inMinutes, look, newStadium, plan } from '../../../../factories/lobbies.ts';
import { startByHand } from '../../../tests/support/match-days.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();

/** Two groups of two, each with a lobby of its own and two matches. */
async function twoLobbies({ lobbyMax = 8 } = {}) {
  const stadium = await newStadium(server, { stage: { format: 'groups', lobbyMax } });
  await draw(server, { ...stadium, form: { method: 'random', groups: 2 } });
  const form = { matches: 2, firstStart: inMinutes(server, 60) };
  const matches = await plan(server, { ...stadium, form });
  const ofGroup = (letter: string) => matches.filter(({ groups }) => groups.includes(letter));
  return { ...stadium, a: ofGroup('A'), b: ofGroup('B') };
}

const first = ([match]: calls.Match[]) => match ?? expect.fail('no match');

async function merge({ admin: as, match }: { admin: { token: string }; match: calls.Match }) {
  const { version } = (await look(server, match)).match;
  const params = { matchId: match._id };
  return server.api.send(calls.mergeLobbies, { as, params, body: { into: 'A', version } });
}

it('teams of a small lobby get free slots in another one, however near its start, and their own matches are cancelled', async () => {
  const { admin, tournament, a, b } = await twoLobbies();
  const before = await look(server, first(a));
  const moved = await look(server, first(b));
  // The first one of A is frozen by now, the later one is not.
  await server.change(
    'matches',
    { id: first(a)._id },
    { starts_at: new Date(server.platform.now().getTime() + 2 * 60_000) },
  );
  expect((await merge({ admin, match: first(b) })).status).toBe(200);
  for (const match of a) {
    const { slots } = await look(server, match);
    expect(slots).toHaveLength(4);
    // Former teams keep their slots, and no slot is given twice.
    for (const { entryId, roomSlot } of before.slots)
      expect(slots.find((slot) => slot.entryId === entryId)?.roomSlot).toBe(roomSlot);
    expect(new Set(slots.map(({ roomSlot }) => roomSlot)).size).toBe(4);
    for (const { entryId } of moved.slots)
      expect(slots.map((slot) => slot.entryId)).toContain(entryId);
  }
  for (const match of b) {
    const read = (await look(server, match)).match;
    expect(read).toMatchObject({ state: 'cancelled', reason: 'Group B plays with group A.' });
  }
  // The emptied group has no table; the draw records a move by hand.
  const { data } = await server.api.act(getStandings, {
    params: { tournamentId: tournament._id },
    body: {},
  });
  expect(data.stages[0]?.groups).toEqual(['A']);
  const stages = await server.api.act(listStages, { params: { tournamentId: tournament._id } });
  expect(stages.data[0]?.draws[0]?.handMoves).toBe(2);
});

it('is refused once either has begun to play, and where they do not fit', async () => {
  const begun = await twoLobbies();
  await startByHand(server, { match: first(begun.a), admin: begun.admin, confirm: true });
  expect(await merge({ admin: begun.admin, match: first(begun.b) })).toMatchObject(
    refused('CONFLICT'),
  );
  const small = await twoLobbies({ lobbyMax: 3 });
  const answer = await merge({ admin: small.admin, match: first(small.b) });
  expect(answer).toMatchObject(refused('INVALID'));
  expect(answer.body).toMatchObject({
    fields: { into: '4 teams do not fit: a lobby of this stage takes 3.' },
  });
  // A refused merge leaves nothing behind.
  expect((await look(server, first(small.b))).match.state).toBe('scheduled');
});
