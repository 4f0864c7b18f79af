import { newSquad } from '../../factories/teams.ts';
import { register } from '../../factories/tournaments.ts';
import { expectAccessible, holdScripts } from '../support/checks.ts';
import { openLive } from '../support/live.ts';
import { newPlayer } from '../support/players.ts';
import { expect, test } from '../support/site.ts';

// An untouched demo: events of other tests could be earlier or have larger prizes, and the board would show those.
test.use({ serverEnv: { DEMO: 'on' } });

test('says what is next, who won and who came, and has one button that knows who looks', {
  tag: '@layout',
}, async ({ page, server, signIn }) => {
  await page.goto('/');
  const next = page.getByRole('region', { name: 'Sunday Squad Cup #48' });
  await expect(next.getByText('₹25,000')).toBeVisible();
  await expect(next.getByText(/^\d+\/32$/)).toBeVisible();
  const register = next.getByRole('link', { name: 'Register now' });
  await expect(register).toHaveAttribute('href', /^\/tournament\/[\w-]+$/);
  const week = page.getByRole('region', { name: 'On now and next' });
  await expect(week.getByRole('listitem').filter({ hasText: 'Ring Rush Duos #9' })).toContainText(
    'LIVE',
  );
  await expect(page.getByRole('link', { name: /Champions of / })).toHaveAttribute(
    'href',
    /\/results$/,
  );
  await expect(
    page.getByRole('region', { name: 'Just registered' }).getByRole('listitem'),
  ).toHaveCount(6);
  await expectAccessible(page);
  await signIn(await newPlayer(server, { inGame: false, discord: false }));
  await page.goto('/');
  await expect(next.getByRole('link', { name: 'Finish 4 steps' })).toHaveAttribute(
    'href',
    '/profile',
  );
});

test('the slots of the next event change on the open page when a team registers', async ({
  page,
  server,
}) => {
  await openLive(page, '/');
  const next = page.getByRole('region', { name: 'Sunday Squad Cup #48' });
  const slots = next.getByText(/^\d+\/32$/);
  const before = Number.parseInt((await slots.textContent()) ?? '', 10);
  const link = await next.getByRole('link').getAttribute('href');
  const tournament = { _id: link?.split('/').at(-1) ?? '' };
  await register(server, { team: await newSquad(server), tournament });
  await expect(slots).toHaveText(`${before + 1}/32`);
});

test('the board stands still when its code comes, and comes along to a page from elsewhere', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  // The script arrives while the board is already in view.
  const letCodeCome = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const next = page.getByRole('region', { name: 'Sunday Squad Cup #48' });
  await next.scrollIntoViewIfNeeded();
  // On a busy machine the text is painted before its fonts are there.
  const from = await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return performance.now();
  });
  letCodeCome();
  await expect(page.getByRole('button', { name: 'Next poster' })).toBeEnabled();
  const shifts = await page.evaluate(() =>
    (window as unknown as { shifts: (PerformanceEntry & { value: number })[] }).shifts.map(
      ({ startTime, value }) => ({ startTime, value }),
    ),
  );
  const later = shifts.filter(({ startTime }) => startTime > from);
  expect(later.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.001);
  await page.goto('/aboutus');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click();
  await expect(next).toBeVisible();
});
