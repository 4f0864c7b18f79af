import { expect, test } from 'vitest';
import { sayNames } from './say-names.ts';

test('names are joined as they are said', () => {
  expect(sayNames([])).toBe('');
  expect(sayNames(['Night Owls'])).toBe('Night Owls');
  expect(sayNames(['Night Owls', 'Stray Dogs'])).toBe('Night Owls and Stray Dogs');
  expect(sayNames(['A', 'B', 'C'])).toBe('A, B and C');
});
