import type { Band } from '@one-dream/contract/scoring/bands.ts';
import { translateAll } from '@one-dream/contract/translate.ts';
import { describe, expect, it } from 'vitest';
import { entryRow, matchRow, placed, stageInputs } from '../../../tests/support/stage-inputs.ts';
import { compareSnapshots, listAdvancing, listBlockers, takeSnapshot } from './finalise.rules.ts';

const entries = ['a', 'b', 'c', 'd'].map((id) => entryRow(id));
const played = matchRow(1, placed('a', 'b', 'c', 'd'));
const bands: Band[] = [
  { from: 1, to: 2, leadsTo: 'next' },
  { from: 3, to: null, leadsTo: null },
];

const blockers = (inputs: Parameters<typeof stageInputs>[0], openDisputes = 0) =>
  translateAll(
    'en',
    listBlockers({ inputs: stageInputs({ entries, matches: [played], ...inputs }), openDisputes }),
  );

describe('what stands against making a stage final', () => {
  it('is nothing where all is played, and who goes on is clear', () => {
    expect(blockers({ stage: { bands } })).toEqual([]);
  });

  it.each([
    [1, 'A dispute is open.'],
    [2, '2 disputes are open.'],
  ])('is an open dispute: %i', (open, message) => {
    expect(blockers({}, open)).toEqual([
      { code: 'STAGE_OPEN', message, entryIds: [], canOverride: false },
    ]);
  });

  it.each(['scheduled', 'playing', 'results_in', 'published', 'postponed'] as const)(
    'is a match that is %s',
    (state) => {
      const matches = [played, matchRow(2, [], { state }), matchRow(3, [], { state, letter: 'B' })];
      expect(blockers({ matches }).map(({ message }) => message)).toEqual([
        'Not final or cancelled yet: match 2, B3.',
      ]);
    },
  );

  it('is no match that was cancelled, unless all were', () => {
    const cancelled = matchRow(2, [], { state: 'cancelled' });
    expect(blockers({ matches: [played, cancelled] })).toEqual([]);
    for (const matches of [[cancelled], []])
      expect(blockers({ matches }).map(({ message }) => message)).toEqual([
        'No match of this stage has a result.',
      ]);
  });

  it('is a rank that leads nowhere', () => {
    const [first] = bands;
    expect(blockers({ stage: { bands: [first ?? expect.fail()] } })).toMatchObject([
      {
        code: 'STAGE_OPEN',
        message: 'Who advances: The last range has to reach the last rank.',
      },
    ]);
  });

  it('is a tie across a cut, and none beside it', () => {
    // Places 7 and 8 are worth the same.
    const others = ['e', 'f', 'g', 'h'].map((id) => entryRow(id));
    const matches = [
      matchRow(1, placed('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h')),
      matchRow(2, placed('a', 'b', 'c', 'd', 'e', 'f', 'h', 'g')),
    ];
    const cut = (to: number): Band[] => [
      { from: 1, to, leadsTo: 'next' },
      { from: to + 1, to: null, leadsTo: null },
    ];
    const tied = { tieBreaks: ['wwcd' as const], entries: [...entries, ...others], matches };
    expect(blockers({ ...tied, stage: { bands: cut(6) } })).toEqual([]);
    expect(blockers({ ...tied, stage: { bands: cut(7) } })).toEqual([
      {
        code: 'TIE_AT_CUT',
        message: 'Team g and Team h are equal across a cut. Rule on it or play a tie-break match.',
        entryIds: ['g', 'h'],
        canOverride: false,
      },
    ]);
    const rulings = [{ entryIds: ['h', 'g'] }];
    expect(blockers({ ...tied, rulings, stage: { bands: cut(7) } })).toEqual([]);
  });

  it.each([
    ['group_pairs', null, true],
    ['groups', { count: 1, leadsTo: 'next' }, true],
    // Teams are not compared across groups.
    ['groups', null, false],
    ['single', null, false],
  ] as const)(
    'is, in a stage of %s with the best of the rest %j, that groups played unequally: %s',
    (format, best_of_rest, stands) => {
      const groups = [entryRow('a'), entryRow('b', { letter: 'B' })];
      const found = blockers({
        stage: { format, best_of_rest },
        entries: groups,
        matches: [matchRow(1, placed('a'), { letter: format === 'groups' ? 'A' : null })],
      });
      expect(found).toEqual(
        stands
          ? [
              {
                code: 'UNEQUAL_MATCHES',
                message: 'The groups have not played equally many matches.',
                entryIds: [],
                canOverride: true,
              },
            ]
          : [],
      );
    },
  );
});

describe('a snapshot', () => {
  it('has each team with its name and where it leads', () => {
    const [table] = takeSnapshot(
      stageInputs({ stage: { bands }, entries: entries.slice(0, 3), matches: [played] }),
    );
    expect(table?.rows.map(({ name, teamId, leadsTo }) => [name, teamId, leadsTo])).toEqual([
      ['Team a', 'a-team', 'next'],
      ['Team b', 'b-team', 'next'],
      ['Team c', 'c-team', null],
    ]);
  });

  it('gives the place of a disqualified team to the next', () => {
    const out = entries.map((entry) =>
      entry.id === 'a' ? { ...entry, state: 'disqualified' } : entry,
    );
    const tables = takeSnapshot(stageInputs({ stage: { bands }, entries: out, matches: [played] }));
    expect(listAdvancing(tables, 'next')).toEqual([
      { entryId: 'b', place: 1 },
      { entryId: 'c', place: 2 },
    ]);
  });

  it('takes the best of the rest across groups', () => {
    const both = [
      ...['a', 'b'].map((id) => entryRow(id)),
      ...['c', 'd'].map((id) => entryRow(id, { letter: 'B' })),
    ];
    const matches = [
      matchRow(1, placed('a', 'b'), { letter: 'A' }),
      matchRow(1, placed('c', 'x', 'd'), { letter: 'B' }),
    ];
    const one: Band[] = [
      { from: 1, to: 1, leadsTo: 'next' },
      { from: 2, to: null, leadsTo: null },
    ];
    const tables = takeSnapshot(
      stageInputs({
        stage: { format: 'groups', bands: one, best_of_rest: { count: 1, leadsTo: 'next' } },
        ...{ entries: both, matches },
      }),
    );
    // By place in the own table first: the second of A comes after both winners.
    expect(listAdvancing(tables, 'next')).toEqual([
      { entryId: 'a', place: 1 },
      { entryId: 'c', place: 1 },
      { entryId: 'b', place: 2 },
    ]);
    expect(listAdvancing(tables, 'elsewhere')).toEqual([]);
  });
});

it('two snapshots differ by whose way is another', () => {
  const take = (...order: string[]) =>
    takeSnapshot(
      stageInputs({ stage: { bands }, entries, matches: [matchRow(1, placed(...order))] }),
    );
  const before = take('a', 'b', 'c', 'd');
  expect(compareSnapshots(before, before)).toEqual([]);
  // A place within a band changes nothing.
  expect(compareSnapshots(before, take('b', 'a', 'c', 'd'))).toEqual([]);
  expect(compareSnapshots(before, take('a', 'c', 'b', 'd'))).toEqual([
    { entryId: 'c', name: 'Team c', was: null, is: 'next' },
    { entryId: 'b', name: 'Team b', was: 'next', is: null },
  ]);
  // Teams missing from the snapshot before had no destination.
  expect(compareSnapshots([], take('a', 'b')).map(({ was, is }) => [was, is])).toEqual([
    [null, 'next'],
    [null, 'next'],
  ]);
});
