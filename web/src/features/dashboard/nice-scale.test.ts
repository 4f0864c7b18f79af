import { expect, test } from 'vitest';
import { niceScale } from './nice-scale.ts';

test.each([
  [0, { step: 1, max: 4 }],
  [3, { step: 1, max: 4 }],
  [5, { step: 2, max: 6 }],
  [66, { step: 20, max: 80 }],
  [113, { step: 50, max: 150 }],
  [400, { step: 100, max: 400 }],
  [9_871, { step: 5_000, max: 10_000 }],
])('up to %i', (highest, scale) => {
  expect(niceScale(highest)).toEqual(scale);
});
