import { expect, it } from 'vitest';
import { wilson } from './wilson.ts';

it.each([
  [0, 0, 0, 1],
  [0, 3000, 0, 0.00128],
  [1, 10, 0.0179, 0.4042],
  [50, 100, 0.4038, 0.5962],
  [10, 10, 0.7225, 1],
])('%i of %i is between %f and %f', (hits, all, low, high) => {
  const found = wilson(hits, all);
  expect(found.low).toBeCloseTo(low, 4);
  expect(found.high).toBeCloseTo(high, 4);
});
