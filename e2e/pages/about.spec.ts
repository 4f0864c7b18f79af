import { counterAnimationMs } from '@one-dream/contract/limits.ts';
import { openAlive } from '../support/alive.ts';
import { expect, test } from '../support/site.ts';

test('has the figures, the tiers, the staff and the process', { tag: '@layout' }, async ({
  page,
}) => {
  await page.goto('/aboutus');
  const figures = [
    ['50+', 'Tournaments Hosted'],
    ['60,000+', 'Discord Community Members'],
    ['10,000+', 'Instagram Followers'],
    ['10,000+', 'YouTube Subscribers'],
    ['₹99,000+', 'Prize Pools Distributed'],
    ['10,000+', 'Teams Competed'],
  ] as const;
  for (const [figure, label] of figures) {
    const pair = page.locator('dl > div').filter({ hasText: label });
    await expect(pair.locator('dd [aria-hidden]')).toHaveText(figure);
  }
  for (const name of ['Tier 3 Scrims', 'Weekly Tournaments', 'Monthly Tournaments']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  for (const point of [
    'Daily scrims',
    '₹1K weekly',
    '200+ teams',
    '₹1K-₹5K',
    '200-220 slots',
    '₹10K+',
    'Open for all',
  ]) {
    await expect(page.getByText(point, { exact: true }).first()).toBeVisible();
  }
  const staff = page.getByRole('region', { name: 'The people behind it' });
  const cards = staff.locator('ul > li').filter({ has: page.getByRole('heading') });
  await expect(cards).toHaveCount(5);
  for (const card of await cards.all()) {
    // Name, role, bio and what they know best.
    await expect(card.getByRole('heading')).toHaveText(/\w/);
    await expect(card.locator('p')).toHaveText([/\w/, /\w/]);
    await expect(card.getByRole('listitem').nth(1)).toBeVisible();
  }
  const steps = page.getByRole('region', { name: 'How a tournament runs' }).getByRole('listitem');
  await expect(steps).toHaveCount(4);
  for (const [index, title] of [
    'Planning and announcement',
    'Registration and slot allocation',
    'Live broadcast and monitoring',
    'Results and prize distribution',
  ].entries()) {
    await expect(steps.nth(index).getByRole('heading')).toHaveText(title);
  }
  await expect(steps.nth(3)).toContainText('within 24-48 hours');
});

test('where less movement is wanted, what is inherited follows at once', async ({ page }) => {
  await page.goto('/aboutus');
  const lagging = await page.evaluate(() => {
    const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, dt, dd, li)')];
    const indents = () => texts.map((text) => getComputedStyle(text).textIndent);
    const before = indents();
    document.documentElement.style.textIndent = '7px';
    return { all: before.length, late: indents().filter((indent) => indent !== '7px').length };
  });
  expect(lagging.all).toBeGreaterThan(20);
  expect(lagging.late).toBe(0);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a figure that nobody has come to yet is there in full', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 320 });
    await openAlive(page, '/aboutus');
    await page.mouse.move(5, 5);
    const unseen = page.locator('dl dd [aria-hidden]').last();
    await expect(unseen).toHaveText('10,000+');
  });

  test('the figures count up once they are seen', async ({ page }) => {
    await page.clock.install({ time: 0 });
    // A window so low that the figures are out of view.
    await page.setViewportSize({ width: 360, height: 320 });
    await page.goto('/aboutus');
    const members = page
      .locator('dl > div')
      .filter({ hasText: 'Discord Community Members' })
      .locator('dd [aria-hidden]');
    // Out of view, it shows its final value.
    await expect(members).toHaveText('60,000+');
    await page.clock.pauseAt(600_000);
    await members.scrollIntoViewIfNeeded();
    // The browser reports a moment later that it is in view.
    const countedOn = async () => {
      await page.clock.runFor(counterAnimationMs / 20);
      return members.textContent();
    };
    await expect.poll(countedOn).not.toBe('60,000+');
    await page.clock.runFor(counterAnimationMs);
    await expect(members).toHaveText('60,000+');
  });
});
