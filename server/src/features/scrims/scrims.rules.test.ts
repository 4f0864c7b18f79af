import { describe, expect, test } from 'vitest';
import type { SeriesRow } from './scrims.queries.ts';
import { daysFrom, isPlayDay, momentsOf, planEvenings } from './scrims.rules.ts';

// 23 November 2026 is a Monday.
const series = {
  weekdays: [1, 3],
  first_match: '21:00',
  open_before_min: 24 * 60,
  paused_until: null,
  ended_at: null,
} as unknown as SeriesRow;

test('an evening starts at its time in India and opens before', () => {
  const { startsAt, opensAt } = momentsOf(series, '2026-11-23');
  expect(startsAt).toEqual(new Date('2026-11-23T15:30:00Z'));
  expect(opensAt).toEqual(new Date('2026-11-22T15:30:00Z'));
});

test.each([
  ['2026-11-23', {}, true],
  ['2026-11-24', {}, false],
  ['2026-11-25', {}, true],
  ['2026-11-23', { paused_until: '2026-11-24' }, false],
  ['2026-11-25', { paused_until: '2026-11-25' }, true],
  ['2026-11-23', { ended_at: new Date() }, false],
])('on %s, %o, a series plays: %s', (day, change, plays) => {
  expect(isPlayDay({ ...series, ...change }, day)).toBe(plays);
});

describe('what is to be made now', () => {
  const plan = (now: string, { left = [], ...change }: { left?: string[] } & object = {}) =>
    planEvenings(
      { ...series, ...change },
      { today: '2026-11-23', now: new Date(now), left: new Set(left) },
    );
  const wednesday = new Date('2026-11-24T15:30:00Z');

  test.each([
    ['is due from its opening on', '2026-11-23T08:00:00Z', {}, ['2026-11-23'], wednesday],
    ['is not made twice', '2026-11-23T08:00:00Z', { left: ['2026-11-23'] }, [], wednesday],
    ['is not made once it is too late', '2026-11-23T15:30:00Z', {}, [], wednesday],
    [
      'waits for the end of a pause',
      '2026-11-23T08:00:00Z',
      { paused_until: '2026-12-09' },
      [],
      new Date('2026-12-08T15:30:00Z'),
    ],
    ['ends with the series', '2026-11-23T08:00:00Z', { ended_at: new Date() }, [], undefined],
  ])('%s', (_what, now, change, due, next) => {
    expect(plan(now, change)).toEqual({ due, next });
  });
});

test('days follow each other over the end of a month', () => {
  expect(daysFrom('2026-11-29', 3)).toEqual(['2026-11-29', '2026-11-30', '2026-12-01']);
});
