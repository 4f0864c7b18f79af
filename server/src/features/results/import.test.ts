import {
  getResultDraft,
  importResult,
  listResultVersions,
} from '@one-dream/contract/features/results/results.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import { newStaff } from '../../../../factories/lobbies.ts';
import { type Arena, enter, newArena } from '../../../../factories/results.ts';
import type { Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();
let arena: Arena;
let scorer: Person;
beforeEach(async () => {
  arena = await newArena(server, { form: { matches: 2 } });
  scorer = await newStaff(server, { duty: 'scorer', tournament: arena.tournament });
});

const params = () => ({ matchId: arena.match._id });
const draftOf = async () =>
  (await server.api.act(getResultDraft, { as: scorer, params: params() })).data;
const history = async () => (await server.api.act(listResultVersions, { params: params() })).data;

describe('an import', () => {
  const send = (body: object) =>
    server.api.send(importResult, { as: scorer, params: params(), body: body as never });

  it('of a block is a preview until it is applied, and remembers a name that was matched by hand', async () => {
    const text = '2\t1\t5\n3\t2\t4\n4\t3\t3\nNobodies\t4\t2\t8';
    const preview = await send({ kind: 'tsv', text, version: 0 });
    expect(preview).toMatchObject({ ...succeeded, body: { data: { isApplied: false } } });
    expect((await draftOf()).draft.version).toBe(0);
    const { teams } = await draftOf();
    const matches = [{ key: 'Nobodies', entryId: teams[3]?.entryId }];
    const applied = await send({ kind: 'tsv', text, version: 0, matches, apply: true });
    expect(applied).toMatchObject(succeeded);
    const { draft, teams: after } = await draftOf();
    expect(draft).toMatchObject({ version: 1, source: 'tsv', problems: [] });
    expect(draft.rows.map(({ placement, elims }) => [placement, elims])).toEqual([
      [1, 5],
      [2, 4],
      [3, 3],
      [4, 2],
    ]);
    expect(after[3]?.aliases).toEqual(['Nobodies']);
  });

  it('of a block of several matches is applied once it is said which', async () => {
    const text = 'Match 1\n2\t1\t5\n3\t2\t4\nMatch 2\n3\t1\t6\n2\t2\t0';
    const block = { kind: 'tsv', text, version: 0 };
    expect(await send(block)).toMatchObject({
      body: { data: { rows: [], parts: ['Match 1', 'Match 2'] } },
    });
    const applied = (part?: number) => send({ ...block, part, apply: true });
    expect(await applied()).toMatchObject(
      refused('INVALID', { fields: { part: expect.any(String) } }),
    );
    expect(await applied(2)).toMatchObject(refused('INVALID'));
    expect(await applied(1)).toMatchObject(succeeded);
    const { rows } = (await draftOf()).draft;
    expect(rows.slice(0, 2)).toMatchObject([
      { placement: 2, elims: 0 },
      { placement: 1, elims: 6 },
    ]);
  });

  it('of an observer file fills the draft, and a cell that is changed then is warned of', async () => {
    const roster = await server.db
      .selectFrom('registration_players')
      .innerJoin('match_entries', 'match_entries.entry_id', 'registration_players.registration_id')
      .select(['in_game_id', 'room_slot', 'position'])
      .where('match_id', '=', arena.match._id)
      .execute();
    const playerInfoList = roster.map(({ in_game_id, room_slot, position }) => ({
      uId: in_game_id,
      playerName: 'p',
      teamId: room_slot,
      rank: room_slot - 1,
      killNum: position === 1 ? 3 : 0,
    }));
    const text = JSON.stringify({ playerInfoList });
    expect(await send({ kind: 'observer', text, version: 0, apply: true })).toMatchObject(
      succeeded,
    );
    const { draft } = await draftOf();
    expect(draft).toMatchObject({ source: 'observer', problems: [] });
    expect(draft.rows[0]?.players).toHaveLength(4);
    const rows = draft.rows.map((row, index) => (index === 0 ? { ...row, elims: 2 } : row));
    const saved = await enter(server, { ...arena, as: scorer, rows });
    expect(saved.warnings.map(({ code }) => code)).toContain('DIFFERS_FROM_OBSERVER');
    expect((await history()).versions).toEqual([]);
  });

  it('of anything else is refused at its field', async () => {
    for (const text of ['{}', 'not json', '[[[[1]]]]', JSON.stringify({ data: { data: 1 } })]) {
      expect(await send({ kind: 'observer', text, version: 0 })).toMatchObject({
        ...refused('INVALID'),
        body: { fields: { text: expect.any(String) } },
      });
    }
    const stale = await send({ kind: 'tsv', text: '2\t1', version: 7, apply: true });
    expect(stale).toMatchObject(refused('STALE'));
  });
});
