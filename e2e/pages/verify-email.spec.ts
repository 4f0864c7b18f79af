import { verifiedRedirectMs } from '@one-dream/contract/limits.ts';
import { post } from '../support/api.ts';
import { hold } from '../support/checks.ts';
import { lookAsTimePasses, stopClock, timeOf } from '../support/page-clock.ts';
import { newestLink } from '../support/people.ts';
import { expect, test } from '../support/site.ts';
import type { RunningServer } from '../support/start-server.ts';

test('verifies, says so, and goes home signed in after three seconds', async ({ page, server }) => {
  const email = await registered(server);
  const link = new URL(await newestLink({ page, to: email, containing: '/verify-email?token=' }));
  await page.clock.install();
  const letGo = await hold(page, '/auth/verify-email*');
  await page.goto(link.pathname + link.search);
  await expect(page.getByText('VERIFYING YOUR EMAIL.....')).toBeVisible();
  await stopClock(page);
  letGo();
  const briefly = { timeout: 500 };
  const heading = page.getByRole('heading', { name: 'Verification Successful!' });
  await lookAsTimePasses(page, { look: () => expect(heading).toBeFocused(briefly) });
  const shownAt = await timeOf(page);
  await expect(page.getByText('Redirecting to dashboard in 3 seconds...')).toBeVisible();
  // The bar knows already who is here.
  const menu = page.getByRole('button', { name: /MENU/ });
  await lookAsTimePasses(page, { stepMs: 20, look: () => expect(menu).toBeVisible(briefly) });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveCount(0);
  const passed = (await timeOf(page)) - shownAt;
  await page.clock.runFor(verifiedRedirectMs - 500 - passed);
  expect(new URL(page.url()).pathname).toBe('/verify-email');
  await page.clock.runFor(500);
  await page.clock.resume();
  await expect(page).toHaveURL('/');
  await expect(menu).toBeVisible();
});

test('a link that is not valid is told, with the way to the login', async ({ page }) => {
  await page.goto('/verify-email?token=made-up');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/link/);
  await page.getByRole('link', { name: 'GO TO LOGIN' }).click();
  await expect(page).toHaveURL('/login');
});

test('without a token it goes home', async ({ page }) => {
  await page.goto('/verify-email');
  await expect(page).toHaveURL('/');
});

async function registered(server: RunningServer): Promise<string> {
  const email = `verify.${Date.now()}@example.in`;
  const form = new FormData();
  const password = 'monsoon-drop-pochinki';
  const fields = { name: 'Vera', email, password, confirmPassword: password, terms: 'true' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  await post(server, { path: '/auth/register', body: form });
  return email;
}
