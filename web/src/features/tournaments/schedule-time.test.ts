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

const entry = (event: string, date: string, time = '') => ({
  event,
  date,
  time,
  description: '',
  isImportant: false,
});
const on = (schedule: ReturnType<typeof entry>[], moment: string) =>
  eventNow({ schedule, now: Date.parse(`${moment}+05:30`) })?.event;

test('the current event is the last one that began', () => {
  const schedule = [
    entry('Draw', '06/10/2026'),
    entry('Qualifiers', '06/14/2026'),
    entry('Semi-finals', '6/15/2026'),
    entry('Finals', '06/16/2026'),
    entry('Party', 'Some Saturday'),
  ];
  expect(on(schedule, '2026-06-15T12:00')).toBe('Semi-finals');
  expect(on(schedule, '2026-06-16T01:30')).toBe('Semi-finals');
  expect(on(schedule.slice(0, 2), '2026-06-15T12:00')).toBe('Qualifiers');
});

test.each([
  ['2026-06-14T16:59', 'Qualifiers'],
  ['2026-06-14T17:10', 'Lobby A'],
  ['2026-06-14T20:00', 'Lobby B'],
  ['2026-06-15T00:29', 'Lobby B'],
  ['2026-06-15T00:30', 'Lobby C'],
])('at %s the lobby that has begun is on: %s', (moment, event) => {
  const schedule = [
    entry('Qualifiers', '06/13/2026', '20:00'),
    entry('Lobby A', '06/14/2026', '17:00'),
    entry('Lobby B', '06/14/2026', '20:00'),
    entry('Lobby C', '06/15/2026', '00:30'),
  ];
  expect(on(schedule, moment)).toBe(event);
});

test('nothing is on before the first event, or where no day can be read', () => {
  expect(on([entry('Finals', '06/16/2026')], '2026-06-16T04:59')).toBeUndefined();
  expect(on([entry('Party', 'Saturday')], '2026-06-16T12:00')).toBeUndefined();
});
