import { post } from '../support/api.ts';
import { newPlayer } from '../support/players.ts';
import { expect, test } from '../support/site.ts';

for (const path of [
  '/joinus',
  '/alerts',
  '/profile',
  '/team/invite/code',
  '/discord-verification',
  '/admin',
  '/admin/users',
]) {
  test(`a visitor of ${path} is sent to the login, and back afterwards`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?from=${encodeURIComponent(path)}`);
  });
}

test('whoever is signed in has no business on the pages for getting in', async ({
  page,
  signIn,
}) => {
  await signIn('member');
  for (const path of ['/login', '/register', '/verify-email', '/reset-password']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
});

test('a reset page without a token leads to the login', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(page).toHaveURL('/login');
});

test('a token that is none leads to the login', async ({ page, signIn }) => {
  await signIn({ token: 'made-up' });
  await page.goto('/profile');
  await expect(page).toHaveURL('/login?from=%2Fprofile');
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a session that ends elsewhere ends on an open page', async ({ page, server, signIn }) => {
  const player = await newPlayer(server, { discord: false });
  await signIn(player);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: player.name })).toBeVisible();
  await post(server, { path: '/auth/logout', token: player.token });
  await expect(page).toHaveURL('/login?from=%2Fprofile');
});

test('a session that ends elsewhere ends on a page that asks for nothing', async ({
  page,
  server,
  signIn,
}) => {
  const player = await newPlayer(server, { discord: false });
  const connected = page.waitForEvent('websocket').then((socket) =>
    // Once the server has accepted the connection, the page makes no more requests.
    socket.waitForEvent('framereceived', ({ payload }) => payload.toString().startsWith('40')),
  );
  await signIn(player);
  await page.goto('/profile');
  await connected;
  await page.waitForLoadState('networkidle');
  await post(server, { path: '/auth/logout', token: player.token });
  await expect(page).toHaveURL('/login?from=%2Fprofile');
});

test('a player is refused by the back office, whose pages are not fetched', async ({
  page,
  signIn,
}) => {
  await signIn('ready-leader');
  for (const path of ['/admin', '/admin/users', '/admin/tournament', '/admin/audit']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'No entry' })).toBeVisible();
    await expect(page.getByText(/This area is for the organisers/)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});
