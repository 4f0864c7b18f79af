import { expect, test } from 'vitest';
import { countAt } from './count-at.ts';

test('goes from nothing to exactly the figure, and stays there', () => {
  expect(countAt({ value: 99_000, share: -1 })).toBe(0);
  expect(countAt({ value: 99_000, share: 0 })).toBe(0);
  expect(countAt({ value: 99_000, share: 1 })).toBe(99_000);
  expect(countAt({ value: 99_000, share: 1.7 })).toBe(99_000);
});

test('never goes back, and never past the figure', () => {
  const counts = Array.from({ length: 101 }, (_, step) =>
    countAt({ value: 50, share: step / 100 }),
  );
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(Math.max(...counts.slice(0, -1))).toBeLessThan(50);
});
