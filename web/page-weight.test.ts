import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';

/** Transfer budget of a page before it is usable on a phone, in bytes on the wire. */
const limit = 124_000;

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

const dist = new URL('./dist/', import.meta.url);
let chunks: Record<string, Chunk>;

beforeAll(() => {
  try {
    chunks = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));
  } catch (cause) {
    throw new Error('The site is not built: npm run build', { cause });
  }
});

/** Every module of the manifest that is fetched before `names` run, themselves included. */
function closureOf(names: string[]): string[] {
  const found = new Set(names);
  for (const name of found) for (const next of chunks[name]?.imports ?? []) found.add(next);
  return [...found];
}

const pages = {
  'the home page': 'src/features/home/home-page.tsx',
  'the tournament page': 'src/features/tournaments/tournaments-page.tsx',
};

test('the home page can be used after 124 KB of JavaScript, four of them for languages', () => {
  const parts = closureOf(['index.html', pages['the home page']]);
  const files = ['start.js', ...parts.map((name) => chunks[name]?.file)];
  const weights = files.map((file) => ({
    file,
    bytes: brotliCompressSync(readFileSync(new URL(String(file), dist))).length,
  }));
  const total = weights.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total, JSON.stringify(weights, null, 2)).toBeLessThanOrEqual(limit);
});

/** With the sheet, compressed, in KB: what each was when this was written, and a little room. What grows is looked at. */
const most = {
  'features/matches/match-page': 172,
  'features/standings/standings-page': 175,
  'features/tournaments/tournament-page': 185,
  'features/tournaments/tournaments-page': 188,
  'features/notifications/alerts/alerts-page': 175,
  'app/profile-screen': 187,
};

test.each(Object.entries(most))('%s fetches no more than it did: %i KB', (page, kilobytes) => {
  const parts = closureOf(['index.html', `src/${page}.tsx`]).flatMap((name) => chunks[name] ?? []);
  const files = new Set(['start.js', ...parts.flatMap(({ file, css = [] }) => [file, ...css])]);
  const weigh = (file: string) => brotliCompressSync(readFileSync(new URL(file, dist))).length;
  const total = [...files].reduce((sum, file) => sum + weigh(file), 0);
  expect(total / 1000).toBeLessThanOrEqual(kilobytes);
});

test.each(Object.entries(pages))(
  '%s fetches nothing of the back office or the console and no schemas',
  (_, page) => {
    const names = closureOf(['index.html', page]).flatMap((name) => [
      name,
      chunks[name]?.file ?? '',
    ]);
    expect(names.filter((name) => /admin|console|schema|use-contract-form/.test(name))).toEqual([]);
  },
);

test('the console costs at most 60 KB of JavaScript beyond what the pages of players share with it', () => {
  const known = new Set(
    closureOf([
      'index.html',
      ...Object.values(pages),
      'src/app/profile-screen.tsx',
      // Comes in a quiet moment to players, and at once to the console.
      'src/ui/feedback/confirm-question.tsx',
    ]),
  );
  const parts = closureOf([
    'src/app/console-routes.tsx',
    'src/features/console/console-frame.tsx',
    'src/app/console-screen.tsx',
  ]).filter((name) => !known.has(name));
  const weights = parts.map((name) => ({
    file: chunks[name]?.file,
    bytes: brotliCompressSync(readFileSync(new URL(String(chunks[name]?.file), dist))).length,
  }));
  const total = weights.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total, JSON.stringify(weights, null, 2)).toBeLessThanOrEqual(60_000);
});
