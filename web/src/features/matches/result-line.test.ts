import type { StandingLine } from '@one-dream/contract/features/standings/standings.ts';
import { expect, test } from 'vitest';
import { resultLine } from './result-line.ts';

type Cell = StandingLine['matches'][number];

const row = (cell: Partial<Cell>, rank: number | null = 3) => ({
  rank,
  matches: [
    {
      matchId: 'm1',
      no: 1,
      status: 'played',
      placement: 1,
      elims: 12,
      pointsX10: 220,
      ...cell,
    } as Cell,
  ],
});

test.each<[string, Parameters<typeof row>, boolean, string]>([
  ['the newest match', [{}], true, 'Place 1 · 12 elims · 22 points · now 3rd overall'],
  ['an older one', [{}], false, 'Place 1 · 12 elims · 22 points · 3rd overall'],
  [
    'one elimination, half a point',
    [{ placement: 9, elims: 1, pointsX10: 15 }],
    true,
    'Place 9 · 1 elim · 1.5 points · now 3rd overall',
  ],
  [
    'a single point',
    [{ placement: 8, elims: 0, pointsX10: 10 }],
    false,
    'Place 8 · 0 elims · 1 point · 3rd overall',
  ],
  [
    'nobody came',
    [{ status: 'absent', placement: null, elims: 0 }],
    true,
    'Absent · now 3rd overall',
  ],
  [
    'out by decision',
    [{ status: 'disqualified', pointsX10: 0 }, null],
    true,
    'Place 1 · 12 elims · disqualified',
  ],
])('%s', (_, given, isLast, line) => {
  expect(resultLine(row(...given), { matchId: 'm1', isLast })?.join(' · ')).toBe(line);
});

test('a team that was not in the match has no line', () => {
  expect(resultLine(row({}), { matchId: 'm2', isLast: true })).toBeUndefined();
});
