import { describe, expect, it, test } from 'vitest';
import {
  checkInDay,
  type DailyRow,
  isLaterDay,
  keptOpenUntil,
  listDailyDue,
  nextDailyDay,
  stateOn,
} from './daily-check-in.rules.ts';

/** First match on 22 November, 20:00 IST; check-in from 19:00 to 19:35. */
const row: DailyRow = {
  status: 'LIVE',
  daily_check_in: true,
  // Opened early by a host: later days go by the plan.
  checkin_opens_at: new Date('2026-11-22T12:00:00Z'),
  planned_checkin_opens_at: new Date('2026-11-22T13:30:00Z'),
  planned_checkin_closes_at: new Date('2026-11-22T14:05:00Z'),
  daily_checkin_closes_at: null,
  first_match_at: new Date('2026-11-22T14:30:00Z'),
};

/** First match at 05:30 IST; check-in opens before the border of two match days, and closes after it. */
const early: DailyRow = {
  ...row,
  planned_checkin_opens_at: new Date('2026-11-22T04:30:00+05:30'),
  planned_checkin_closes_at: new Date('2026-11-22T05:05:00+05:30'),
  first_match_at: new Date('2026-11-22T05:30:00+05:30'),
};

test.each<[string, Partial<DailyRow>, boolean]>([
  ['2026-11-22', {}, false],
  ['2026-11-23', {}, true],
  ['2026-11-23', { daily_check_in: false }, false],
  ['2026-11-23', { status: 'COMPLETED' }, false],
])('on %s with %j each day’s own check-in holds: %s', (day, changes, is) => {
  expect(isLaterDay({ ...row, ...changes }, day)).toBe(is);
});

test('a later day has the moments of the first, reminders included', () => {
  expect(
    listDailyDue(row, '2026-11-24').map(({ action, at }) => [action, at.toISOString()]),
  ).toEqual([
    ['open', '2026-11-24T13:30:00.000Z'],
    ['remind-40', '2026-11-24T13:50:00.000Z'],
    ['remind-30', '2026-11-24T14:00:00.000Z'],
    ['close', '2026-11-24T14:05:00.000Z'],
  ]);
});

test.each([
  ['the day before', '2026-11-21T16:35:00Z', '2026-11-22'],
  ['the first day', '2026-11-22T13:30:00Z', '2026-11-22'],
  ['a later day', '2026-11-23T13:30:00Z', '2026-11-23'],
])('a check-in on %s is for a day that is played', (_when, now, day) => {
  expect(checkInDay(row, new Date(now))).toBe(day);
});

test('a check-in before 05:00 is for the match after it', () => {
  expect(checkInDay(early, new Date('2026-11-22T04:50:00+05:30'))).toBe('2026-11-22');
});

describe('with a first match at 05:30, check-in runs from 04:30 to 05:05 and', () => {
  const onDay = (time: string) => new Date(`2026-11-23T${time}:00+05:30`);

  it.each([
    ['04:29', '2026-11-22'],
    ['04:30', '2026-11-23'],
    ['05:05', '2026-11-23'],
    ['23:30', '2026-11-23'],
  ])('a check-in at %s is for the match day %s', (time, day) => {
    expect(checkInDay(early, onDay(time))).toBe(day);
  });

  it('is planned and reminded of on the day of its matches', () => {
    const due = listDailyDue(early, '2026-11-23');
    expect(due.map(({ action, at }) => [action, at])).toEqual([
      ['open', onDay('04:30')],
      ['remind-40', onDay('04:50')],
      ['remind-30', onDay('05:00')],
      ['close', onDay('05:05')],
    ]);
    for (const { at } of due) expect(checkInDay(early, at)).toBe('2026-11-23');
  });

  it.each([
    ['04:45', '2026-11-23'],
    ['05:05', '2026-11-24'],
  ])('at %s, the one of %s closes next', (time, day) => {
    expect(nextDailyDay(early, onDay(time))).toBe(day);
  });

  it('is kept open after an outage on its own day', () => {
    const late = { ...early, daily_checkin_closes_at: onDay('04:55') };
    expect(keptOpenUntil(late, '2026-11-23')).toEqual(onDay('04:55'));
    expect(keptOpenUntil(late, '2026-11-22')).toBeUndefined();
  });
});

test.each([
  ['during the first day', '2026-11-22T15:00:00Z', '2026-11-23'],
  ['after its midnight', '2026-11-22T20:00:00Z', '2026-11-23'],
  ['before closing on the second', '2026-11-23T14:04:59Z', '2026-11-23'],
  ['at closing on the second', '2026-11-23T14:05:00Z', '2026-11-24'],
])('the day whose check-in comes next, %s', (_when, now, day) => {
  expect(nextDailyDay(row, new Date(now))).toBe(day);
});

describe('who has not said so today', () => {
  it.each([
    ['checked_in', false, '2026-11-23', 'registered'],
    ['checked_in', true, '2026-11-23', 'checked_in'],
    ['checked_in', false, '2026-11-22', 'checked_in'],
    ['no_show', false, '2026-11-23', 'no_show'],
  ] as const)('%s, said: %s, on %s is %s', (state, isCheckedIn, day, is) => {
    expect(stateOn(row, { state, isCheckedIn, day })).toBe(is);
  });
});
