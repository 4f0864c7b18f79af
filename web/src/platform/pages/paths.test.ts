import { expect, test } from 'vitest';
import { paths, safeReturnPath } from './paths.ts';

test('a path of this site is kept with its query', () => {
  expect(safeReturnPath('/team/invite/a%2Fb?x=1#y')).toBe('/team/invite/a%2Fb?x=1#y');
});

test.each([
  undefined,
  null,
  '',
  'profile',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '/\t/evil.example',
  '/..//evil.example',
  '/.//evil.example/a',
  '/team/../..//evil.example',
  '/%2e%2e//evil.example',
  '/..\\/evil.example',
  'javascript:alert(1)',
  'http://[',
])('%j leads home instead of to another site', (from) => {
  expect(safeReturnPath(from)).toBe('/');
});

test('what stands in an address is escaped', () => {
  expect(paths.tournament('a/b')).toBe('/tournament/a%2Fb');
  expect(paths.login('/team/invite/x?y=1')).toBe('/login?from=%2Fteam%2Finvite%2Fx%3Fy%3D1');
});
