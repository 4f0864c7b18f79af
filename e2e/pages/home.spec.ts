import { carouselAutoplayMs } from '@one-dream/contract/limits.ts';
import { defaultOrganisation } from '@one-dream/contract/organisation.ts';
import type { Page } from '@playwright/test';
import { demoOrganisation } from '../../demo/organisation.ts';
import { hold } from '../support/checks.ts';
import { lookAsTimePasses, stopClock } from '../support/page-clock.ts';
import { expect, test } from '../support/site.ts';

const { discordInvite } = demoOrganisation;
const welcomeHeading = `Welcome to ${defaultOrganisation.name}`;

test('shows the loading screen until the posters are there, then the banner', async ({ page }) => {
  const letGo = await hold(page, '/noauth/poster');
  await page.goto('/');
  await expect(page.getByRole('status').locator('p')).toHaveText(/^Loading/);
  await expect(page.getByRole('heading', { name: welcomeHeading })).toBeHidden();
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
    // A key press hydrates the page at once, long before the first change of posters.
    await page.keyboard.press('Shift');
    const banner = page.getByRole('region', { name: 'Featured' });
    const stop = banner.getByRole('button', { name: 'Stop the posters from changing' });
    await expect(stop).toBeVisible();
    await expect(banner.getByRole('button', { name: 'Next poster' })).toBeEnabled();
    await stopClock(page);
    // On a busy machine the posters may have changed by now.
    const place = banner.getByText(/^[123]\/3$/);
    const [number] = (await place.textContent()) ?? '';
    const next = `${(Number(number) % 3) + 1}/3`;
    await lookAsTimePasses(page, {
      stepMs: carouselAutoplayMs / 4,
      look: () => expect(place).toHaveText(next, { timeout: 500 }),
    });
    await stop.click();
    await page.clock.runFor(3 * carouselAutoplayMs);
    await expect(place).toHaveText(next);
  });

  test('the posters wait while someone points at them or looks at another tab', {
    tag: '@desk',
  }, async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const banner = page.getByRole('region', { name: 'Featured' });
    await page.mouse.move(400, 400);
    await expect(banner.getByRole('button', { name: 'Next poster' })).toBeEnabled();
    await stopClock(page);
    await page.clock.runFor(3 * carouselAutoplayMs);
    await expect(banner.getByText('1/3')).toBeVisible();
    await setHidden(page, true);
    await page.mouse.move(400, 0);
    await page.clock.runFor(3 * carouselAutoplayMs);
    await expect(banner.getByText('1/3')).toBeVisible();
    await setHidden(page, false);
    await lookAsTimePasses(page, {
      stepMs: carouselAutoplayMs / 4,
      look: () => expect(banner.getByText('2/3')).toBeVisible({ timeout: 500 }),
    });
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

test('welcomes, and leads through the three steps', { tag: '@layout' }, async ({ page }) => {
  await page.goto('/');
  for (const paragraph of demoOrganisation.texts.welcome)
    await expect(page.getByText(paragraph)).toBeVisible();
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

/** Simulates switching to another tab and back. */
function setHidden(page: Page, isHidden: boolean): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}
