import { expect, test } from 'vitest';
import { isOnDuty, mayGrant, mayPay } from './duties.ts';

test.each([
  ['owner', 'treasurer', true],
  ['owner', 'host', true],
  ['admin', 'host', true],
  ['admin', 'treasurer', false],
  ['user', 'host', false],
] as const)('%s gives the duty of a %s: %s', (role, duty, may) => {
  expect(mayGrant({ role }, duty)).toBe(may);
});

test.each([
  ['user', [], false, false],
  ['user', ['host'], true, false],
  ['user', ['caster'], false, false],
  ['user', ['treasurer'], false, true],
  ['admin', [], true, false],
  ['owner', [], true, true],
] as const)(
  '%s with %o does what hosts and scorers do: %s, and pays: %s',
  (role, held, may, pays) => {
    expect(isOnDuty({ role }, held, ['host', 'scorer'])).toBe(may);
    expect(mayPay({ role }, held)).toBe(pays);
  },
);
