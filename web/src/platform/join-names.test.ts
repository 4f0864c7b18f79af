import { expect, test } from 'vitest';
import { joinNames } from './join-names.ts';

test('names are joined as they are said', () => {
  expect(joinNames([])).toBe('');
  expect(joinNames(['Night Owls'])).toBe('Night Owls');
  expect(joinNames(['Night Owls', 'Stray Dogs'])).toBe('Night Owls and Stray Dogs');
  expect(joinNames(['A', 'B', 'C'])).toBe('A, B and C');
});
