import { existsSync, readFileSync } from 'node:fs';
import { calls } from '@one-dream/contract/calls.ts';
import { expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url);
const rows = readText('docs/specification-coverage.md')
  .split('\n')
  .filter((line) => line.startsWith('| '));
const text = rows.join('\n');

it('names files that are there', () => {
  const files = [...text.matchAll(/`((?:web|server|contract|sandbox|demo|e2e)\/[^`]+)`/g)].map(
    ([, file]) => file ?? '',
  );
  expect(files.length).toBeGreaterThan(rows.length);
  expect(files.filter((file) => !existsSync(new URL(file, root)))).toEqual([]);
});

it('names tests that are in their files', () => {
  const named = [...text.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, file, name]) => ({
    file: file ?? '',
    name: name ?? '',
  }));
  expect(named.length).toBeGreaterThan(100);
  const missing = named.filter(
    ({ file, name }) => !readText(file).replaceAll(/\s+/g, ' ').includes(name),
  );
  expect(missing).toEqual([]);
});

it('names calls that the contract has', () => {
  const paths = rows.flatMap((row) => /^\| `(\/[^`]+)`/.exec(row)?.[1] ?? []);
  expect(paths.length).toBeGreaterThan(40);
  const known = new Set<string>(calls.map(({ call }) => call.path));
  expect(paths.filter((path) => !known.has(path))).toEqual([]);
});

function readText(file: string): string {
  const url = new URL(file, root);
  return existsSync(url) ? readFileSync(url, 'utf8') : '';
}
