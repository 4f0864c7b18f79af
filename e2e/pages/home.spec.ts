import { carouselAutoplayMs } from '@one-dream/contract/limits.ts';
import { defaultOrganisation } from '@one-dream/contract/organisation.ts';
import type { Page } from '@playwright/test';
import { answer, hold, refuse } from '../support/checks.ts';
import { expect, test } from '../support/site.ts';

const { texts, discordInvite } = defaultOrganisation;

test('shows the loading screen until the posters are there, then the banner', async ({ page }) => {
  const letGo = await hold(page, '/noauth/poster');
  await page.goto('/');
  await expect(page.getByRole('status').locator('p')).toHaveText(/^Loading/);
  await expect(page.getByRole('heading', { name: texts.welcomeHeading })).toBeHidden();
  letGo();
  const banner = page.getByRole('region', { name: 'Featured' });
  await expect(banner.getByText('Sunday Squad Cup #48')).toBeVisible();
  await expect(banner.getByText('“Everyone jumps from the same plane.”')).toBeVisible();
  await expect(banner.getByText(/32 slots, ₹25,000/)).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Register now' })).toHaveAttribute(
    'href',
    '/tournament',
  );
  await expect(banner.getByText('1/3')).toBeVisible();
});

test('the loading text goes through its dots', async ({ page }) => {
  await hold(page, '/noauth/poster');
  await page.goto('/');
  // The page's own: while its code was on its way, another one stood there.
  const word = page.getByRole('main').getByRole('status').locator('p');
  const seen = await word.evaluate((element) => {
    const texts = [element.textContent];
    return new Promise<string[]>((resolve) => {
      new MutationObserver(() => {
        texts.push(element.textContent);
        if (texts.length === 5) resolve(texts);
      }).observe(element, { characterData: true, childList: true, subtree: true });
    });
  });
  const cycle = ['Loading', 'Loading.', 'Loading..', 'Loading...'];
  const start = cycle.indexOf(seen[0] ?? '');
  expect(seen).toEqual([0, 1, 2, 3, 4].map((step) => cycle[(start + step) % cycle.length]));
});

test('the arrows go from poster to poster and round', async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Featured' });
  await banner.getByRole('button', { name: 'Next poster' }).click();
  await expect(banner.getByText('2/3')).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Create your account' })).toBeVisible();
  await banner.getByRole('button', { name: 'Previous poster' }).click();
  await banner.getByRole('button', { name: 'Previous poster' }).click();
  await expect(banner.getByText('3/3')).toBeVisible();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the next poster comes by itself after its time, unless it is stopped', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    // Somebody is here: it comes to life at once, long before the first change.
    await page.keyboard.press('Shift');
    const banner = page.getByRole('region', { name: 'Featured' });
    const stop = banner.getByRole('button', { name: 'Stop the posters from changing' });
    await expect(stop).toBeVisible();
    await expect(banner.getByRole('button', { name: 'Next poster' })).toBeEnabled();
    await expect(banner.getByText('1/3')).toBeVisible();
    await page.clock.runFor(carouselAutoplayMs + 100);
    await expect(banner.getByText('2/3')).toBeVisible();
    await stop.click();
    await page.clock.runFor(3 * carouselAutoplayMs);
    await expect(banner.getByText('2/3')).toBeVisible();
  });

  test('the posters wait while someone points at them or looks at another tab', {
    tag: '@desk',
  }, async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const banner = page.getByRole('region', { name: 'Featured' });
    await page.mouse.move(400, 400);
    await expect(banner.getByRole('button', { name: 'Next poster' })).toBeEnabled();
    await page.clock.runFor(3 * carouselAutoplayMs);
    await expect(banner.getByText('1/3')).toBeVisible();
    await setHidden(page, true);
    await page.mouse.move(400, 0);
    await page.clock.runFor(3 * carouselAutoplayMs);
    await expect(banner.getByText('1/3')).toBeVisible();
    await setHidden(page, false);
    await page.clock.runFor(carouselAutoplayMs + 100);
    await expect(banner.getByText('2/3')).toBeVisible();
  });
});

test('the posters stay where less movement is wanted', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Featured' });
  await expect(banner.getByRole('button', { name: 'Next poster' })).toBeEnabled();
  await page.clock.runFor(3 * carouselAutoplayMs);
  await expect(banner.getByText('1/3')).toBeVisible();
  await expect(banner.getByRole('button', { name: 'Stop the posters from changing' })).toHaveCount(
    0,
  );
});

test('has no banner without posters, and none when they cannot be loaded', async ({ page }) => {
  await answer(page, { path: '/noauth/poster', json: { data: [] } });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: texts.welcomeHeading })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Featured' })).toHaveCount(0);
  await page.unroute('**/api/noauth/poster');
  await refuse(page, { path: '/noauth/poster', status: 400, code: 'BAD_REQUEST', message: 'No.' });
  await page.reload();
  await expect(page.getByRole('heading', { name: texts.welcomeHeading })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Featured' })).toHaveCount(0);
});

test('welcomes, and leads through the three steps', { tag: '@layout' }, async ({ page }) => {
  await page.goto('/');
  for (const paragraph of texts.welcome) await expect(page.getByText(paragraph)).toBeVisible();
  await expect(page.getByRole('link', { name: 'JOIN US NOW' })).toHaveAttribute(
    'href',
    discordInvite,
  );
  await expect(
    page.getByRole('heading', { name: 'STEP TO GET INTO TOURNAMENTS', level: 2 }),
  ).toBeVisible();
  const steps = page.getByRole('region', { name: 'STEP TO GET INTO TOURNAMENTS' });
  const expected = [
    ['SIGN UP ON WEBSITE', '/register'],
    ['BUILD YOUR TEAM', '/profile'],
    ['REGISTER FOR TOURNAMENTS', '/tournament'],
  ] as const;
  for (const [title, to] of expected) {
    const step = steps
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title }) });
    await expect(step.getByRole('link')).toHaveAttribute('href', to);
  }
});

/** As when another tab comes before this one, or this one comes back. */
function setHidden(page: Page, isHidden: boolean): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}
