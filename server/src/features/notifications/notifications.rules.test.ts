import { expect, test } from 'vitest';
import { audienceText, minutesLate } from './notifications.rules.ts';

test.each([
  ['registered', false, 'The teams of Cup'],
  ['registered', true, 'Leaders of the teams of Cup'],
  ['checked-in', false, 'The checked-in teams of Cup'],
  ['checked-in', true, 'Leaders of the checked-in teams of Cup'],
] as const)('%s, leaders only %s: %s', (who, leadersOnly, text) => {
  expect(audienceText({ tournament: 'Cup', who, leadersOnly })).toBe(text);
});

test.each([
  [-60, 0],
  [0, 0],
  [120, 0],
  [121, 2],
  [180, 3],
  [3599, 59],
])('%i seconds after its moment something is %i minutes late', (seconds, minutes) => {
  const plannedFor = new Date('2026-11-22T12:00:00Z');
  const now = new Date(plannedFor.getTime() + seconds * 1000);
  expect(minutesLate({ plannedFor, now })).toBe(minutes);
});
