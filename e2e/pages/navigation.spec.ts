import { defaultOrganisation } from '@one-dream/contract/organisation.ts';
import { demoOrganisation } from '../../demo/organisation.ts';
import { openAlive } from '../support/alive.ts';
import { post, tokenOf } from '../support/api.ts';
import { expectAccessible } from '../support/checks.ts';
import { newPlayer } from '../support/players.ts';
import { expect, test } from '../support/site.ts';

const links = ['Home', 'Tournament', 'About us', 'Join us', 'Alerts'];

test('a visitor has the logo, the tagline and a way in', { tag: '@layout' }, async ({ page }) => {
  await page.goto('/aboutus');
  const bar = page.getByRole('banner');
  await expect(bar.getByText(defaultOrganisation.name)).toBeVisible();
  await expect(bar.getByText(defaultOrganisation.tagline)).toBeAttached();
  await expect(bar.getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/login?from=%2Faboutus',
  );
});

test('a visitor has the pages that are open to everyone, in the bar or in the drawer', {
  tag: '@layout',
}, async ({ page, isMobile }) => {
  const more = isMobile ? ['Scrims', 'Ladder'] : [];
  const open = ['Home', 'Tournament', 'About us', ...more];
  await page.goto('/aboutus');
  if (isMobile) await page.locator('summary', { hasText: 'MENU' }).click();
  const nav = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link')).toHaveText(open);
  await expect(nav.getByRole('link', { name: 'About us' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  await nav.getByRole('link', { name: 'Tournament' }).click();
  await expect(page).toHaveURL('/tournament');
  if (isMobile) await expect(nav).toHaveCount(0);
});

test('the bar gets a ground after 50 px of scrolling', { tag: '@layout' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
  const bar = page.getByRole('banner');
  await page.evaluate(() => scrollTo(0, 50));
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.evaluate(() => scrollTo(0, 51));
  await expect(bar).toHaveCSS('background-color', 'rgb(11, 14, 12)');
});

test('on a phone the drawer has the links, the profile and the way out', async ({
  page,
  server,
  signIn,
}) => {
  const player = await newPlayer(server, { name: 'Drawer Dev', discord: false });
  await signIn(player);
  await page.goto('/tournament');
  await page.getByRole('button', { name: /MENU/ }).click();
  const drawer = page.getByRole('dialog', { name: 'MENU' });
  for (const name of links) await expect(drawer.getByRole('link', { name })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'My matches' })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Tournament' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(drawer.getByRole('link', { name: /Drawer Dev.*Profile/ })).toHaveAttribute(
    'href',
    '/profile',
  );
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'LOGOUT' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
});

test('on a desktop the bar has the links and the avatar menu', { tag: '@desk' }, async ({
  page,
  signIn,
}) => {
  await signIn('ready-leader');
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link')).toHaveText(links.map((name) => new RegExp(`^${name}`)));
  const menu = page.getByRole('banner').getByRole('button', { name: 'Surya Raman' });
  await menu.click();
  await expect(page.getByRole('button', { name: 'LOGOUT' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'LOGOUT' })).toHaveCount(0);
  await expect(menu).toBeFocused();
  await menu.click();
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page).toHaveURL('/profile');
});

test('the badge counts what is unseen, in the bar as in the drawer', { tag: '@layout' }, async ({
  page,
  server,
  signIn,
  isMobile,
}) => {
  const player = await newPlayer(server, { discord: false });
  const token = await tokenOf(server, 'admin');
  for (const title of ['One', 'Two']) {
    const body = { title, description: 'Short.', to: player.email, type: 'event' };
    await post(server, { path: '/notify/push', body, token });
  }
  await signIn(player);
  await page.goto('/aboutus');
  if (isMobile) {
    await expect(page.getByRole('button', { name: 'MENU , 2 unseen' })).toBeVisible();
    await page.getByRole('button', { name: /MENU/ }).click();
  }
  for (const name of isMobile ? ['Main', 'Tabs'] : ['Main']) {
    const link = page
      .getByRole('navigation', { name })
      .getByRole('link', { name: /^Alerts ?, 2 unseen$/ });
    await expect(link.getByText('2', { exact: true })).toHaveCSS(
      'background-color',
      'rgb(255, 90, 77)',
    );
  }
});

test('the footer leads on', { tag: '@layout' }, async ({ page }) => {
  await page.goto('/aboutus');
  const footer = page.getByRole('contentinfo');
  const { documents, social, discordInvite } = demoOrganisation;
  const targets = {
    Home: '/',
    Tournaments: '/tournament',
    Scrims: '/scrims',
    Ladder: '/ladder',
    'About Us': '/aboutus',
    Alerts: '/alerts',
    Terms: documents.terms,
    Privacy: documents.privacy,
    Contact: documents.contact,
    'Join our Discord': discordInvite,
    YouTube: social.youtube,
    Instagram: social.instagram,
    WhatsApp: social.whatsapp,
  };
  for (const [name, href] of Object.entries(targets)) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
});

test('a new page begins at its top with focus and title of its own, going back finds the place again', {
  tag: '@layout',
}, async ({ page }) => {
  await openAlive(page, '/login');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveTitle(`About us · ${defaultOrganisation.name}`);
  await expect(page.getByRole('main')).toBeFocused();
  const link = footer.getByRole('link', { name: 'Tournaments' });
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveTitle(`Tournament · ${defaultOrganisation.name}`);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(`About us · ${defaultOrganisation.name}`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('from the site to the back office, the console and back the focus goes along', {
  tag: '@desk',
}, async ({ page, signIn }) => {
  await signIn('admin');
  await openAlive(page, '/aboutus');
  await page.getByRole('banner').getByRole('button', { expanded: false }).press('Enter');
  const links: [name: string, url: string][] = [
    ['Back office', '/admin'],
    ['Console', '/console'],
    ['Go to the site', '/'],
  ];
  for (const [name, url] of links) {
    await page.getByRole('link', { name, exact: true }).press('Enter');
    await expect(page).toHaveURL(url);
    await expect(page.getByRole('main')).toBeFocused();
  }
});

test('who is signed in has a tab bar on a phone, and the page ends above it', {
  tag: '@layout',
}, async ({ page, signIn, isMobile }) => {
  await signIn('player');
  await page.goto('/aboutus');
  const tabs = page.getByRole('navigation', { name: 'Tabs' });
  if (!isMobile) return expect(tabs).toBeHidden();
  await expect(tabs.getByRole('link')).toHaveText([/Home/, /Tournament/, /Team/, /Alerts/]);
  await expectAccessible(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const foot = await page.getByRole('contentinfo').boundingBox();
  const bar = await tabs.boundingBox();
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
  await tabs.getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveURL('/profile');
});

test('the bar has room for text at twice the size on any screen, with its links in the drawer', {
  tag: '@desk',
}, async ({ page, signIn }) => {
  const bar = page.getByRole('banner');
  async function expectRoom(): Promise<void> {
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const width of [768, 900, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const cut = await bar.evaluate((header) =>
        [...header.querySelectorAll('*')]
          .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
          .filter((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            return left < 0 || right > innerWidth || top < 0 || bottom > header.clientHeight + 1;
          })
          .map((element) => element.outerHTML.slice(0, 160)),
      );
      expect(cut, `cut at ${width} px`).toEqual([]);
    }
  }
  await page.goto('/aboutus');
  await expectRoom();
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.locator('summary', { hasText: 'MENU' }).click();
  await expect(bar.getByRole('link', { name: 'Ladder' })).toBeVisible();
  await signIn('ready-leader');
  await page.goto('/aboutus');
  await expectRoom();
  await page.setViewportSize({ width: 1024, height: 800 });
  await bar.getByRole('button', { name: /MENU/ }).click();
  await expect(
    page.getByRole('dialog', { name: 'MENU' }).getByRole('link', { name: 'My matches' }),
  ).toBeVisible();
});
