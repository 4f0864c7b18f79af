import { expect, test } from '../support/site.ts';

const android =
  'Mozilla/5.0 (Linux; Android 13; RMX3085; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/128.0.0.0 Mobile Safari/537.36 Instagram 332.0.0.38.90';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 332.0.5.26.109';
const google = { name: 'Continue with Google' };
const out = { name: 'Open in your browser' };

test('inside an app on Android the way out of it keeps the event, and Discord and mail stay', async ({
  browser,
}) => {
  const context = await browser.newContext({ userAgent: android });
  const page = await context.newPage();
  await page.goto('/login?from=%2Ftournament%2F1');
  await expect(page.getByText('Google sign-in does not work inside Instagram.')).toBeVisible();
  await expect(page.getByRole('link', out)).toHaveAttribute(
    'href',
    /^intent:\/\/[^#]+\/login\?from=%2Ftournament%2F1#Intent;scheme=http;/,
  );
  await expect(page.getByRole('button', google)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Login With Discord' })).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  await context.close();
});

test('inside an app on an iPhone it says where to press', async ({ browser }) => {
  const context = await browser.newContext({ userAgent: iPhone });
  const page = await context.newPage();
  await page.goto('/login?from=%2Ftournament%2F1');
  await expect(page.getByText('choose “Open in browser”')).toBeVisible();
  await expect(page.getByRole('link', out)).toHaveCount(0);
  await expect(page.getByRole('button', google)).toHaveCount(0);
  await context.close();
});

test('in a browser of its own Google’s button is there', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', google)).toBeVisible();
});
