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
  await page.getByRole('button', { name: 'Verify my email' }).click();
  await expect(page.getByText('VERIFYING YOUR EMAIL.....')).toBeVisible();
  await stopClock(page);
  letGo();
  const briefly = { timeout: 500 };
  const heading = page.getByRole('heading', { name: 'Verification Successful!' });
  await lookAsTimePasses(page, { look: () => expect(heading).toBeFocused(briefly) });
  const shownAt = await timeOf(page);
  await expect(page.getByText('Redirecting to dashboard in 3 seconds...')).toBeVisible();
  // The bar already shows the signed-in user.
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

test('is not done by a scanner that opens the link and runs its scripts; opened again, the link says what it did', async ({
  page,
  browser,
  server,
}) => {
  const email = await registered(server);
  const { pathname, search } = new URL(
    await newestLink({ page, to: email, containing: '/verify-email?token=' }),
  );
  const verify = { name: 'Verify my email' };
  const scanner = await browser.newPage();
  const calls: string[] = [];
  scanner.on(
    'request',
    (request) => void (request.method() === 'POST' && calls.push(request.url())),
  );
  await scanner.goto(pathname + search, { waitUntil: 'networkidle' });
  await expect(scanner.getByRole('button', verify)).toBeVisible();
  expect(calls.filter((url) => url.includes('verify-email'))).toEqual([]);
  expect(await scanner.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await page.goto(pathname + search);
  await page.getByRole('button', verify).click();
  await expect(page.getByRole('heading', { name: 'Verification Successful!' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto(pathname + search);
  await expect(page.getByText('there is nothing left to verify')).toBeVisible();

  // The same person on another device.
  await scanner.getByRole('button', verify).click();
  await expect(
    scanner.getByRole('heading', { name: /^Your email is verified: this link/ }),
  ).toBeVisible();
  await scanner.getByRole('link', { name: 'GO TO LOGIN' }).click();
  await expect(scanner).toHaveURL('/login');
  await scanner.close();
});

test('a link that is not valid is told, with the way to the login', async ({ page }) => {
  await page.goto('/verify-email?token=made-up');
  await page.getByRole('button', { name: 'Verify my email' }).click();
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
