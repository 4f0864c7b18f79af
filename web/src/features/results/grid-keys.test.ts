import { expect, test } from 'vitest';
import { isBlock, readCells, stepInGrid } from './grid-keys.ts';

const at = { row: 1, column: 'placement' as const, isBack: false, rows: 3 };

test.each([
  ['Enter', at, { row: 2, column: 'placement' }],
  ['Enter', { ...at, isBack: true }, { row: 0, column: 'placement' }],
  ['Enter', { ...at, row: 2 }, { row: 0, column: 'elims' }],
  ['Enter', { ...at, row: 2, column: 'elims' as const }, undefined],
  [
    'Enter',
    { ...at, column: 'fielded' as const, tabbedFrom: 'placement' as const },
    { row: 2, column: 'placement' },
  ],
  [
    'Enter',
    { ...at, row: 2, column: 'elims' as const, tabbedFrom: 'placement' as const },
    undefined,
  ],
  ['ArrowDown', at, { row: 2, column: 'placement' }],
  ['ArrowDown', { ...at, row: 2 }, undefined],
  ['ArrowUp', at, { row: 0, column: 'placement' }],
  ['ArrowUp', { ...at, row: 0 }, undefined],
  ['ArrowRight', at, { row: 1, column: 'elims' }],
  ['ArrowRight', { ...at, column: 'fielded' as const }, undefined],
  ['ArrowLeft', at, undefined],
  ['7', at, undefined],
])('%s from %o', (key, from, to) => {
  expect(stepInGrid({ ...from, key })).toEqual(to);
});

test.each([
  [
    '1\t11\n2\t8\n',
    [
      [1, 11],
      [2, 8],
    ],
  ],
  ['7\r\n\r\n3', [[7], [null], [3]]],
  ['Team X\t1\t5', undefined],
  ['4\t1\t5\t4', undefined],
  ['1234\t2', undefined],
  ['\n\t', undefined],
])('numbers alone fill the cells: %j', (text, cells) => {
  expect(readCells(text)).toEqual(cells);
});

test('one number is typed, a block is pasted', () => {
  expect(isBlock('12')).toBe(false);
  expect(isBlock(' 12\n')).toBe(false);
  expect(isBlock('2\t1\t7')).toBe(true);
  expect(isBlock('Team X\nTeam Y')).toBe(true);
});
