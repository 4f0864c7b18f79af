import type {
  StandingLine,
  StandingTable,
} from '@one-dream/contract/features/standings/standings.ts';
import { defaultPreset } from '@one-dream/contract/scoring/presets.ts';
import { expect, test } from 'vitest';
import { daysOf } from './days-of.ts';
import { podiumOf } from './podium.ts';
import { linesOfMatch, tableOfDay } from './standing-views.data.ts';

type Cell = StandingLine['matches'][number];
const cell = (no: number, placement: number | null, elims: number, pointsX10: number): Cell => ({
  matchId: `m${no}`,
  no,
  status: placement === null ? 'absent' : 'played',
  placement,
  elims,
  pointsX10,
});

function line(name: string, change: Partial<StandingLine>): StandingLine {
  return {
    entryId: name,
    teamId: `team-${name}`,
    name,
    logo: '',
    number: 1,
    rank: 1,
    isTied: false,
    isRuled: false,
    standing: 'in',
    isChampion: false,
    isEligible: false,
    played: 0,
    wwcd: 0,
    placementX10: 0,
    elims: 0,
    elimX10: 0,
    adjustmentX10: 0,
    totalX10: 0,
    moved: 0,
    band: null,
    matches: [],
    ...change,
  };
}

const match = (no: number, day: string) => ({
  _id: `m${no}`,
  no,
  day,
  map: 'Erangel',
  startsAt: `${day}T12:00:00.000Z`,
  version: 1,
  publishedAt: `${day}T13:00:00.000Z`,
  preset: 0,
  isFinal: false,
});

const table: StandingTable = {
  group: null,
  rows: [
    line('A', {
      number: 1,
      rank: 1,
      moved: 2,
      adjustmentX10: 100,
      matches: [cell(1, 1, 5, 150), cell(2, 2, 1, 70)],
    }),
    line('B', { number: 2, rank: 2, matches: [cell(1, 2, 3, 90), cell(2, 1, 8, 180)] }),
    line('C', { number: 3, rank: 3, matches: [cell(1, null, 0, 0), cell(2, 3, 0, 50)] }),
  ],
  matches: [match(1, '2026-11-14'), match(2, '2026-11-15')],
  remaining: 0,
  control: { wwcd: { found: 2, expected: 2 }, placementX10: { found: 0, expected: 0 }, elims: [] },
};

test("a day's table counts that day's matches alone, without adjustments and arrows", () => {
  expect(daysOf(table)).toEqual(['2026-11-14', '2026-11-15']);
  const preset = { ...defaultPreset, _id: 'p', presetId: 'p', no: 1, isDelivered: true };
  const stage = {
    preset: { ...preset, placementX10: [...preset.placementX10], tieBreaks: [...preset.tieBreaks] },
    presets: [],
  };
  const day = tableOfDay({ stage, table, day: '2026-11-15' });
  expect(day.rows.map(({ name, rank, totalX10 }) => [name, rank, totalX10])).toEqual([
    ['B', 1, 180],
    ['A', 2, 70],
    ['C', 3, 50],
  ]);
  expect(day.rows.every(({ moved, adjustmentX10 }) => moved === 0 && adjustmentX10 === 0)).toBe(
    true,
  );
});

test('a match lists its teams by placement, absent ones last', () => {
  expect(linesOfMatch(table, 'm1').map(({ name }) => name)).toEqual(['A', 'B', 'C']);
  expect(linesOfMatch(table, 'm2').map(({ name }) => name)).toEqual(['B', 'A', 'C']);
  expect(linesOfMatch(table, 'none')).toEqual([]);
});

test('the podium has shared ranks, and none where several groups played', () => {
  const rows = [
    line('A', { rank: 1, matches: [cell(1, 1, 0, 100)] }),
    line('B', { rank: 2, isTied: true, matches: [cell(1, 2, 0, 60)] }),
    line('C', { rank: 2, isTied: true, matches: [cell(1, 3, 0, 60)] }),
    line('D', { rank: 4, matches: [cell(1, 4, 0, 40)] }),
  ];
  expect(podiumOf({ tables: [{ ...table, rows }] }).map(({ name }) => name)).toEqual([
    'A',
    'B',
    'C',
  ]);
  expect(podiumOf({ tables: [table, table] })).toEqual([]);
});
