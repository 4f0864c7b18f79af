import { expect, it } from 'vitest';
import { takePage } from './take-page.ts';

const cursorOf = (row: string) => row;

it.each([
  [['a', 'b', 'c'], 2, ['a', 'b'], 'b'],
  [['a', 'b'], 2, ['a', 'b'], null],
  [['a'], 2, ['a'], null],
  [[], 2, [], null],
])('of %j, %i at most: %j, then %s', (rows, limit, page, nextCursor) => {
  expect(takePage(rows, { limit, cursorOf })).toEqual({ page, nextCursor });
});
