import { expect, test } from 'vitest';
import { monthOf } from './records.rules.ts';

test.each([
  ['2026-11', '2026-10-31T23:30:00Z', '2026-11-30T23:30:00Z'],
  ['2026-12', '2026-11-30T23:30:00Z', '2026-12-31T23:30:00Z'],
  ['2028-02', '2028-01-31T23:30:00Z', '2028-02-29T23:30:00Z'],
])('the evenings of %s begin and end at five in the morning in India', (month, from, to) => {
  expect(monthOf(month)).toEqual({ from: new Date(from), to: new Date(to) });
});
