import { dashboardRefreshMs } from '@one-dream/contract/limits.ts';
import { expectAccessible } from '../support/checks.ts';
import { newPlayer } from '../support/players.ts';
import { expect, test } from '../support/site.ts';

test('counts, grows, tells what happened and how the systems are', { tag: '@layout' }, async ({
  page,
  signIn,
}) => {
  await signIn('owner');
  await page.goto('/admin');
  for (const label of ['Total Users', 'Tournaments', 'Posters', 'Chat Members']) {
    await expect(page.locator('dt').getByText(label, { exact: true })).toBeVisible();
  }
  await expect(page.getByText(/^\+\d+ this week$/).first()).toBeVisible();
  const growth = page.getByRole('region', { name: 'User growth' });
  await expect(growth.getByText(/sign-ups in 12 weeks/)).toBeVisible();
  await growth.getByRole('button', { name: 'Table' }).click();
  await expect(growth.getByRole('row')).toHaveCount(13);
  const status = page.getByRole('region', { name: 'System status' });
  for (const name of ['API', 'Database', 'Mail', 'Discord bot', 'Live sockets']) {
    await expect(status.getByText(name, { exact: true })).toBeVisible();
  }
  const activity = page.getByRole('region', { name: 'Recent activity' });
  await expect(activity.getByRole('listitem').nth(4)).toBeVisible();
  await page.getByRole('link', { name: /^\d+ Alerts?$/ }).click();
  await expect(page.getByRole('heading', { name: 'Site health' })).toBeVisible();
  await expectAccessible(page);
});

test('counts anew every five minutes and by hand', async ({ page, server, signIn }) => {
  await signIn('admin');
  await page.clock.install();
  await page.goto('/admin');
  const users = page
    .locator('div')
    .filter({ has: page.getByText('Total Users', { exact: true }) })
    .last()
    .locator('dd')
    .first();
  const before = Number((await users.textContent())?.replaceAll(',', ''));
  await newPlayer(server, { inGame: false, discord: false });
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(users).toHaveText((before + 1).toLocaleString('en-IN'));
  await newPlayer(server, { inGame: false, discord: false });
  expect(dashboardRefreshMs).toBe(300_000);
  await page.clock.runFor(dashboardRefreshMs + 1000);
  await expect(users).toHaveText((before + 2).toLocaleString('en-IN'));
});

test('the sidebar is 280 px wide, with the pages and who is at work', async ({ page, signIn }) => {
  await signIn('owner');
  await page.goto('/admin/users');
  const sidebar = page.getByRole('complementary', { name: 'Back office' });
  expect((await sidebar.boundingBox())?.width).toBe(280);
  const links = sidebar.getByRole('navigation').getByRole('link');
  await expect(links).toHaveText([
    'Dashboard',
    'Tournaments',
    'Scrims',
    'Ladder',
    'Featured',
    'Users',
    'Teams',
    'Notifications',
    'Strikes & bans',
    'Applications',
    'Console',
    'Duties',
    'Organisation',
    'Audit log',
    'Site health',
  ]);
  await expect(sidebar.getByRole('link', { name: 'Users' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(sidebar.getByText('Naveen Pillai')).toBeVisible();
  await expect(sidebar.getByText('Super Admin', { exact: true })).toBeVisible();
});

test('under 1024 px the sidebar is a drawer', { tag: '@phone' }, async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/admin');
  await expect(page.getByRole('complementary', { name: 'Back office' })).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Back office' });
  await expectAccessible(page);
  await drawer.getByRole('link', { name: 'Teams' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Manage Teams/);
});
