import type { Page } from '@playwright/test';
import { expect, test } from '../support/site.ts';

/** Sentences of the back office's screens; a player's browser gets none of them. */
const adminSentences = [
  'Update User Role',
  'Confirm Deletion',
  'Push New Notifications',
  'Your Posters',
  'Its slots in tournaments that are not over become free.',
  'Team Management',
  'Nothing was written here.',
  'All Tournaments',
  'Failed to load dashboard data',
];

const playerPages = [
  '/',
  '/tournament',
  '/aboutus',
  '/joinus',
  '/alerts',
  '/profile',
  '/admin',
  '/admin/users',
];

test('a player never loads the code of the back office', { tag: '@phone' }, async ({
  page,
  signIn,
}) => {
  const scripts = collectScripts(page);
  await signIn('ready-leader');
  for (const path of playerPages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const loaded = await Promise.all([...scripts.values()]);
  expect(loaded.length).toBeGreaterThan(10);
  expect(
    [...scripts.keys()].filter((url) => /\/(admin|console|result-desktop)[-.]/.test(url)),
  ).toEqual([]);
  const code = loaded.join('\n');
  expect(adminSentences.filter((sentence) => code.includes(sentence))).toEqual([]);
});

test('an admin loads it, page by page', async ({ page, signIn }) => {
  const scripts = collectScripts(page);
  await signIn('admin');
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  const names = [...scripts.keys()].join('\n');
  expect(names).toMatch(/\/admin-users-/);
  expect(names).not.toMatch(/\/admin-tournaments-/);
});

test('what YouTube or Google would hear of is asked for by nobody', { tag: '@phone' }, async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url());
  });
  for (const path of ['/', '/tournament', '/aboutus', '/login', '/register']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(foreign.filter((url) => !/^(data|blob):/.test(url))).toEqual([]);
});

/** The text of every script that the page fetches, by its address. */
function collectScripts(page: Page): Map<string, Promise<string>> {
  const scripts = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const text = response.text();
    // A page that is left takes its answers with it; what was fetched counts by its name then.
    scripts.set(
      response.url(),
      text.catch(() => ''),
    );
  });
  return scripts;
}
