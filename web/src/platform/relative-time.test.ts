import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.tsx';

const then = '2026-03-01T12:00:00.000Z';
const after = (milliseconds: number) =>
  relativeTime({ at: then, now: Date.parse(then) + milliseconds });
const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000] as const;

test.each([
  [0, 'just now'],
  [59 * second, 'just now'],
  [minute, '1 minute ago'],
  [2 * minute - 1, '1 minute ago'],
  [59 * minute, '59 minutes ago'],
  [hour, '1 hour ago'],
  [23 * hour + 59 * minute, '23 hours ago'],
  [day, '1 day ago'],
  [6 * day, '6 days ago'],
  [7 * day, '1 week ago'],
  [29 * day, '4 weeks ago'],
  [30 * day, '1 month ago'],
  [364 * day, '12 months ago'],
  [365 * day, '1 year ago'],
  [800 * day, '2 years ago'],
])('%i ms later it was %s', (passed, text) => {
  expect(after(passed)).toBe(text);
});

test('a clock that is behind does not put it into the future', () => {
  expect(after(-5 * minute)).toBe('just now');
});
