import { expect, test } from 'vitest';
import { spanOf, startWords, whenOf } from './span.ts';

test.each([
  [-5, '0 s'],
  [40_000, '40 s'],
  [12 * 60_000 + 59_000, '12 min'],
  [185 * 60_000, '3 h 05 min'],
  [72 * 3_600_000, '3 d'],
])('%i milliseconds are %s', (ms, text) => {
  expect(spanOf(ms)).toBe(text);
});

test.each([
  [90, 'in 1:30'],
  [3600, 'in 1 h 00 min'],
  [-30, 'now'],
  [-120, '2 min ago'],
])('what is %i seconds away is %s', (seconds, text) => {
  const now = Date.parse('2026-11-22T15:00:00.000Z');
  expect(whenOf(new Date(now + seconds * 1000).toISOString(), now)).toBe(text);
});

test.each([
  [90, 'starts in 1:30'],
  [-30, 'starts now'],
  [-180, 'was to start 3 min ago'],
])('a start that is %i seconds away %s', (seconds, text) => {
  const now = Date.parse('2026-11-22T15:00:00.000Z');
  expect(startWords(new Date(now + seconds * 1000).toISOString(), now)).toBe(text);
});
