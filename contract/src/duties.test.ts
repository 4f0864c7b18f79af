import { expect, test } from 'vitest';
import { mayGrant } from './duties.ts';

test.each([
  ['owner', 'treasurer', true],
  ['owner', 'host', true],
  ['admin', 'host', true],
  ['admin', 'treasurer', false],
  ['user', 'host', false],
] as const)('%s gives the duty of a %s: %s', (role, duty, may) => {
  expect(mayGrant({ role }, duty)).toBe(may);
});
