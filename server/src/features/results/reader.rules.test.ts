import { describe, expect, it } from 'vitest';
import { isUnread, partOf, type ReadMatch, toReport } from './reader.rules.ts';

const match = (wrong: number, changes: Partial<ReadMatch> = {}): ReadMatch => ({
  client: 'BGMI',
  size: '1600x720',
  cells: 64,
  filled: 60,
  wrong,
  cellsNot0: 30,
  filledNot0: 28,
  wrongNot0: wrong,
  independent: 32,
  ...changes,
});
const matches = (count: number, wrong: number) => Array.from({ length: count }, () => match(wrong));

describe('a kind of picture', () => {
  it.each([
    ['nothing is known of it', [], false],
    ['6 of 1,200 were corrected', [match(6), ...matches(19, 0)], false],
    ['7 of 1,200 were', [match(7), ...matches(19, 0)], true],
    ['it was before the last 20', [...matches(20, 0), match(60)], false],
    ['6 were in the first match', [match(6)], false],
    ['7 were in the first: 20 matches could not make that good', [match(7)], true],
  ])('where %s', (_, last, unread) => {
    expect(isUnread(last)).toBe(unread);
  });
});

it('the report has each game and size by itself, with intervals', () => {
  const whole = match(0, { filled: 64, filledNot0: 30 });
  const { independent, groups } = toReport([whole, match(1), match(0, { size: '2400x1080' })]);
  expect(independent).toBe(96);
  expect(groups.map(({ size }) => size)).toEqual(['1600x720', '2400x1080']);
  expect(groups[0]).toMatchObject({
    matches: 2,
    silentlyWrong: { hits: 1, all: 124 },
    silentlyWrongNot0: { hits: 1, all: 58 },
    marked: { hits: 4, all: 128 },
    markedNot0: { hits: 2, all: 60 },
    wholeMatches: { hits: 1, all: 2 },
    isUnread: false,
  });
  expect(groups[0]?.silentlyWrong.low).toBeGreaterThan(0);
  expect(groups[0]?.silentlyWrong.high).toBeCloseTo(0.0443, 3);
});

it('a picture is learnt from, tried on or sealed by its hash', () => {
  expect(['00', '7f', '80', 'bf', 'c0', 'ff'].map(partOf)).toEqual([
    'learn',
    'learn',
    'try',
    'try',
    'sealed',
    'sealed',
  ]);
});
