import { dayNumber } from '@one-dream/contract/calendar-days.ts';
import { expect, test } from 'vitest';
import { eventNow, formatTime } from './schedule-time.ts';

test.each([
  ['21:00', '21:00 IST'],
  ['00:05', '00:05 IST'],
  ['12:30', '12:30 IST'],
  [' 09:15 ', '09:15 IST'],
  ['18:00 IST', '18:00 IST'],
  ['24:00', '24:00'],
  ['after lunch', 'after lunch'],
])('the time %j is shown as %j', (text, shown) => expect(formatTime(text)).toBe(shown));

const entry = (event: string, date: string) => ({
  event,
  date,
  time: '',
  description: '',
  isImportant: false,
});
const today = dayNumber('06/15/2026') ?? 0;

test('what is on is the last event that has begun', () => {
  const schedule = [
    entry('Draw', '06/10/2026'),
    entry('Qualifiers', '06/14/2026'),
    entry('Semi-finals', '06/15/2026'),
    entry('Finals', '06/16/2026'),
    entry('Party', 'Some Saturday'),
  ];
  expect(eventNow({ schedule, today })?.event).toBe('Semi-finals');
  expect(eventNow({ schedule: schedule.slice(0, 2), today })?.event).toBe('Qualifiers');
});

test('nothing is on before the first event, or where no day can be read', () => {
  expect(eventNow({ schedule: [entry('Finals', '06/16/2026')], today })).toBeUndefined();
  expect(eventNow({ schedule: [entry('Party', 'Saturday')], today })).toBeUndefined();
});
