import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FinalMatch, followMatchPoint, type MatchPointInput } from './match-point.ts';
import { defaultPreset } from './presets.ts';
import { pointsOf, type ResultRow } from './rows.ts';
import { anyMatch, entriesOf } from './standings.arbitrary.ts';

const entries = entriesOf(3);

/** A match won by the first named, with these eliminations. */
function won(no: number, order: [string, number][]): FinalMatch {
  const rows = order.map(
    ([entryId, elims], index): ResultRow => ({
      entryId,
      status: 'played',
      placement: index + 1,
      elims,
      fielded: 4,
    }),
  );
  const match = { id: `m${no}`, no, preset: defaultPreset, rows };
  return { no, state: 'published', match, firstPublishedAt: no * 1000 };
}

const follow = (matches: FinalMatch[], more: Partial<MatchPointInput> = {}) =>
  followMatchPoint({
    rule: { after: 1, plusX10: 100 },
    entries,
    matches,
    adjustments: [],
    cap: 18,
    ...more,
  });

// 20, 6, 5 points; the threshold becomes 30.
const first = won(1, [
  ['t0', 10],
  ['t1', 0],
  ['t2', 0],
]);

describe('a match-point final', () => {
  it('sets its threshold by the leader after match K', () => {
    expect(follow([])).toEqual({ thresholdX10: null, eligibleIds: [], champion: null });
    expect(follow([first])).toEqual({ thresholdX10: 300, eligibleIds: [], champion: null });
  });

  it('does not count the win that lifts a team over the threshold', () => {
    const state = follow([
      first,
      won(2, [
        ['t0', 0],
        ['t1', 0],
        ['t2', 0],
      ]),
    ]);
    expect(state).toEqual({ thresholdX10: 300, eligibleIds: ['t0'], champion: null });
  });

  it('is ended by the first eligible team that wins', () => {
    const second = won(2, [
      ['t0', 0],
      ['t1', 20],
      ['t2', 0],
    ]);
    const third = won(3, [
      ['t1', 0],
      ['t0', 0],
      ['t2', 0],
    ]);
    const fourth = won(4, [
      ['t0', 0],
      ['t1', 0],
      ['t2', 0],
    ]);
    // t1: 6 + 26 = 32 before match 3, as is t0 with 30.
    expect(follow([first, second]).eligibleIds).toEqual(['t0', 't1']);
    expect(follow([first, second, third, fourth]).champion).toEqual({ entryId: 't1', matchNo: 3 });
  });

  it('is not ended by a winner who is below, nor by one who is disqualified', () => {
    const second = won(2, [
      ['t0', 0],
      ['t1', 0],
      ['t2', 0],
    ]);
    expect(
      follow([
        first,
        second,
        won(3, [
          ['t2', 0],
          ['t0', 0],
          ['t1', 0],
        ]),
      ]).champion,
    ).toBeNull();
    const third = won(3, [
      ['t0', 0],
      ['t1', 0],
      ['t2', 0],
    ]);
    const out = entriesOf(3).map((entry) =>
      entry.id === 't0' ? { ...entry, standing: 'disqualified' as const } : entry,
    );
    expect(follow([first, second, third], { entries: out }).champion).toBeNull();
    if (third.state !== 'published') throw new Error('not published');
    const [winner, ...others] = third.match.rows;
    if (!winner) throw new Error('nobody won');
    const rows = [{ ...winner, status: 'disqualified' as const }, ...others];
    const disqualified: FinalMatch = { ...third, match: { ...third.match, rows } };
    expect(follow([first, second, disqualified]).champion).toBeNull();
  });

  it('published out of order, waits for the earlier matches; a cancelled one is passed', () => {
    const second = won(2, [
      ['t0', 0],
      ['t1', 0],
      ['t2', 0],
    ]);
    const fourth = won(4, [
      ['t0', 0],
      ['t1', 0],
      ['t2', 0],
    ]);
    expect(follow([first, second, { no: 3, state: 'open' }, fourth]).champion).toBeNull();
    expect(follow([fourth, { no: 3, state: 'cancelled' }, second, first]).champion).toEqual({
      entryId: 't0',
      matchNo: 4,
    });
  });

  it('goes by the total that is public when the match is published, whichever match a penalty belongs to', () => {
    const rule = { fixedX10: 200 };
    const second = won(2, [
      ['t0', 0],
      ['t1', 0],
      ['t2', 0],
    ]);
    const penalty = (matchNo: number | null, madeAt: number) =>
      follow([first, second], {
        rule,
        adjustments: [{ entryId: 't0', pointsX10: -10, matchNo, madeAt }],
      });
    const champion = { entryId: 't0', matchNo: 2 };
    expect(follow([first, second], { rule }).champion).toEqual(champion);
    for (const matchNo of [null, 1, 2, 3]) {
      expect(penalty(matchNo, 1500).champion).toBeNull();
      expect(penalty(matchNo, 2500).champion).toEqual(champion);
    }
    // 20 and 10 of two matches, 1 taken: the next win counts.
    expect(penalty(2, 1500).eligibleIds).toEqual(['t0']);
  });

  it('has nobody win after its last match: the most points do', () => {
    const rule = { fixedX10: 200 };
    const lost = won(2, [
      ['t1', 0],
      ['t0', 0],
      ['t2', 0],
    ]);
    const third = won(3, [
      ['t0', 0],
      ['t1', 0],
      ['t2', 0],
    ]);
    const all = [first, lost, third];
    expect(follow(all, { rule, cap: 3 }).champion).toEqual({ entryId: 't0', matchNo: 3 });
    expect(follow(all, { rule, cap: 2 })).toMatchObject({ champion: null, eligibleIds: [] });
  });

  it('invariant 10: the champion was over the threshold before winning, and nobody eligible won earlier', () => {
    const many = entriesOf(4);
    const anyFinal = fc.tuple(
      ...Array.from({ length: 7 }, (_, index) =>
        anyMatch({ entries: many, no: index + 1, preset: defaultPreset }),
      ),
    );
    void fc.assert(
      fc.property(anyFinal, fc.integer({ min: 100, max: 500 }), (matches, fixedX10) => {
        const { champion } = followMatchPoint({
          rule: { fixedX10 },
          entries: many,
          adjustments: [],
          matches: matches.map((match) => ({
            no: match.no,
            state: 'published',
            match,
            firstPublishedAt: match.no,
          })),
          cap: 18,
        });
        const totalBefore = (id: string, no: number) =>
          matches
            .filter((match) => match.no < no)
            .flatMap(({ rows, preset }) =>
              rows.filter(({ entryId }) => entryId === id).map((row) => pointsOf(row, preset)),
            )
            .reduce((sum, { pointsX10 }) => sum + pointsX10, 0);
        const winners = matches.flatMap(({ no, rows }) =>
          rows
            .filter(({ status, placement }) => status === 'played' && placement === 1)
            .map(({ entryId }) => ({ entryId, matchNo: no })),
        );
        const deciding = winners.find(
          ({ entryId, matchNo }) => totalBefore(entryId, matchNo) >= fixedX10,
        );
        expect(champion).toEqual(deciding ?? null);
      }),
      { seed: 2026 },
    );
  });
});
