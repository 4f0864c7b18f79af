import { expect, it } from 'vitest';
import { listExpired, nameOf } from './backup-retention.rules.ts';

const day = 24 * 60 * 60 * 1000;

it('of a year of nights 7 days, 4 weeks and 6 months are kept, the newest of each', () => {
  const last = Date.UTC(2026, 10, 28, 4, 40);
  let there: string[] = [];
  for (let ago = 365; ago >= 0; ago--) {
    there.push(nameOf(new Date(last - ago * day)));
    const expired = listExpired(there);
    there = there.filter((name) => !expired.includes(name));
  }
  expect(there).toEqual([
    '2026-06-30t0440z',
    '2026-07-31t0440z',
    '2026-08-31t0440z',
    '2026-09-30t0440z',
    '2026-10-31t0440z',
    '2026-11-08t0440z',
    '2026-11-15t0440z',
    ...['22', '23', '24', '25', '26', '27', '28'].map((date) => `2026-11-${date}t0440z`),
  ]);
});

it('of several on one day the newest is kept, and nothing goes while there is little', () => {
  expect(listExpired(['2026-11-28t0440z', '2026-11-28t1200z'])).toEqual(['2026-11-28t0440z']);
  expect(listExpired(['2025-01-01t0440z', '2026-11-28t1200z'])).toEqual([]);
});
