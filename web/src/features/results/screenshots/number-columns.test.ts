import { expect, test } from 'vitest';
import { fitColumn } from './number-columns.ts';

test.each([
  ['as it was drawn', { from: 100, to: 150 }, { from: 100, to: 150 }],
  ['no wider than three digits', { from: 100, to: 900 }, { from: 100, to: 180 }],
  ['no narrower than a digit', { from: 100, to: 90 }, { from: 100, to: 108 }],
  ['within the picture', { from: 2000, to: 2100 }, { from: 992, to: 1000 }],
  ['from its left edge on', { from: -50, to: 60 }, { from: 0, to: 60 }],
])('a column of numbers is %s', (_what, drawn, fitted) => {
  expect(fitColumn(drawn, 1000)).toEqual(fitted);
});
