import { expect, test } from 'vitest';
import { nextMoment } from './next-moment.ts';

test.each([
  // 19:59:59 in India.
  ['20:00', '2026-11-22T14:29:59Z', '2026-11-22T14:30:00.000Z'],
  // 20:00 sharp: the next is tomorrow's.
  ['20:00', '2026-11-22T14:30:00Z', '2026-11-23T14:30:00.000Z'],
  // In India it is the 23rd already.
  ['01:15', '2026-11-22T19:00:00Z', '2026-11-22T19:45:00.000Z'],
  ['00:00', '2026-12-31T18:29:59Z', '2026-12-31T18:30:00.000Z'],
  ['05:30', '2026-03-01T00:00:00Z', '2026-03-02T00:00:00.000Z'],
])('the next %s in India after %s is %s', (time, now, next) => {
  expect(nextMoment(time, new Date(now)).toISOString()).toBe(next);
});
