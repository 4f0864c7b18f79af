import { readFileSync, statSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
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
  for (const name of found) {
    const chunk = chunks[name];
    if (!chunk) throw new Error(`${name} is no file of its own in the build`);
    for (const next of chunk.imports ?? []) found.add(next);
  }
  return [...found];
}

/** As the build compressed it. */
const weigh = (file: string) => statSync(new URL(`${file}.br`, dist)).size;

/**
 * Scripts and styles of every page of players before it can be used, in KB on the wire, the most visited first: at most 130
 * (record 11). What grows is looked at: how the bundler joins small files moves a page by up to one.
 */
const most: Record<string, number> = {
  'features/home/home-page': 120,
  'features/tournaments/tournament-page': 128,
  'features/matches/match-page': 129,
  'features/standings/standings-page': 119,
  'features/auth/login-page': 130,
  'features/auth/register-page': 128,
  'features/tournaments/tournaments-page': 125,
  'features/scrims/scrims-page': 130,
  'features/notifications/alerts/alerts-page': 130,
  'app/profile-screen': 129,
  'features/records/team-page': 126,
  'features/records/player-page': 125,
  'features/ladder/ladder-page': 129,
  'features/records/leaders-page': 127,
  'features/organisation/about-page': 118,
  'features/records/own-matches-page': 128,
  'features/discipline/fair-play-page': 128,
  'features/teams/search/find-team-page': 130,
  'features/teams/invite-page': 125,
  'features/applications/join-us-page': 130,
  'features/guests/guest-page': 130,
  'features/prizes/own-prizes-page': 129,
  'features/prizes/ledger/ledger-page': 130,
  'features/auth/security-page': 129,
  'features/auth/reset-password-page': 126,
  'features/auth/verify-email-page': 116,
};

test.each(Object.entries(most))('%s can be used after %i KB', (page, kilobytes) => {
  const parts = closureOf(['index.html', `src/${page}.tsx`]).flatMap((name) => chunks[name] ?? []);
  const files = new Set(['start.js', ...parts.flatMap(({ file, css = [] }) => [file, ...css])]);
  const weights = [...files].map((file) => ({ file, bytes: weigh(file) }));
  const total = weights.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total / 1000, JSON.stringify(weights, null, 2)).toBeLessThanOrEqual(kilobytes);
});

const withoutSchemas = {
  'the home page': 'src/features/home/home-page.tsx',
  'the list of tournaments': 'src/features/tournaments/tournaments-page.tsx',
  'the sign-in page': 'src/features/auth/login-page.tsx',
  'the registration page': 'src/features/auth/register-page.tsx',
};

test.each(Object.entries(withoutSchemas))(
  '%s fetches nothing of the back office or the console and no schemas',
  (_, page) => {
    const names = closureOf(['index.html', page]).flatMap((name) => [
      name,
      chunks[name]?.file ?? '',
    ]);
    expect(names.filter((name) => /admin|console|schema|use-contract-form/.test(name))).toEqual([]);
  },
);

test('players come upon no screen whose classes their sheet leaves out, and the back office and the console load theirs', () => {
  const officeEntries = ['src/app/admin-routes.tsx', 'src/app/console-routes.tsx'];
  const sheet = readFileSync(new URL('./src/styles/site.css', import.meta.url), 'utf8');
  const out = [...sheet.matchAll(/@source not "\.\.\/(.+)";/g)].map(([, path]) => `src/${path}/**`);
  expect(out).toContain('src/features/*/admin/**');
  const found = new Set(['index.html']);
  for (const name of found) {
    const { imports = [], dynamicImports = [] } = chunks[name] ?? {};
    for (const next of [...imports, ...dynamicImports])
      if (!officeEntries.includes(next)) found.add(next);
  }
  expect([...found].filter((name) => out.some((path) => matchesGlob(name, path)))).toEqual([]);
  const sheetsOf = (names: Iterable<string>) =>
    new Set([...names].flatMap((name) => chunks[name]?.css ?? []));
  expect(sheetsOf(found).size).toBe(1);
  for (const entry of officeEntries)
    expect(sheetsOf(closureOf(['index.html', entry])).size, entry).toBe(2);
});

test('the console costs at most 56 KB of JavaScript beyond what the pages of players share with it', () => {
  const known = new Set(
    closureOf([
      'index.html',
      withoutSchemas['the home page'],
      withoutSchemas['the list of tournaments'],
      'src/app/profile-screen.tsx',
      'src/app/own-matters.tsx',
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
    bytes: weigh(String(chunks[name]?.file)),
  }));
  const total = weights.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total, JSON.stringify(weights, null, 2)).toBeLessThanOrEqual(56_000);
});
