import { expect, it } from 'vitest';
import { moved } from './poster-order.ts';

it.each([
  ['forward', { id: 'c', to: 1 }, 'acbd'],
  ['back', { id: 'a', to: 2 }, 'bcad'],
  ['to the front', { id: 'd', to: 0 }, 'dabc'],
  ['to the end', { id: 'a', to: 3 }, 'bcda'],
  ['past the end', { id: 'b', to: 9 }, 'acdb'],
  ['before the front', { id: 'b', to: -1 }, 'bacd'],
  ['nowhere', { id: 'b', to: 1 }, 'abcd'],
  ['one that is gone', { id: 'x', to: 1 }, 'abcd'],
])('moves %s', (_what, move, result) => {
  expect(moved([...'abcd'], move).join('')).toBe(result);
});
