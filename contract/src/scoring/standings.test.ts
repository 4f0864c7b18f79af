import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { controlSums } from './control-sums.ts';
import { defaultPreset, deliveredPresets } from './presets.ts';
import { compareRanks } from './rank-changes.ts';
import { pointsOf, type ResultRow } from './rows.ts';
import { anyMatch, anyPreset, anyStage, entriesOf } from './standings.arbitrary.ts';
import { computeStandings, type StandingRow, type StandingsInput } from './standings.ts';

const ranksOf = (rows: readonly StandingRow[]) =>
  Object.fromEntries(rows.map(({ entryId, rank }) => [entryId, rank]));
const add = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

function row(entryId: string, placement: number | null, elims = 0): ResultRow {
  return placement === null
    ? { entryId, status: 'absent', placement, elims: 0, fielded: 0 }
    : { entryId, status: 'played', placement, elims, fielded: 4 };
}

function stage(matches: ResultRow[][], more: Partial<StandingsInput> = {}): StandingsInput {
  return {
    entries: entriesOf(4),
    matches: matches.map((rows, index) => ({
      id: `m${index + 1}`,
      no: index + 1,
      preset: defaultPreset,
      rows,
    })),
    adjustments: [],
    rulings: [],
    tieBreaks: defaultPreset.tieBreaks,
    ...more,
  };
}

describe('the standings of any stage', () => {
  it('invariant 1: do not depend on the order of matches, rows or teams', () => {
    void fc.assert(
      fc.property(anyStage, fc.infiniteStream(fc.nat()), (input, stream) => {
        const shuffle = <T>(items: readonly T[]) =>
          items
            .map((item) => ({ item, at: stream.next().value }))
            .sort((a, b) => a.at - b.at)
            .map(({ item }) => item);
        const matches = shuffle(input.matches).map((match) => ({
          ...match,
          rows: shuffle(match.rows),
        }));
        const entries = shuffle(input.entries);
        const adjustments = shuffle(input.adjustments);
        expect(computeStandings({ ...input, entries, matches, adjustments })).toEqual(
          computeStandings(input),
        );
      }),
      { seed: 2026 },
    );
  });

  it('invariant 2: sum up row points and adjustments, each row and all together', () => {
    void fc.assert(
      fc.property(anyStage, (input) => {
        const rows = computeStandings(input);
        for (const each of rows)
          expect(each.totalX10).toBe(each.placementX10 + each.elimX10 + each.adjustmentX10);
        const points = input.matches.flatMap(({ rows: own, preset }) =>
          own.map((one) => pointsOf(one, preset).pointsX10),
        );
        expect(add(rows.map(({ totalX10 }) => totalX10))).toBe(
          add(points) + add(input.adjustments.map(({ pointsX10 }) => pointsX10)),
        );
        expect(rows.every(({ totalX10 }) => Number.isInteger(totalX10))).toBe(true);
      }),
      { seed: 2026 },
    );
  });

  it('invariant 4: placement points of a match depend on the number of teams and the preset only', () => {
    void fc.assert(
      fc.property(
        anyPreset.chain((preset) => anyMatch({ entries: entriesOf(12), no: 1, preset })),
        (match) => {
          const { found, expected } = controlSums([match]).placementX10;
          expect(found).toBe(expected);
          const placed = match.rows.filter(({ status }) => status !== 'absent').length;
          if (match.rows.every(({ status }) => status !== 'disqualified'))
            expect(found).toBe(add(match.preset.placementX10.slice(0, placed)));
        },
      ),
      { seed: 2026 },
    );
    expect(add(defaultPreset.placementX10)).toBe(320);
  });

  it('invariant 5: ranks follow the rows; equal ranks only where every key is equal', () => {
    void fc.assert(
      fc.property(anyStage, (input) => {
        const rows = computeStandings(input);
        expect(rows[0]?.rank).toBe(1);
        for (const [index, each] of rows.entries()) {
          const above = rows[index - 1];
          if (!above) continue;
          if (each.rank === above.rank) {
            expect(each.isTied && above.isTied).toBe(true);
            expect(each.totalX10).toBe(above.totalX10);
            for (const key of input.tieBreaks) {
              if (key === 'wwcd') expect(each.wwcd).toBe(above.wwcd);
              if (key === 'placement_points') expect(each.placementX10).toBe(above.placementX10);
              if (key === 'elims') expect(each.elims).toBe(above.elims);
            }
          } else expect(each.rank).toBe(index + 1);
          expect(above.totalX10).toBeGreaterThanOrEqual(each.totalX10);
        }
      }),
      { seed: 2026 },
    );
  });

  it('invariant 6: swapping two teams swaps their rows and nothing else', () => {
    void fc.assert(
      fc.property(anyStage, (input) => {
        const swap = (id: string) => (id === 't0' ? 't1' : id === 't1' ? 't0' : id);
        const swapped = {
          ...input,
          entries: input.entries.map((entry) => ({ ...entry, id: swap(entry.id) })),
          matches: input.matches.map((match) => ({
            ...match,
            rows: match.rows.map((each) => ({ ...each, entryId: swap(each.entryId) })),
          })),
          adjustments: input.adjustments.map((each) => ({ ...each, entryId: swap(each.entryId) })),
        };
        expect(
          computeStandings(swapped).map((each) => ({ ...each, entryId: swap(each.entryId) })),
        ).toEqual(computeStandings(input));
      }),
      { seed: 2026 },
    );
  });

  it('invariant 7: more eliminations never lower a rank; the same rows again change none', () => {
    void fc.assert(
      fc.property(anyStage, fc.nat(), (input, pick) => {
        const before = ranksOf(computeStandings(input));
        expect(ranksOf(computeStandings(structuredClone(input)))).toEqual(before);
        const at = input.matches[pick % Math.max(1, input.matches.length)];
        const chosen = at?.rows[pick % at.rows.length];
        if (!at || chosen?.status !== 'played') return;
        const matches = input.matches.map((match) =>
          match === at
            ? {
                ...match,
                rows: match.rows.map((each) =>
                  each === chosen ? { ...each, elims: each.elims + 1 } : each,
                ),
              }
            : match,
        );
        const after = ranksOf(computeStandings({ ...input, matches }));
        expect(after[chosen.entryId] ?? 0).toBeLessThanOrEqual(before[chosen.entryId] ?? 0);
      }),
      { seed: 2026 },
    );
  });

  it('invariant 8: re-scoring to another preset and back restores the table', () => {
    void fc.assert(
      fc.property(anyStage, fc.constantFrom(...deliveredPresets), (input, other) => {
        const table = computeStandings(input);
        const scoreAs = (preset: StandingsInput['matches'][number]['preset']) => ({
          ...input,
          matches: input.matches.map((match) => ({ ...match, preset })),
        });
        computeStandings(scoreAs(other));
        const [first] = input.matches;
        if (first) expect(computeStandings(scoreAs(first.preset))).toEqual(table);
      }),
      { seed: 2026 },
    );
  });

  it('invariant 9: an absent team gets nothing; its row and a disqualification move nobody in that match', () => {
    void fc.assert(
      fc.property(anyStage, (input) => {
        for (const { rows, preset } of input.matches) {
          for (const each of rows)
            if (each.status !== 'played') expect(pointsOf(each, preset).pointsX10).toBe(0);
        }
        const withoutAbsent = input.matches.map((match) => ({
          ...match,
          rows: match.rows.filter(({ status }) => status !== 'absent'),
        }));
        const totals = (rows: StandingRow[]) => rows.map((each) => [each.entryId, each.totalX10]);
        const keys = input.tieBreaks.filter((key) => key !== 'latest_placement');
        const table = computeStandings({ ...input, tieBreaks: keys });
        expect(
          totals(computeStandings({ ...input, tieBreaks: keys, matches: withoutAbsent })),
        ).toEqual(totals(table));
        const disqualified = input.matches.map((match) => ({
          ...match,
          rows: match.rows.map((each) =>
            each.entryId === 't0' && each.status === 'played'
              ? { ...each, status: 'disqualified' as const }
              : each,
          ),
        }));
        const others = (rows: StandingRow[]) =>
          Object.fromEntries(rows.map((each) => [each.entryId, each.totalX10]));
        const { t0: _before, ...before } = others(table);
        const { t0: _after, ...after } = others(
          computeStandings({ ...input, matches: disqualified }),
        );
        expect(after).toEqual(before);
      }),
      { seed: 2026 },
    );
  });
});

describe('ties', () => {
  // 10 points each: t0 by winning, t1 by eliminations.
  const equal = [[row('t0', 1, 0), row('t1', 2, 4), row('t2', 3, 0), row('t3', 4, 0)]];

  it.each([
    [['wwcd'], ['t0', 't1']],
    [['elims'], ['t1', 't0']],
    [['placement_points'], ['t0', 't1']],
    [['latest_placement'], ['t0', 't1']],
  ] as const)('are broken by %j', (tieBreaks, order) => {
    const rows = computeStandings(stage(equal, { tieBreaks }));
    expect(rows.slice(0, 2).map(({ entryId }) => entryId)).toEqual(order);
    expect(rows.slice(0, 2).map(({ rank }) => rank)).toEqual([1, 2]);
  });

  it('by the most recent match go backwards, an absence being worse than any place', () => {
    const matches = [
      [row('t0', 2), row('t1', 1), row('t2', 3), row('t3', 4)],
      [row('t0', 1), row('t1', 2), row('t2', 3), row('t3', 4)],
      [row('t0', null), row('t1', null), row('t2', 2), row('t3', 1)],
    ];
    const order = (keep: number) =>
      computeStandings(stage(matches.slice(0, keep), { tieBreaks: ['latest_placement'] }))
        .filter(({ entryId }) => entryId === 't0' || entryId === 't1')
        .map(({ entryId }) => entryId);
    expect(order(2)).toEqual(['t0', 't1']);
    // Both were absent in the third: the second decides.
    expect(order(3)).toEqual(['t0', 't1']);
  });

  it('compare each team by its own last matches where groups meet in turns', () => {
    // t0 and t1 met in match 1; t0 played match 2 as well, t1 match 3: fifth places, worth the same.
    const filler = (places: number[]) => places.map((place) => row(`x${place}`, place));
    const matches = [
      [row('t0', 2), row('t1', 1), ...filler([3, 4])],
      [row('t0', 1), ...filler([2, 3, 4])],
      [row('t1', 2), ...filler([1, 3, 4])],
    ];
    const rows = computeStandings(
      stage(matches, { entries: entriesOf(2), tieBreaks: ['latest_placement'] }),
    );
    expect(rows.map(({ entryId, totalX10 }) => [entryId, totalX10])).toEqual([
      ['t0', 160],
      ['t1', 160],
    ]);
  });

  const tied = [[row('t0', 3), row('t1', 4), row('t2', 1), row('t3', 2)]];
  const evened = { adjustments: [{ entryId: 't1', pointsX10: 10, matchNo: null }] };

  it('that nothing breaks share a rank: 1, 2, 3, 3, by entry number; adjustments break none', () => {
    const rows = computeStandings(stage(tied, { ...evened, tieBreaks: ['wwcd', 'elims'] }));
    expect(rows.map(({ entryId, rank, isTied }) => [entryId, rank, isTied])).toEqual([
      ['t2', 1, false],
      ['t3', 2, false],
      ['t0', 3, true],
      ['t1', 3, true],
    ]);
  });

  it('are decided by a ruling on exactly these teams, and by none on others', () => {
    const ruled = (entryIds: string[], more: Partial<StandingsInput> = {}) =>
      computeStandings(
        stage(tied, { ...evened, tieBreaks: ['wwcd'], rulings: [{ entryIds }], ...more }),
      )
        .slice(2)
        .map(({ entryId, rank, isRuled }) => [entryId, rank, isRuled]);
    expect(ruled(['t1', 't0'])).toEqual([
      ['t1', 3, true],
      ['t0', 4, true],
    ]);
    expect(ruled(['t1', 't0', 't2'])).toEqual([
      ['t0', 3, false],
      ['t1', 3, false],
    ]);
    // No longer equal: the ruling has nothing to say.
    expect(ruled(['t1', 't0'], { adjustments: [] })).toEqual([
      ['t0', 3, false],
      ['t1', 4, false],
    ]);
  });
});

describe('who stands where', () => {
  const matches = [[row('t0', 1, 5), row('t1', 2, 4), row('t2', 3, 3), row('t3', 4, 2)]];

  it('puts disqualified and replaced teams at the foot without a rank, and the next ones up', () => {
    const entries = entriesOf(4).map((entry) => ({
      ...entry,
      standing:
        ({ t0: 'disqualified', t1: 'replaced', t2: 'withdrawn' } as const)[
          entry.id as 't0' | 't1' | 't2'
        ] ?? ('in' as const),
    }));
    const rows = computeStandings(stage(matches, { entries }));
    expect(rows.map(({ entryId, rank }) => [entryId, rank])).toEqual([
      ['t2', 1],
      ['t3', 2],
      ['t1', null],
      ['t0', null],
    ]);
  });

  it('gives the champion of a match-point final rank 1 whatever the points', () => {
    const rows = computeStandings(stage(matches, { championId: 't3' }));
    expect(rows.map(({ entryId, rank, isChampion }) => [entryId, rank, isChampion])).toEqual([
      ['t3', 1, true],
      ['t0', 2, false],
      ['t1', 3, false],
      ['t2', 4, false],
    ]);
  });

  it('says how many places a team won since the match before', () => {
    const second = [row('t0', null), row('t1', 2, 3), row('t2', 3, 3), row('t3', 1, 20)];
    const before = computeStandings(stage(matches));
    const after = computeStandings(stage([...matches, second]));
    expect(compareRanks(before, after).map(({ entryId, moved }) => [entryId, moved])).toEqual([
      ['t3', 3],
      ['t1', 0],
      ['t2', 0],
      ['t0', -3],
    ]);
  });

  it('caps what eliminations are worth, not what stands in their column', () => {
    const preset = { ...defaultPreset, elimCap: 3 };
    const input = stage(matches);
    const [first] = computeStandings({
      ...input,
      matches: input.matches.map((match) => ({ ...match, preset })),
    });
    expect(first).toMatchObject({ entryId: 't0', elims: 5, elimX10: 30, totalX10: 130 });
  });
});
