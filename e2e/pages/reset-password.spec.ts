import { passwordResetRedirectMs } from '@one-dream/contract/limits.ts';
import { post, tryPost } from '../support/api.ts';
import { expectAccessible, hold } from '../support/checks.ts';
import { lookAsTimePasses, stopClock } from '../support/page-clock.ts';
import { newestLink } from '../support/people.ts';
import { newPlayer } from '../support/players.ts';
import { expect, test } from '../support/site.ts';

test('changes the password, ends every session, and leads to the login', async ({
  page,
  server,
}) => {
  const player = await newPlayer(server, { inGame: false, discord: false });
  await post(server, { path: '/auth/reset-password', body: { email: player.email } });
  const link = new URL(
    await newestLink({ page, to: player.email, containing: '/reset-password?token=' }),
  );
  await page.clock.install();
  await page.goto(link.pathname + link.search);
  const letGo = await hold(page, '/auth/reset-password/*');
  await page.getByLabel('New Password', { exact: true }).fill('erangel-night-drop');
  await page.getByLabel('Confirm Password', { exact: true }).fill('erangel-night-drop');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByRole('button', { name: 'Updating...' })).toBeVisible();
  await stopClock(page);
  letGo();
  await lookAsTimePasses(page, {
    look: () =>
      expect(page.getByRole('heading', { name: 'Password Updated!' })).toBeFocused({
        timeout: 500,
      }),
  });
  await expect(page).toHaveURL(/\/reset-password/);
  await page.clock.runFor(passwordResetRedirectMs);
  await page.clock.resume();
  await expect(page).toHaveURL('/login');
  const { status } = await tryPost(server, { path: `/auth/token/${player.token}` });
  expect(status).toBe(401);
  const body = { email: player.email, password: 'erangel-night-drop' };
  await post(server, { path: '/auth/login', body });
});

test('says what is wrong before it sends anything', { tag: '@layout' }, async ({ page }) => {
  await page.goto('/reset-password?token=made-up');
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Use at least 8 characters.')).toBeVisible();
  await page.getByLabel('New Password', { exact: true }).fill('erangel-night-drop');
  await page.getByLabel('Confirm Password', { exact: true }).fill('another-night-drop');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await expectAccessible(page);
});

test('a dead link is told, with the way to a new one', async ({ page }) => {
  await page.goto('/reset-password?token=made-up');
  await page.getByLabel('New Password', { exact: true }).fill('erangel-night-drop');
  await page.getByLabel('Confirm Password', { exact: true }).fill('erangel-night-drop');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await page.getByRole('button', { name: 'Get a new link' }).click();
  await expect(page.getByRole('dialog', { name: 'Reset Password' })).toBeVisible();
});
