import { expect, test } from 'vitest';
import { moved, placeWord } from './lineup-order.ts';

test('a squad has four starters, a duo two, and the others wait in their order', () => {
  expect([0, 3, 4, 5].map((index) => placeWord(index, 'SQUAD'))).toEqual([
    'Starter 1',
    'Starter 4',
    'Substitute 1',
    'Substitute 2',
  ]);
  expect(placeWord(2, 'DUO')).toBe('Substitute 1');
});

test('a player moves by one place, and nowhere beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c']);
});
