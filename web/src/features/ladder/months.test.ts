import { expect, test } from 'vitest';
import { lastMonths, nameOfMonth } from './months.ts';

test('a night belongs to the month of its evening, whatever the zone of the device', () => {
  expect(lastMonths(Date.parse('2026-12-01T04:59:00+05:30'), 2)).toEqual(['2026-11', '2026-10']);
  expect(lastMonths(Date.parse('2026-12-01T05:00:00+05:30'), 2)).toEqual(['2026-12', '2026-11']);
  expect(lastMonths(Date.parse('2027-01-15T12:00:00Z'), 3)).toEqual([
    '2027-01',
    '2026-12',
    '2026-11',
  ]);
});

test('months have their names', () => {
  expect(nameOfMonth('2026-11')).toBe('November 2026');
});
