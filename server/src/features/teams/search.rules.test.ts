import { expect, test } from 'vitest';
import { declinedSince, isShown, shownSince } from './search.rules.ts';

const now = new Date('2026-11-22T12:00:00Z');

test.each([
  ['2026-11-22T12:00:00Z', true],
  ['2026-11-08T12:00:01Z', true],
  ['2026-11-08T12:00:00Z', false],
  ['2026-01-01T00:00:00Z', false],
])('what was posted at %s is shown: %s', (at, isIn) => {
  expect(isShown({ posted_at: new Date(at) }, now)).toBe(isIn);
});

test('a search is shown for two weeks, a no is remembered for one', () => {
  expect(shownSince(now)).toEqual(new Date('2026-11-08T12:00:00Z'));
  expect(declinedSince(now)).toEqual(new Date('2026-11-15T12:00:00Z'));
});
