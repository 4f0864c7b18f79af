import { disqualifyEntry } from '@one-dream/contract/features/entries/entries.ts';
import { moveMatch, voidMatch } from '@one-dream/contract/features/matches/matches.ts';
import { makeAdjustment } from '@one-dream/contract/features/standings/standings.staff.ts';
import { expect, it } from 'vitest';
import { inMinutes, look } from '../../../../factories/lobbies.ts';
import { newArena, publish, rowsOf, tableOf } from '../../../../factories/results.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();

/** A final of five matches that its second has decided for the first team. */
async function decided() {
  const final = await newArena(server, {
    form: { matches: 5 },
    stage: { matchPoint: { fixed: 20 } },
  });
  const { admin: as, matches, entries } = final;
  const [one, two] = matches;
  if (!one || !two) throw new Error('no matches');
  await publish(server, { match: one, as, rows: rowsOf(entries, [10, 2, 1, 0]) });
  await publish(server, { match: two, as, rows: rowsOf(entries, [0, 9, 3, 2]) });
  expect(await championOf(final.stage)).toBe(entries[0]);
  return {
    ...final,
    statesOf: () => Promise.all(matches.map(async (match) => (await look(server, match)).match)),
  };
}

async function championOf({ _id }: { _id: string }) {
  return (await server.row('stages', { id: _id })).champion_entry_id;
}

it.each([1, 2])('goes on when match %i, without which it was not won, is void', async (no) => {
  const final = await decided();
  const { admin: as, entries, matches } = final;
  const before = await final.statesOf();
  expect(before.slice(2).map(({ state }) => state)).toEqual([
    'cancelled',
    'cancelled',
    'cancelled',
  ]);
  const match = before[no - 1] ?? expect.fail('no match');
  const { replay } = await server.api.act(voidMatch, {
    as,
    params: { matchId: match._id },
    body: {
      version: match.version,
      reason: 'The server crashed.',
      replayAt: before[2]?.startsAt ?? '',
    },
  });
  expect(await championOf(final.stage)).toBeNull();
  expect((await final.statesOf()).slice(2).map(({ state, reason }) => [state, reason])).toEqual([
    // It would begin together with the replay.
    ['postponed', 'The server crashed.'],
    ['scheduled', ''],
    ['scheduled', ''],
  ]);
  const [a = '', b = '', ...others] = entries;
  await publish(server, { match: replay, as, rows: rowsOf([b, a, ...others], [9, 2, 2, 1]) });
  expect((await tableOf(server, final)).rows.some(({ isChampion }) => isChampion)).toBe(false);
  // Whoever wins it now ends it.
  const [, , three = replay] = matches;
  await server.api.act(moveMatch, {
    as,
    params: { matchId: three._id },
    body: { startsAt: inMinutes(server, 600), version: (await look(server, three)).match.version },
  });
  const winner = no === 1 ? b : a;
  const losers = entries.filter((id) => id !== winner);
  await publish(server, { match: three, as, rows: rowsOf([winner, ...losers], [0, 9, 3, 2]) });
  expect(await championOf(final.stage)).toBe(winner);
  expect((await final.statesOf()).slice(3).map(({ state }) => state)).toEqual([
    'cancelled',
    'cancelled',
  ]);
});

it('whose champion is disqualified has no champion, and is decided about as before', async () => {
  const final = await decided();
  const { admin: as, entries, stage } = final;
  const [a = '', b = ''] = entries;
  await server.api.act(disqualifyEntry, {
    as,
    params: { entryId: a },
    body: { reason: 'Played with a cheat.' },
  });
  await server.api.act(makeAdjustment, {
    as,
    params: { stageId: stage._id },
    body: { entryId: b, pointsX10: -10, kind: 'penalty', rule: '4.2', reason: 'Late to the lobby' },
  });
  expect(await championOf(stage)).toBeNull();
  expect((await tableOf(server, final)).rows[0]).toMatchObject({ entryId: b, isChampion: false });
  // Being over, it is not played on by itself.
  expect((await final.statesOf()).slice(2).map(({ state }) => state)).toEqual([
    'cancelled',
    'cancelled',
    'cancelled',
  ]);
});
