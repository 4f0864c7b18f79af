import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const source = path.join(import.meta.dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(path.join(source, file), 'utf8') }));

const namesIn = (code: string, pattern: RegExp) =>
  [...code.matchAll(pattern)].map(([, name = '']) => name);

/** Parts that stand in for what was pressed, by the files that mount them. */
const answering = files.flatMap(({ file, code }) =>
  namesIn(code, /<PartSlot\s[^>]*part=\{(\w+)\}/g).map((name) => ({ file, name })),
);
const aheadIn = new Set(files.flatMap(({ code }) => namesIn(code, /useFetchedAhead\(\s*(\w+)/g)));

test('what answers a press is fetched before the press, on every page', () => {
  expect(answering.length).toBeGreaterThan(15);
  expect(answering.filter(({ name }) => !aheadIn.has(name))).toEqual([]);
});

test('code that comes later comes as a part, as a page, or as a library at the moment it works', () => {
  const later = files.flatMap(({ file, code }) =>
    /^app[/\\]/.test(file)
      ? []
      : namesIn(code, /(?<!makePart\(\s*async \(\) => \(await )import\('(\.[^']+\.tsx)'\)/g).map(
          (name) => `${file}: ${name}`,
        ),
  );
  expect(later).toEqual([]);
});
