import { expect, test } from 'vitest';
import { adminPages } from './pages.admin.ts';
import { consolePages } from './pages.console.ts';
import { recordPages } from './pages.records.ts';
import { scorerPages } from './pages.scorers.ts';
import { type PageEntry, pages, pathTo } from './pages.ts';

test('no two pages share an address', () => {
  const paths = [pages, recordPages, adminPages, consolePages, scorerPages]
    .flatMap((table) => Object.values(table))
    .map(({ path }) => path.replace(/:\w+/g, ':'));
  expect(new Set(paths).size).toBe(paths.length);
});

test('what stands in an address is escaped', () => {
  expect(pathTo('tournament', { id: 'a/b?c' })).toBe('/tournament/a%2Fb%3Fc');
  expect(pathTo('profile')).toBe('/profile');
});

test('a page of the back office is below /admin, and no other is', () => {
  const below = ({ path }: { path: string }) => /^\/admin(\/|$)/.test(path);
  const everything = [pages, adminPages, consolePages].flatMap((table) => Object.values(table));
  expect(everything.filter((page) => below(page) !== (page.audience === 'admins'))).toEqual([]);
});

test('a page of the console is below /console, and no other is', () => {
  const below = ({ path }: { path: string }) => /^\/console(\/|$)/.test(path);
  const everything = [pages, adminPages, consolePages].flatMap((table) => Object.values(table));
  expect(everything.filter((page) => below(page) !== (page.audience === 'staff'))).toEqual([]);
});

test('what search engines may list needs no signing in', () => {
  const listed = Object.values<PageEntry>(pages).filter((page) => page.isListed);
  expect(listed.length).toBeGreaterThan(0);
  const open = ['everyone', 'visitors'];
  expect(listed.filter(({ audience }) => !open.includes(audience))).toEqual([]);
});
