import type { Tournament } from '@one-dream/contract/features/tournaments.ts';
import { registrationTexts } from '@one-dream/contract/features/tournaments.values.ts';
import { pastEventsAutoplayMs, publicPageSize } from '@one-dream/contract/limits.ts';
import { defaultOrganisation } from '@one-dream/contract/organisation.ts';
import { post } from '../support/api.ts';
import { answer, hold, refuse } from '../support/checks.ts';
import { expect, test } from '../support/site.ts';
import type { RunningServer } from '../support/start-server.ts';

test('features the open tournament with everything there is to know', {
  tag: '@layout',
}, async ({ page }) => {
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
  for (const title of ['Description', 'Prize distribution', 'Schedule', 'Rules']) {
    await expect(article.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  await expect(article.getByText('IMPORTANT').first()).toBeVisible();
  await expect(article.getByText('₹10,000', { exact: true })).toBeVisible();
  await expect(article.getByText('And a seat in Semi T1 scrims')).toBeVisible();
  const { youtube, instagram, discord } = defaultOrganisation.social;
  for (const [name, href] of Object.entries({
    YouTube: youtube,
    Instagram: instagram,
    Discord: discord,
  })) {
    await expect(article.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test('counts the slots of the registration, up to 100 per cent', async ({ page, server }) => {
  await showOnly(page, { ...(await featured(server)), slots: '40/32' });
  await page.goto('/tournament');
  const card = page.getByRole('region', { name: 'Registration' });
  await expect(card.getByText('Open', { exact: true })).toBeVisible();
  await expect(card.getByText('40/32')).toBeVisible();
  await expect(card.getByText('All slots filled')).toBeVisible();
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await expect(card.getByText(registrationTexts.leaderHint)).toBeVisible();
});

for (const [status, word, color] of [
  ['OPENED', 'Open', 'rgb(61, 220, 132)'],
  ['UPCOMING', 'Upcoming', 'rgb(77, 163, 255)'],
  ['LIVE', 'Live', 'rgb(255, 214, 10)'],
] as const) {
  test(`a tournament that is ${status} has registration ${word} and its colour`, async ({
    page,
    server,
  }) => {
    await showOnly(page, { ...(await featured(server)), status });
    await page.goto('/tournament');
    const card = page.getByRole('region', { name: status === 'LIVE' ? 'On now' : 'Registration' });
    await expect(card.getByText(word, { exact: true })).toBeVisible();
    const fact = page.locator('dd').getByText(status, { exact: true });
    await expect(fact).toHaveCSS('color', color);
  });
}

test('a tournament that is on says what is being played, in neutral colours', async ({
  page,
  server,
}) => {
  const today = new Intl.DateTimeFormat('en-US', {
    timeZone: 'Asia/Kolkata',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(new Date());
  const entry = { description: '', isImportant: false };
  const schedule = [
    { ...entry, event: 'Draw', date: '01/05/2026', time: 'after lunch' },
    { ...entry, event: 'Semi-finals', date: today, time: '21:00' },
  ];
  await showOnly(page, { ...(await featured(server)), status: 'LIVE', slots: '32/32', schedule });
  await page.goto('/tournament');
  const card = page.getByRole('region', { name: 'On now' });
  await expect(card.getByText('Semi-finals')).toBeVisible();
  await expect(card.getByText('9:00 PM IST')).toBeVisible();
  await expect(card.getByText('teams in the fight')).toBeVisible();
  await expect(card.getByText('Closed', { exact: true })).toHaveCount(0);
  const round = card.getByRole('progressbar').locator('span').first();
  await expect(round).toHaveCSS('background-color', 'rgb(154, 167, 156)');
  // What an organiser has written in words stays so.
  await expect(page.getByText('after lunch')).toBeVisible();
});

test('leads to the registered teams, not to the top of a page like this one', async ({ page }) => {
  await page.goto('/tournament');
  await page.getByRole('link', { name: 'See the registered teams' }).click();
  await expect(page).toHaveURL(/\/tournament\/[^/]+\/teams#parts$/);
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
    '/profile',
  );
});

test('lets members look on while leaders register', async ({ page, signIn }) => {
  await signIn('member');
  await page.goto('/tournament');
  const card = page.getByRole('region', { name: 'Registration' });
  await expect(card.getByRole('button', { name: 'Register Now' })).toBeDisabled();
  await expect(card.getByText(registrationTexts.onlyLeadersRegister)).toBeVisible();
});

test('says what a failed registration could be about', async ({ page, signIn }) => {
  await signIn('ready-leader');
  await page.route('**/api/tournament/register/**', (route) => route.abort());
  await page.goto('/tournament');
  await page
    .getByRole('region', { name: 'Registration' })
    .getByRole('button', { name: 'Register Now' })
    .click();
  const popup = page.getByRole('dialog', { name: registrationTexts.failedTitle });
  for (const reason of registrationTexts.reasons) {
    await expect(popup.getByText(reason)).toBeVisible();
  }
  await expect(popup.getByRole('link', { name: 'GET HELP' })).toHaveAttribute(
    'href',
    defaultOrganisation.supportChat,
  );
  await popup.getByRole('button', { name: 'GOT IT' }).click();
  await expect(popup).toBeHidden();
  await expect(
    page
      .getByRole('region', { name: 'Registration' })
      .getByRole('button', { name: 'Register Now' }),
  ).toBeFocused();
});

test('is quiet when nothing goes on', { tag: '@layout' }, async ({ page }) => {
  await answer(page, { path: '/noauth/tournament', json: { data: [], nextCursor: null } });
  await page.goto('/tournament');
  const panel = page.getByRole('region', { name: 'Tournament Arena Quiet' });
  await expect(panel.getByText('No Battles Currently Live')).toBeVisible();
  await expect(panel.getByText('Next tournament coming soon')).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Join our Discord' })).toHaveAttribute(
    'href',
    defaultOrganisation.discordInvite,
  );
  await expect(page.getByRole('heading', { name: "OUR PREVIOUS EVENT'S" })).toHaveCount(0);
});

test('is quiet and says why when the tournaments cannot be loaded', async ({ page }) => {
  const message = 'The tournaments are being looked for.';
  await refuse(page, { path: '/noauth/tournament', status: 500, code: 'INTERNAL', message });
  await page.goto('/tournament');
  await expect(page.getByRole('heading', { name: 'Tournament Arena Quiet' })).toBeVisible();
  await expect(page.getByText(message).first()).toBeVisible();
  await page.unroute('**/api/noauth/tournament');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('heading', { name: 'SUNDAY SQUAD CUP #48' })).toBeVisible();
});

test('keeps the place while it loads', async ({ page }) => {
  const letGo = await hold(page, '/noauth/tournament');
  await page.goto('/tournament');
  await expect(page.getByRole('status').first()).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { name: 'SUNDAY SQUAD CUP #48' })).toBeVisible();
});

test('leads to the other tournaments', async ({ page }) => {
  await page.goto('/tournament');
  const others = page.getByRole('region', { name: 'More tournaments' });
  await expect(others.getByRole('link', { name: /Ring Rush Duos #9/ })).toBeVisible();
  await others.getByRole('link', { name: /One Dream Monthly Major #5/ }).click();
  await expect(page).toHaveURL(/\/tournament\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ONE DREAM MONTHLY MAJOR #5');
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
    await expect(past.getByText(/^1\//)).toBeVisible();
    await page.clock.runFor(pastEventsAutoplayMs + 500);
    await expect(past.getByText(/^2\//)).toBeVisible();
  });
});

/** The demo's open tournament as the server answers it. */
async function featured(server: RunningServer): Promise<Tournament> {
  const { data } = await post<{ data: Tournament[] }>(server, {
    path: '/noauth/tournament',
    body: { statuses: ['OPENED'], limit: publicPageSize.max },
  });
  const cup = data.find(({ title }) => title === 'Sunday Squad Cup #48');
  if (!cup) throw new Error('the demo has no open tournament');
  return cup;
}

function showOnly(page: Parameters<typeof answer>[0], tournament: Tournament): Promise<void> {
  const json = { data: [tournament], nextCursor: null };
  return answer(page, { path: '/noauth/tournament', json });
}
