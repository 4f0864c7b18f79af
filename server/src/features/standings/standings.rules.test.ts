import type { Band } from '@one-dream/contract/scoring/bands.ts';
import { describe, expect, it } from 'vitest';
import { entryRow, matchRow, placed, stageInputs } from '../../../tests/support/stage-inputs.ts';
import { bandIndex, listDeadRulings, tabulate } from './standings.rules.ts';

const ranks = (inputs: Parameters<typeof stageInputs>[0]) =>
  tabulate(stageInputs(inputs)).tables.map(({ group, rows }) => [
    group,
    rows.map(({ entryId, totalX10 }) => `${entryId} ${totalX10}`),
  ]);

describe('the tables of a stage', () => {
  const entries = [
    entryRow('a'),
    entryRow('b'),
    entryRow('c', { letter: 'B' }),
    entryRow('d', { letter: 'AA' }),
  ];
  const matches = [
    matchRow(1, placed('a', 'b'), { letter: 'A' }),
    matchRow(1, placed('c'), { letter: 'B', group_letters: ['B'] }),
  ];

  it('are one for each group where groups have their own, A to Z and then AA', () => {
    expect(ranks({ stage: { format: 'groups' }, entries, matches })).toEqual([
      ['A', ['a 100', 'b 60']],
      ['B', ['c 100']],
      ['AA', ['d 0']],
    ]);
  });

  it.each(['single', 'group_pairs'] as const)('are one where a stage is of %s', (format) => {
    expect(ranks({ stage: { format }, entries, matches })).toEqual([
      [null, ['a 100', 'c 100', 'b 60', 'd 0']],
    ]);
  });

  it.each([
    ['scheduled', 0],
    ['playing', 0],
    ['results_in', 0],
    ['cancelled', 0],
    ['published', 100],
    ['final', 100],
  ] as const)('count a match that is %s as %i', (state, points) => {
    const one = [entryRow('a')];
    expect(ranks({ entries: one, matches: [matchRow(1, placed('a'), { state })] })).toEqual([
      [null, [`a ${points}`]],
    ]);
  });

  it('count points given by hand to who is in them', () => {
    const adjustments = [
      { entryId: 'b', pointsX10: 50, matchNo: null, madeAt: 0 },
      { entryId: 'gone', pointsX10: 500, matchNo: null, madeAt: 0 },
    ];
    expect(ranks({ entries: entries.slice(0, 2), matches, adjustments })).toEqual([
      [null, ['b 110', 'a 100']],
    ]);
  });

  it('are scored by the preset that a match was published with', () => {
    const inputs = stageInputs({ entries: [entryRow('a')] });
    const [preset] = inputs.presets.values();
    const presets = new Map([
      ...inputs.presets,
      ['double', { ...(preset ?? expect.fail()), placementX10: [200] }],
    ]);
    const match = matchRow(1, placed('a'), { preset_version_id: 'double' });
    expect(ranks({ entries: [entryRow('a')], matches: [match], presets })).toEqual([
      [null, ['a 200']],
    ]);
    expect(() => ranks({ entries: [], matches: [match] })).toThrow(
      'match m1 is scored by a preset that was not read',
    );
  });

  it.each([
    ['checked_in', false, 'in', 'in'],
    ['no_show', false, 'withdrawn', undefined],
    ['withdrawn', false, 'withdrawn', undefined],
    ['replaced', false, 'replaced', undefined],
    ['checked_in', true, 'replaced', undefined],
    // Stays at the foot, visible to everybody.
    ['disqualified', false, 'disqualified', 'disqualified'],
  ] as const)(
    'have a team that is %s (its place taken: %s), who played, as %s, else as %s',
    (state, is_replaced, played, idle) => {
      const standing = (matches: ReturnType<typeof matchRow>[]) =>
        tabulate(stageInputs({ entries: [entryRow('a', { state, is_replaced })], matches }))
          .tables[0]?.rows[0]?.standing;
      expect(standing([matchRow(1, placed('a'))])).toBe(played);
      expect(standing([])).toBe(idle);
      const [row] = placed('a');
      const absent = { ...(row ?? expect.fail()), status: 'absent', placement: null } as const;
      expect(standing([matchRow(1, [absent])])).toBe(idle);
    },
  );
});

describe('a final with a match point', () => {
  const entries = [entryRow('a'), entryRow('b')];
  const follow = (
    match_point: NonNullable<ReturnType<typeof stageInputs>['stage']['match_point']>,
    matches: ReturnType<typeof matchRow>[],
  ) => tabulate(stageInputs({ stage: { match_point }, entries, matches })).matchPoint;

  it('counts its rule in points, and the points in tenths', () => {
    expect(follow({ fixed: 25 }, [])).toMatchObject({ thresholdX10: 250, eligibleIds: [] });
    const first = matchRow(1, placed('a', 'b'));
    expect(follow({ after: 1, plus: 5 }, [first])).toMatchObject({ thresholdX10: 150 });
    expect(follow({ after: 2, plus: 5 }, [first])).toMatchObject({ thresholdX10: null });
  });

  it('goes past a match that was cancelled, and waits for one that is not published', () => {
    const [one, three] = [matchRow(1, placed('a', 'b')), matchRow(3, placed('a', 'b'))];
    const second = (state: 'cancelled' | 'playing') => matchRow(2, [], { state });
    expect(follow({ fixed: 10 }, [one, second('playing'), three])).toMatchObject({
      ...{ eligibleIds: ['a'], champion: null },
    });
    expect(follow({ fixed: 10 }, [one, second('cancelled'), three])).toMatchObject({
      champion: { entryId: 'a', matchNo: 3 },
    });
  });

  it('has its champion on top, whatever the points', () => {
    const matches = [
      matchRow(1, placed('a', 'b')),
      matchRow(2, placed('b', 'a')),
      matchRow(3, placed('b', 'a')),
    ];
    const adjustments = [{ entryId: 'a', pointsX10: 900, matchNo: 3, madeAt: 4000 }];
    const [table] = tabulate(
      stageInputs({ stage: { match_point: { fixed: 16 } }, entries, matches, adjustments }),
    ).tables;
    expect(table?.rows.map(({ entryId, isChampion }) => [entryId, isChampion])).toEqual([
      ['b', true],
      ['a', false],
    ]);
  });

  it('is none where a stage has no such rule', () => {
    expect(tabulate(stageInputs({ entries })).matchPoint).toBeNull();
  });
});

describe('a ruling on a tie', () => {
  // Nobody played: all three are equal.
  const inputs = stageInputs({ entries: ['a', 'b', 'c'].map((id) => entryRow(id)) });

  it.each([
    [['c', 'b', 'a'], false],
    [['a', 'b'], true],
    [['a', 'b', 'c', 'd'], true],
    [['a', 'b', 'd'], true],
  ])('about %j says nothing any more: %s', (entryIds, isDead) => {
    const ruling = { entryIds };
    expect(listDeadRulings({ ...inputs, rulings: [ruling] }, [ruling])).toEqual(
      isDead ? [ruling] : [],
    );
  });

  it('is dead once its teams are told apart', () => {
    const matches = [matchRow(1, placed('a', 'b', 'c'))];
    const ruling = { entryIds: ['a', 'b', 'c'] };
    expect(listDeadRulings({ ...inputs, matches }, [ruling])).toEqual([ruling]);
  });
});

describe('the band of a place', () => {
  const bands: Band[] = [
    { from: 1, to: 4, leadsTo: 'x', groups: ['B'] },
    { from: 1, to: 2, leadsTo: 'x', groups: ['A'] },
    { from: 3, to: null, leadsTo: null, groups: ['A'] },
  ];

  it.each([
    ['A', 1, 1],
    ['A', 2, 1],
    ['A', 3, 2],
    ['A', 99, 2],
    ['B', 4, 0],
    ['B', 5, null],
    ['C', 1, null],
    // Bands of groups are not those of the one table.
    [null, 1, null],
  ])('%s%i is number %s of the list', (group, position, index) => {
    expect(bandIndex(bands, { group, position })).toBe(index);
  });
});
