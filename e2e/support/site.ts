import {
  deleteTournament,
  listTournamentsPublicly,
} from '@one-dream/contract/features/tournaments/tournaments.ts';
import { test as base, expect } from '@playwright/test';
import { type AccountKey, anyAddress, storeToken, tokenOf } from './api.ts';
import { renderedAnew } from './checks.ts';
import { isUnique } from './players.ts';
import { newSiteData } from './site-data.ts';
import { type RunningServer, startServer } from './start-server.ts';

export { expect };

export interface SiteOptions {
  /** Additional environment of the server; set it with `test.use`. */
  serverEnv: Record<string, string>;
  server: RunningServer;
}

export interface PageHelp {
  /** Signs the page's browser in as a demo account, or a player of the test. */
  signIn: (who: AccountKey | { token: string }) => Promise<void>;
  /** No test starts after `TESTS_BEGIN_UNTIL` (seconds since 1970); the run counts skipped ones. */
  inTime: undefined;
  /** Removes tournaments created by the tests of other files: the public list has fifty at most, including the demo's. */
  roomInLists: undefined;
  /** Script errors of the page fail every test. */
  noBrokenScript: undefined;
}

/** File of the previous test in this worker. */
let lastFile: string | undefined;

async function removeMade({ api, admin }: RunningServer): Promise<void> {
  const { data } = await api.act(listTournamentsPublicly, { body: { limit: 50 } });
  const made = data.filter(({ title }) => isUnique(title));
  if (made.length === 0) return;
  const as = await admin();
  // A tournament with a paid prize cannot be deleted, and stays.
  for (const { _id } of made)
    await api.send(deleteTournament, { as, params: { tournamentId: _id } });
}

/**
 * Playwright's `test` with the real server behind it: one per worker, on its own database with the demo organisation and the
 * sandbox. `page.goto('/tournament')` reaches it, and so does every context made with `browser.newContext()`. Tests share that
 * database, so each creates what it changes.
 */
export const test = base.extend<PageHelp, SiteOptions>({
  serverEnv: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ serverEnv }, use) => {
      const data = await newSiteData(serverEnv);
      const server = await startServer({ ...data, env: serverEnv });
      await use(server);
      await server.stop();
      await data.remove();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs off this pattern.
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': anyAddress() }),
  signIn: async ({ page, server }, use) => {
    await use(async (who) => {
      const token = typeof who === 'string' ? await tokenOf(server, who) : who.token;
      await storeToken(page, token);
    });
  },
  inTime: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs off this pattern.
    async ({}, use, info) => {
      const until = Number(process.env.TESTS_BEGIN_UNTIL ?? Number.POSITIVE_INFINITY);
      info.skip(Date.now() / 1000 > until, 'The time for the tests is over.');
      await use(undefined);
    },
    { auto: true },
  ],
  roomInLists: [
    async ({ server }, use, { file }) => {
      if (file !== lastFile) await removeMade(server);
      lastFile = file;
      await use(undefined);
    },
    { auto: true },
  ],
  noBrokenScript: [
    async ({ page }, use) => {
      const broken: string[] = [];
      page.on('pageerror', (error) => {
        const isExpected = renderedAnew.has(page) && error.message.includes('React error #418');
        if (!isExpected) broken.push(`${page.url()}: ${error.stack ?? error.message}`);
      });
      // React gives the reason for rendering again in the error's cause, which Playwright does not pass on.
      page.on('console', (said) => {
        if (said.text().startsWith('Cause: ')) broken.push(said.text());
      });
      await page.addInitScript(() => {
        addEventListener('error', ({ error }) => {
          if (error?.cause) console.log(`Cause: ${error.cause.stack}`);
        });
      });
      await use(undefined);
      expect(broken, 'scripts that broke').toEqual([]);
    },
    { auto: true },
  ],
});
