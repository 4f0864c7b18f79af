import { expect, test } from 'vitest';
import type { Viewer } from '../../calls/viewer.ts';
import { maySee } from './duties.rules.ts';

const as = (role: Viewer['role']) => ({ id: role, role }) as Viewer;

test.each([
  ['nobody', undefined, [], false],
  ['a player', as('user'), [], false],
  ['a host', as('user'), ['host'], true],
  ['a caster', as('user'), ['caster'], false],
  ['an admin', as('admin'), [], true],
  ['the owner', as('owner'), [], true],
] as const)('what hosts and scorers see: %s', (_who, viewer, held, may) => {
  expect(maySee({ viewer, held, duties: ['host', 'scorer'] })).toBe(may);
});
