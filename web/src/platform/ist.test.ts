import { expect, test } from 'vitest';
import { istDayOf, istOf, nearDayOf, ownTimeOf } from './ist.ts';

test.each([
  ['2026-11-22T15:15:00Z', '20:45 IST', 'Sun 22 Nov'],
  ['2026-11-22T18:29:00Z', '23:59 IST', 'Sun 22 Nov'],
  ['2026-11-22T18:30:00Z', '00:00 IST', 'Mon 23 Nov'],
])('%s is %s on %s', (moment, clock, day) => {
  expect(istOf(moment)).toBe(clock);
  expect(istDayOf(moment)).toBe(day);
});

test.each([
  ['2026-11-22T15:15:00Z', 'Today'],
  ['2026-11-22T18:30:00Z', 'Tomorrow'],
  ['2026-11-24T15:15:00Z', 'Tue 24 Nov'],
])('%s, seen on the 22nd, is %s', (moment, day) => {
  expect(nearDayOf(moment, Date.parse('2026-11-22T10:00:00Z'))).toBe(day);
});

test.each([
  ['Asia/Kolkata', undefined],
  // The same clock under another name.
  ['Asia/Colombo', undefined],
  ['Europe/London', '15:15 your time'],
  ['Asia/Dubai', '19:15 your time'],
  ['America/New_York', '10:15 your time'],
  ['Pacific/Auckland', 'Mon 04:15 your time'],
])('in %s it is %s', (zone, text) => {
  expect(ownTimeOf('2026-11-22T15:15:00Z', zone)).toBe(text);
});
