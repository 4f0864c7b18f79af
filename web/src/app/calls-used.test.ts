import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { calls } from '@one-dream/contract/calls.ts';
import { expect, test } from 'vitest';

/** Calls that no screen makes, and why. */
const elsewhere: Record<string, string> = {
  '/overlay/read': 'made by the page of the overlay itself, which is no part of the site',
  '/duties/list': 'for programs: the site asks for all duties at once',
};

const source = path.join(import.meta.dirname, '..');

test('every call has its screen, or stands in the list of those that need none', () => {
  const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(source, file), 'utf8'))
    .join('\n');
  const unused = calls.map(({ call }) => call.path).filter((each) => !code.includes(`'${each}'`));
  expect(unused.toSorted()).toEqual(Object.keys(elsewhere).toSorted());
});
