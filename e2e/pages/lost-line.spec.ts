import type { Page } from '@playwright/test';
import { newSquad } from '../../factories/teams.ts';
import { openTournament } from '../../factories/tournaments.ts';
import { isAlive, openAlive } from '../support/alive.ts';
import { newPlayer, unique } from '../support/players.ts';
import { expect, test } from '../support/site.ts';

test('who registers at the moment the line is lost is told, on the page where they stand', async ({
  page,
  server,
  signIn,
}) => {
  const { _id, title } = await openTournament(server, { title: unique('Lost Line Cup') });
  const { leader } = await newSquad(server);
  await signIn(leader);
  const dialogs = page.waitForResponse(/registration-dialogs-[^/]+\.js$/);
  await page.goto(`/tournament/${_id}`);
  const button = page
    .getByRole('region', { name: 'Registration' })
    .getByRole('button', { name: 'Register Now' });
  await expect(button).toBeEnabled();
  await (await dialogs).finished();
  await page.context().setOffline(true);
  await button.click();
  const told = page.getByRole('dialog', { name: 'REGISTRATION FAILED!' });
  await expect(told.getByText(/could not reach the site/)).toBeVisible();
  await told.getByRole('button', { name: 'GOT IT' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.toUpperCase());
  await page.context().setOffline(false);
  await button.click();
  await expect(page.getByRole('dialog', { name: 'TEAM REGISTERED!' })).toBeVisible();
});

test('without the code of the dialog, what came of it is said all the same', async ({
  page,
  server,
  signIn,
}) => {
  const { _id, title } = await openTournament(server, { title: unique('Half Line Cup') });
  const { leader } = await newSquad(server);
  await signIn(leader);
  await lose(page, 'registration-dialogs');
  // It is fetched ahead; after that, only because of a press.
  const ahead = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/registration-dialogs-'),
  );
  await page.goto(`/tournament/${_id}`);
  await ahead;
  await page
    .getByRole('region', { name: 'Registration' })
    .getByRole('button', { name: 'Register Now' })
    .click();
  const told = page.getByRole('dialog', { name: 'TEAM REGISTERED!' });
  await expect(told.getByText('Slot 1 is yours.')).toBeVisible();
  await expect(told.getByText(/did not load/)).toBeVisible();
  await page.unroute('**/assets/registration-dialogs-*.js');
  await told.getByRole('button', { name: 'Try again' }).click();
  await expect(told.getByRole('link', { name: 'JOIN NOW' })).toBeVisible();
  await told.getByRole('button', { name: 'GOT IT' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.toUpperCase());
});

for (const { name, chunk, path, press, dialog } of [
  {
    name: 'Edit Profile',
    chunk: 'in-game-info-dialog',
    path: '/profile',
    press: 'Edit Profile',
    dialog: 'IN-GAME PROFILE',
  },
  {
    name: 'name and picture',
    chunk: 'own-profile-dialog',
    path: '/profile',
    press: 'Name and picture',
    dialog: 'Name and picture',
  },
]) {
  test(`a dialog of the profile that did not come leaves the page: ${name}`, async ({
    page,
    server,
    signIn,
  }) => {
    await signIn(await newPlayer(server));
    await lose(page, chunk);
    await page.goto(path);
    await page.getByRole('button', { name: press }).first().click();
    const standIn = page.getByRole('dialog', { name: dialog });
    await expect(standIn.getByText(/did not load/)).toBeVisible();
    await standIn.getByRole('button', { name: 'Close' }).click();
    await expect(standIn).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('what was typed is still there when the reset dialog did not come', async ({ page }) => {
  await lose(page, 'reset-password-dialog');
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill('somebody@example.in');
  await page.getByRole('button', { name: 'Forget Password' }).click();
  const standIn = page.getByRole('dialog', { name: 'Reset Password' });
  await expect(standIn.getByText(/did not load/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('somebody@example.in');
});

test('a screen that did not come once is there after the page was loaded anew', async ({
  page,
}) => {
  await page.route('**/assets/login-*.js', (route) => route.abort(), { times: 1 });
  await openAlive(page, '/aboutus');
  const loads = countLoads(page);
  await page.getByRole('link', { name: 'Login' }).first().click();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  expect(loads()).toBe(1);
});

for (const way of ['by a link', 'back'] as const)
  test(`who goes elsewhere, ${way}, while a page is on its way stays there`, {
    tag: '@desk',
  }, async ({ page }) => {
    let letCome = () => {};
    const held = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await page.route('**/assets/about-*.js', (route) => held.then(() => route.continue()));
    await openAlive(page, '/');
    const bar = page.getByRole('banner');
    await bar.getByRole('link', { name: 'Tournament' }).click();
    await expect(page).toHaveURL('/tournament');
    const asked = page.waitForRequest('**/assets/about-*.js');
    await bar.getByRole('link', { name: 'About us' }).click();
    await asked;
    if (way === 'back') await page.goBack();
    else await bar.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
    const came = page.waitForResponse('**/assets/about-*.js');
    letCome();
    await (await came).finished();
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL('/');
  });

test('a screen that never comes is said at the top of the page, after one try', async ({
  page,
}) => {
  await lose(page, 'login');
  await openAlive(page, '/aboutus');
  const loads = countLoads(page);
  const link = page.getByRole('link', { name: 'Join our team' });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page.getByRole('alert').getByText(/did not load/)).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(loads()).toBe(1);
});

test('a rendered page whose screen did not come comes to life after it was loaded anew', async ({
  page,
}) => {
  const loads = countLoads(page);
  await page.route('**/assets/about-*.js', (route) =>
    loads() === 1 ? route.abort() : route.continue(),
  );
  await page.goto('/aboutus');
  await isAlive(page);
  await expect(page.getByRole('heading', { name: 'From scrims to finals' })).toBeVisible();
  expect(loads()).toBe(2);
});

test('a rendered page whose screen never comes says so after one try', async ({ page }) => {
  const loads = countLoads(page);
  await lose(page, 'about');
  await page.goto('/aboutus');
  await expect(page.getByRole('alert').getByText(/did not load/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Load again' })).toBeVisible();
  expect(loads()).toBe(2);
});

test('a rendered page without its program says so, and its links work', async ({ page }) => {
  const loads = countLoads(page);
  // Until it is pressed: a page whose program comes after all heals itself.
  await page.route(/assets\/(entry.client|libraries)-[^/]+\.js/, (route) =>
    loads() > 2 ? route.fallback() : route.abort(),
  );
  await page.goto('/aboutus');
  await expect(page.getByRole('alert').getByText(/did not load/)).toBeVisible();
  expect(loads()).toBe(2);
  await page.getByRole('link', { name: 'Load again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const { page: name, path } of [
  { page: 'a page', path: '/aboutus' },
  { page: 'a page with a form', path: '/login' },
]) {
  test(`${name} whose scripts do not come for long says so by itself`, async ({ page }) => {
    const program = '**/assets/entry.client-*.js';
    await page.route(program, () => {}, { times: 1 });
    await page.goto(path, { waitUntil: 'commit' });
    const notice = page.getByText('This page is taking long to start.');
    await notice.waitFor({ state: 'attached' });
    await stopLateNotice(page, 11_999);
    await expect(notice).toBeHidden();
    await stopLateNotice(page, 12_000);
    await expect(notice).toBeVisible();
    await page.getByRole('link', { name: 'Load again' }).click();
    await expect(page).toHaveURL(path);
    await expect(notice).toHaveCount(0);
  });
}

/** As the page is so many milliseconds after its beginning: the style sheet shows the notice by an animation. */
function stopLateNotice(page: Page, at: number): Promise<void> {
  return page.evaluate((time) => {
    const [animation] = document.getElementById('late')?.getAnimations() ?? [];
    if (!animation) throw new Error('nothing would show the notice');
    animation.pause();
    animation.currentTime = time;
  }, at);
}

/** The code of a screen or a dialog never comes. */
async function lose(page: Page, chunk: string): Promise<void> {
  await page.route(`**/assets/${chunk}-*.js`, (route) => route.abort());
}

/** How often a page was loaded since. */
function countLoads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count++;
  });
  return () => count;
}
