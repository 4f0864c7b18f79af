import { readFileSync, statSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';

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
 * Scripts and styles of every page of players before it can be used, in KB on the wire, the most visited first. The rule is
 * 130; record 11 says which miss it. What grows is looked at: how the bundler joins small files moves a page by up to one.
 */
const most: Record<string, number> = {
  'features/home/home-page': 126,
  'features/tournaments/tournament-page': 133,
  'features/matches/match-page': 135,
  'features/standings/standings-page': 143,
  'features/auth/login-page': 134,
  'features/auth/register-page': 132,
  'features/tournaments/tournaments-page': 132,
  'features/scrims/scrims-page': 138,
  'features/notifications/alerts/alerts-page': 139,
  'app/profile-screen': 132,
  'features/records/team-page': 132,
  'features/records/player-page': 131,
  'features/ladder/ladder-page': 135,
  'features/records/leaders-page': 134,
  'features/organisation/about-page': 125,
  'features/records/own-matches-page': 134,
  'features/discipline/fair-play-page': 132,
  'features/teams/search/find-team-page': 139,
  'features/teams/invite-page': 130,
  'features/applications/join-us-page': 136,
  'features/guests/guest-page': 136,
  'features/prizes/own-prizes-page': 134,
  'features/prizes/ledger/ledger-page': 135,
  'features/auth/security-page': 134,
  'features/auth/reset-password-page': 129,
  'features/auth/verify-email-page': 120,
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
