import { afterEach, describe, expect, it, vi } from 'vitest';
import { matchDayOf } from '../features/tournaments/tournaments.phases.ts';
import { addDays, calendarDateOf, isDay, mondayOf, startOf, weekdayOf } from './scrim-days.ts';

afterEach(() => void vi.unstubAllEnvs());

describe.each(['UTC', 'Asia/Kolkata', 'America/New_York'])('on a server in %s', (name) => {
  const days = ['2026-11-22', '2026-11-30', '2026-12-31', '2028-02-28', '2028-02-29', '2026-03-08'];
  const times = ['05:00', '19:00', '23:59', '00:00', '00:30', '04:59'];
  it.each(days.flatMap((day) => times.map((time) => [day, time] as const)))(
    'an evening of %s that starts at %s belongs to that day',
    (day, time) => {
      vi.stubEnv('TZ', name);
      expect(matchDayOf(startOf(day, time))).toBe(day);
    },
  );

  it('starts at the moment that the clocks of India show', () => {
    vi.stubEnv('TZ', name);
    // The zone is what it says: else these tests would prove nothing.
    expect(new Date('2026-07-01T00:00:00Z').getHours()).toBe(
      { UTC: 0, 'Asia/Kolkata': 5, 'America/New_York': 20 }[name],
    );
    expect(startOf('2026-11-23', '23:59').toISOString()).toBe('2026-11-23T18:29:00.000Z');
    expect(startOf('2026-11-23', '00:00').toISOString()).toBe('2026-11-23T18:30:00.000Z');
    expect(startOf('2026-11-23', '00:30').toISOString()).toBe('2026-11-23T19:00:00.000Z');
    expect(startOf('2026-11-23', '05:00').toISOString()).toBe('2026-11-22T23:30:00.000Z');
    expect(startOf('2028-02-29', '00:30').toISOString()).toBe('2028-02-29T19:00:00.000Z');
    expect(calendarDateOf(startOf('2026-11-30', '00:30'))).toBe('12/01/2026');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(weekdayOf('2026-11-22')).toBe(7);
    expect(mondayOf('2026-11-22')).toBe('2026-11-16');
    expect(mondayOf('2026-11-23')).toBe('2026-11-23');
  });
});

it.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['1999-01-01', false],
])('%s is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});
