import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../translate.ts';
import {
  type Band,
  checkBands,
  hasEqualMatches,
  listTiesAtEdges,
  shareOut,
  takesBand,
} from './bands.ts';
import { anyStage, entriesOf } from './standings.arbitrary.ts';
import { computeStandings, type StandingEntry } from './standings.ts';

const tieBreaks = ['wwcd'] as const;

/** A table by totals, without matches. */
function table(totals: number[], entries: StandingEntry[] = entriesOf(totals.length), prefix = '') {
  return computeStandings({
    entries: entries.map((entry) => ({ ...entry, id: prefix + entry.id })),
    matches: [],
    adjustments: totals.map((pointsX10, index) => ({
      entryId: `${prefix}t${index}`,
      pointsX10,
      matchNo: null,
    })),
    rulings: [],
    tieBreaks,
  });
}

const bands: Band[] = [
  { from: 1, to: 2, leadsTo: 'final' },
  { from: 3, to: null, leadsTo: null },
];

describe('bands', () => {
  it.each([
    ['cover every rank', bands, []],
    ['leave a gap', [bands[0], { from: 4, to: null, leadsTo: null }], ['Say where rank 3 goes.']],
    ['overlap', [bands[0], { from: 2, to: null, leadsTo: null }], ['Rank 2 is in two ranges.']],
    ['end too early', [bands[0]], ['The last range has to reach the last rank.']],
    [
      'go on beside another',
      [{ from: 1, to: null, leadsTo: null }, bands[1]],
      ['Rank 3 is in two ranges.'],
    ],
  ] as [string, Band[], string[]][])('that %s', (_what, given, problems) => {
    expect(checkBands({ bands: given, groups: [null] }).map(inEnglish)).toEqual(problems);
  });

  it('may name their groups', () => {
    const byGroup: Band[] = [
      { from: 1, to: null, leadsTo: 'final', groups: ['A'] },
      { from: 1, to: null, leadsTo: 'semi', groups: ['B'] },
    ];
    expect(checkBands({ bands: byGroup, groups: ['A', 'B'] })).toEqual([]);
    expect(checkBands({ bands: byGroup, groups: ['A', 'B', 'C'] }).map(inEnglish)).toEqual([
      'Group C: The last range has to reach the last rank.',
    ]);
    const places = shareOut({
      tables: [
        { group: 'A', rows: table([2, 1], undefined, 'a') },
        { group: 'B', rows: table([9], undefined, 'b') },
      ],
      bands: byGroup,
      tieBreaks,
    });
    expect([...places]).toEqual([
      ['at0', 'final'],
      ['at1', 'final'],
      ['bt0', 'semi'],
    ]);
  });

  it('invariant 11: share out everybody who takes one, each once, the top ranks to the top band', () => {
    void fc.assert(
      fc.property(anyStage, fc.integer({ min: 1, max: 9 }), (input, cut) => {
        const rows = computeStandings(input);
        const cuts: Band[] = [
          { from: 1, to: cut, leadsTo: 'next' },
          { from: cut + 1, to: null, leadsTo: null },
        ];
        expect(checkBands({ bands: cuts, groups: [null] })).toEqual([]);
        const places = shareOut({ tables: [{ group: null, rows }], bands: cuts, tieBreaks });
        expect([...places.keys()].sort()).toEqual(rows.map(({ entryId }) => entryId).sort());
        const through = [...places].filter(([, to]) => to === 'next').map(([id]) => id);
        expect(through).toEqual(rows.slice(0, cut).map(({ entryId }) => entryId));
      }),
      { seed: 2026 },
    );
  });

  it('pass over a withdrawn and a disqualified team: the next ranks move up', () => {
    const entries = entriesOf(5).map((entry, index) => ({
      ...entry,
      standing: (['withdrawn', 'in', 'disqualified', 'in', 'in'] as const)[index] ?? 'in',
    }));
    const rows = table([50, 40, 30, 20, 10], entries);
    expect(rows.filter(takesBand).map(({ entryId }) => entryId)).toEqual(['t1', 't3', 't4']);
    const places = shareOut({ tables: [{ group: null, rows }], bands, tieBreaks });
    expect([...places]).toEqual([
      ['t1', 'final'],
      ['t3', 'final'],
      ['t4', null],
    ]);
  });

  const groups = (a: number[], b: number[]) => [
    { group: 'A', rows: table(a, undefined, 'a') },
    { group: 'B', rows: table(b, undefined, 'b') },
  ];

  it('take the best of the rest across groups by total', () => {
    const places = shareOut({
      tables: groups([90, 80, 40, 10], [70, 60, 50, 45]),
      bands,
      bestOfRest: { count: 2, leadsTo: 'final' },
      tieBreaks,
    });
    const through = [...places].filter(([, to]) => to === 'final').map(([id]) => id);
    expect(through.sort()).toEqual(['at0', 'at1', 'bt0', 'bt1', 'bt2', 'bt3']);
  });

  it('name the teams that share a rank across an edge, and no others', () => {
    const ties = (a: number[]) =>
      listTiesAtEdges({ tables: [{ group: null, rows: table(a) }], bands, tieBreaks });
    expect(ties([30, 20, 10])).toEqual([]);
    expect(ties([30, 30, 10, 10])).toEqual([]);
    expect(ties([30, 20, 20, 10])).toEqual([['t1', 't2']]);
    const bestOfRest = { count: 1, leadsTo: 'final' };
    expect(
      listTiesAtEdges({ tables: groups([9, 8, 5], [7, 6, 5]), bands, bestOfRest, tieBreaks }),
    ).toEqual([['at2', 'bt2']]);
  });

  it('need equally many matches of each group', () => {
    const pairs = [
      ['A', 'B'],
      ['B', 'C'],
      ['A', 'C'],
    ].map((own) => ({ groups: own }));
    expect(hasEqualMatches({ groups: ['A', 'B', 'C'], matches: pairs })).toBe(true);
    expect(hasEqualMatches({ groups: ['A', 'B', 'C'], matches: pairs.slice(1) })).toBe(false);
  });
});
