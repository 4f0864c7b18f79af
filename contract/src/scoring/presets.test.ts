import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inEnglish, translateAll } from '../translate.ts';
import { describeChange } from './describe-change.ts';
import { rankPlayers } from './player-awards.ts';
import { checkPreset, defaultPreset, deliveredPresets, type Preset } from './presets.ts';
import type { ResultRow } from './rows.ts';
import { formatTenths, parseTenths } from './tenths.ts';

describe('presets', () => {
  it('delivered are what was published', () => {
    expect(
      deliveredPresets.map(({ name, placementX10 }) => [name, placementX10.map((x) => x / 10)]),
    ).toEqual([
      ['BGMI 10', [10, 6, 5, 4, 3, 2, 1, 1]],
      ['BGMI 15', [15, 12, 10, 8, 6, 4, 2, 1, 1, 1, 1, 1]],
      ['PUBGM 20', [20, 14, 10, 8, 7, 6, 5, 4, 3, 2, 1, 1, 1, 1, 1, 1]],
      ['Free Fire 12', [12, 9, 8, 7, 6, 5, 4, 3, 2, 1]],
    ]);
    for (const preset of deliveredPresets)
      expect(checkPreset(preset)).toEqual({ problems: {}, warnings: [] });
  });

  it.each<[Partial<Preset>, string]>([
    [{ placementX10: [1001] }, 'placementX10.0'],
    [{ placementX10: [10, -1] }, 'placementX10.1'],
    [{ placementX10: [10.5] }, 'placementX10.0'],
    [{ placementX10: Array(26).fill(1) }, 'placementX10'],
    [{ elimX10: 101 }, 'elimX10'],
    [{ elimCap: 0 }, 'elimCap'],
    [{ tieBreaks: ['elims', 'elims'] }, 'tieBreaks'],
    [{ placementX10: [0], elimX10: 0 }, 'placementX10'],
  ])('of %j are refused at %s', (change, field) => {
    expect(Object.keys(checkPreset({ ...defaultPreset, ...change }).problems)).toEqual([field]);
  });

  it('that rise, or break no ties, are warned about', () => {
    expect(
      translateAll('en', checkPreset({ ...defaultPreset, placementX10: [50, 60], tieBreaks: [] })),
    ).toEqual({
      problems: {},
      warnings: [
        'Place 2 is worth more than place 1. Is that intended?',
        'Without tie-breaks every equal total has to be decided by hand.',
      ],
    });
  });
});

describe('tenths', () => {
  it('are written and read back', () => {
    expect([975, 680, -5, 0, -20].map(formatTenths)).toEqual(['97.5', '68', '-0.5', '0', '-2']);
    void fc.assert(
      fc.property(fc.integer({ min: -99_999, max: 99_999 }), (tenths) => {
        expect(parseTenths(formatTenths(tenths))).toBe(tenths);
      }),
      { seed: 2026 },
    );
    expect(['', 'x', '1.23', '1e3', 'NaN', '--1'].map(parseTenths)).toEqual(
      Array(6).fill(undefined),
    );
  });
});

describe('a corrected version', () => {
  it('says in words what it changed', () => {
    const row = (entryId: string, placement: number, elims: number): ResultRow => ({
      entryId,
      status: 'played',
      placement,
      elims,
      fielded: 4,
    });
    const absent: ResultRow = {
      entryId: 'b',
      status: 'absent',
      placement: null,
      elims: 0,
      fielded: 0,
    };
    expect(
      describeChange({
        before: [row('a', 1, 6), row('b', 2, 0), row('c', 3, 1)],
        after: [row('a', 1, 7), absent, row('c', 2, 1)],
        nameOf: (id) => `Team ${id.toUpperCase()}`,
      }).map(inEnglish),
    ).toEqual([
      'eliminations of Team A 6 → 7',
      'Team B played → absent',
      'placement of Team C 3 → 2',
    ]);
    expect(describeChange({ before: [absent], after: [absent], nameOf: String })).toEqual([]);
  });
});

describe('most eliminations', () => {
  it('counts the matches that are known by player, equal ones sharing a rank', () => {
    const played = (playerKey: string, matchId: string, elims: number) => ({
      playerKey,
      name: playerKey,
      team: 'T',
      matchId,
      elims,
    });
    const ranked = rankPlayers([
      played('x', '1', 3),
      played('y', '1', 5),
      played('x', '2', 2),
      played('z', '2', 1),
    ]);
    expect(ranked.map(({ name, rank, elims, matches }) => [name, rank, elims, matches])).toEqual([
      ['y', 1, 5, 1],
      ['x', 1, 5, 2],
      ['z', 3, 1, 1],
    ]);
  });
});
