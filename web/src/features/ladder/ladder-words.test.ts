import { type Tier, tiers } from '@one-dream/contract/features/scrims/scrims.values.ts';
import { rankWeek, type WeekRecord } from '@one-dream/contract/ladder/proposals.ts';
import { describe, expect, test } from 'vitest';
import { averageText, moveText, trendOf } from './ladder-words.ts';

const record = (place: number): WeekRecord => ({
  teamId: `team-${String(place).padStart(2, '0')}`,
  days: 3,
  matches: 9,
  pointsX10: 1000 - place,
  wwcd: 0,
  placementPointsX10: 0,
  elims: 0,
  since: '2026-11-01T00:00:00.000Z',
});

describe('what the page says of a week that is under way', () => {
  test.each(tiers.flatMap((tier) => [8, 9, 16].map((count): [Tier, number] => [tier, count])))(
    'is what would be proposed: %s with %i teams',
    (tier, count) => {
      const rows = rankWeek(
        tier,
        Array.from({ length: count }, (_, place) => record(place)),
      );
      const words = { promotion: 'up', relegation: 'down' } as const;
      for (const { rank, proposal } of rows)
        expect(trendOf({ tier, rank, count })).toBe(proposal ? words[proposal.kind] : null);
    },
  );
});

test('an average has one decimal', () => {
  expect(averageText({ pointsX10: 1115, matches: 9 })).toBe('12.4');
  expect(averageText({ pointsX10: 0, matches: 3 })).toBe('0.0');
});

test.each([
  [{ kind: 'promotion', from: 'T3', to: 'T2' }, 'moved up to T2'],
  [{ kind: 'relegation', from: 'T1', to: 'SEMI_T1' }, 'moved down to Semi T1'],
  [{ kind: 'absence', from: 'T2', to: null }, 'lost its place in T2'],
  [{ kind: 'entered', from: null, to: 'T3' }, 'came in at T3'],
  [{ kind: 'kept', from: 'T2', to: 'T2' }, 'stays in T2'],
  [{ kind: 'by_hand', from: null, to: 'T1' }, 'was placed in T1'],
  [{ kind: 'by_hand', from: 'T3', to: 'T1' }, 'moved from T3 to T1'],
] as const)('a move in words: %o', (move, words) => {
  expect(moveText(move)).toBe(words);
});
