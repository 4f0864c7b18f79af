import { registrationTexts } from '@one-dream/contract/features/tournaments/tournaments.values.ts';
import { pastEventsAutoplayMs } from '@one-dream/contract/limits.ts';
import { demoOrganisation } from '../../demo/organisation.ts';
import { lookAsTimePasses, stopClock } from '../support/page-clock.ts';
import { expect, test } from '../support/site.ts';

test('features the open tournament with everything there is to know', {
  tag: '@layout',
}, async ({ page, isMobile }) => {
  await page.goto('/tournament');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('SUNDAY SQUAD CUP #48');
  const article = main.getByRole('article').first();
  await expect(article.getByText('ONE DREAM ESPORTS', { exact: true })).toBeVisible();
  await expect(article.getByText('₹25,000', { exact: true })).toBeVisible();
  for (const label of ['Start date', 'End date', 'Type', 'Status']) {
    await expect(article.getByText(label, { exact: true })).toBeVisible();
  }
  await expect(article.getByText('SQUAD', { exact: true })).toBeVisible();
  await expect(article.getByText('OPENED', { exact: true }).first()).toBeVisible();
  for (const title of ['Description', 'Prize distribution']) {
    await expect(article.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  const parts = article.getByRole('navigation', { name: 'Parts of the tournament' });
  for (const title of ['Schedule', 'Rules']) {
    // On a phone they are behind tabs, so that the other tournaments follow soon.
    await expect(article.getByRole('heading', { name: title, exact: true })).toBeVisible({
      visible: !isMobile,
    });
    await expect(parts.getByRole('link', { name: title })).toBeVisible();
  }
  const others = page.getByRole('region', { name: 'More tournaments' });
  if (isMobile) expect((await others.boundingBox())?.y).toBeLessThan(2 * 640);
  await expect(article.getByText('₹10,000', { exact: true })).toBeVisible();
  await expect(article.getByText('And a seat in Semi T1 scrims')).toBeVisible();
  const { youtube, instagram, discord } = demoOrganisation.social;
  if (isMobile) return;
  for (const [name, href] of Object.entries({
    YouTube: youtube,
    Instagram: instagram,
    Discord: discord,
  })) {
    await expect(article.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test('leads to the registered teams, not to the top of a page like this one', async ({ page }) => {
  await page.goto('/tournament');
  await page.getByRole('link', { name: 'See the registered teams' }).click();
  await expect(page).toHaveURL(/\/tournament\/[^/]+\/teams$/);
  await expect(page.getByRole('heading', { name: 'Registered teams' })).toBeInViewport();
});

test('offers a visitor the way in, and comes back from it', async ({ page }) => {
  await page.goto('/tournament');
  await page
    .getByRole('region', { name: 'Registration' })
    .getByRole('link', { name: 'Login to register' })
    .click();
  await expect(page).toHaveURL('/login?from=%2Ftournament');
});

test('offers a player without a team the way to one', async ({ page, signIn }) => {
  await signIn('player');
  await page.goto('/tournament');
  const card = page.getByRole('region', { name: 'Registration' });
  await expect(card.getByRole('link', { name: 'Create Your Team' })).toHaveAttribute(
    'href',
    '/profile#create-team',
  );
});

test('lets members look on while leaders register', async ({ page, signIn }) => {
  await signIn('member');
  await page.goto('/tournament');
  const card = page.getByRole('region', { name: 'Registration' });
  await expect(card.getByRole('button', { name: 'Register Now' })).toBeDisabled();
  await expect(card.getByText(registrationTexts.onlyLeadersRegister)).toBeVisible();
});

test('leads to the other tournaments', async ({ page }) => {
  await page.goto('/tournament');
  const others = page.getByRole('region', { name: 'More tournaments' });
  // Any of them: the newest fifty are listed, and other tests add theirs.
  const title = others.getByRole('link').getByRole('heading', { level: 4 }).first();
  const name = (await title.textContent()) ?? '';
  await title.click();
  await expect(page).toHaveURL(/\/tournament\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name, { ignoreCase: true });
});

test('tells of previous events one by one', async ({ page }) => {
  await page.goto('/tournament');
  const past = page.getByRole('region', { name: "OUR PREVIOUS EVENT'S" });
  await past.scrollIntoViewIfNeeded();
  await past.getByRole('button', { name: 'Next event' }).click();
  await expect(past.getByText(/^2\//)).toBeVisible();
  const card = past.getByRole('article').filter({ visible: true }).first();
  await expect(card.getByText('COMPLETED')).toBeAttached();
  await past.getByRole('button', { name: 'Previous event' }).click();
  await expect(past.getByText(/^1\//)).toBeVisible();
  await past
    .getByRole('link', { name: /READ MORE/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/tournament\/[0-9a-f-]{36}$/);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the next previous event comes by itself', async ({ page }) => {
    await page.clock.install();
    await page.goto('/tournament');
    const past = page.getByRole('region', { name: "OUR PREVIOUS EVENT'S" });
    await past.scrollIntoViewIfNeeded();
    await expect(past.getByRole('button', { name: 'Pause' })).toBeVisible();
    await stopClock(page);
    const place = past.getByText(/^\d+\/\d+$/);
    const [number, count] = ((await place.textContent()) ?? '').split('/').map(Number);
    const next = `${((number ?? 0) % (count ?? 1)) + 1}/${count}`;
    await lookAsTimePasses(page, {
      stepMs: pastEventsAutoplayMs / 4,
      look: () => expect(place).toHaveText(next, { timeout: 500 }),
    });
  });
});
