import type { Page } from '@playwright/test';
import type { Person, Squad } from '../../factories/site.ts';
import { newSquad } from '../../factories/teams.ts';
import { changeTournament, openTournament, register } from '../../factories/tournaments.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/checks.ts';
import { checkInSquad, drawLobby, newMatchDay, releaseRoom } from '../support/match-days.ts';
import { newPlayer, unique } from '../support/players.ts';
import { expect, test } from '../support/site.ts';
import type { RunningServer } from '../support/start-server.ts';

test.use({ serviceWorkers: 'allow' });

const room = { roomId: 'SECRT47', password: 'pochinki9' };

test('without a connection the site says so and offers to try again', async ({ page, context }) => {
  await page.goto('/');
  await untilWorkerIsThere(page);
  await openOffline(page, '/aboutus');
  await expect(page.getByText('You are out of the zone')).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText('You are back online.')).toBeVisible();
  await page.getByRole('link', { name: 'Open the page' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page).toHaveURL(/\/aboutus$/);
});

test('without a connection a player still reads slot, times, maps and rules, and no room', {
  tag: '@layout',
}, async ({ page, server, signIn }) => {
  const { squad, title } = await newEvening(server);
  await signIn(squad.leader);
  await page.goto('/profile');
  await untilCopyIsThere(page, title);
  await openOffline(page, '/tournament');

  await expect(
    page.getByText(/^This is how it stood at \w{3} \d+ \w{3,4}, \d\d:\d\d IST\./),
  ).toBeVisible();
  const card = page.getByRole('article');
  await expect(card.getByRole('heading', { name: title })).toBeVisible();
  await expect(card.getByText(/^Slot[23]$/)).toBeVisible();
  await expect(card.getByText(`${squad.name} · Your team is checked in`)).toBeVisible();
  await expect(card.getByRole('list').first().getByRole('listitem')).toHaveText([
    /^\d\d:\d\d IST.+Match 1 · ErangelSlot \d+$/,
    /^\d\d:\d\d IST.+Match 2 · RondoSlot \d+$/,
    /^\d\d:\d\d IST.+Match 3 · ErangelSlot \d+$/,
  ]);
  await card.getByText('Schedule', { exact: true }).click();
  await expect(card.getByText('Lobby opens')).toBeVisible();
  await card.getByText('Rules (1)', { exact: true }).click();
  await expect(card.getByText('Phones only.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(`${kept}${await page.content()}`).not.toMatch(/SECRT47|pochinki9/);
});

test('what was kept goes with whoever signs out', async ({ page, server, signIn }) => {
  const title = await keepEntry(page, { server, signIn });
  await page.getByRole('button', { name: /MENU/ }).click();
  await page.getByRole('button', { name: 'LOGOUT' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('offline-copy'))).toBeNull();
  await expectNothingOf(page, title);
});

test('what was kept goes with a session that has ended', async ({ page, server, signIn }) => {
  const title = await keepEntry(page, { server, signIn });
  await page.route('**/api/auth/token/*', (route) =>
    route.fulfill({
      status: 401,
      json: { success: false, code: 'NOT_SIGNED_IN', message: 'Please sign in.' },
    }),
  );
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  await expectNothingOf(page, title);
});

test('whoever has the phone next sees nothing of the one before', async ({
  page,
  server,
  signIn,
}) => {
  const title = await keepEntry(page, { server, signIn });
  const next = await newPlayer(server);
  // An open tab of an older build would change the token in this way, without deleting the copy.
  await page.evaluate((token) => localStorage.setItem('token', token), next.token);
  await expectNothingOf(page, title);
});

test('what is older than a session is not shown', async ({ page, server, signIn }) => {
  const title = await keepEntry(page, { server, signIn });
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    const copy = JSON.parse(localStorage.getItem('offline-copy') ?? '');
    copy.at = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000).toISOString();
    localStorage.setItem('offline-copy', JSON.stringify(copy));
  });
  await expectNothingOf(page, title);
});

/** Signs in a player who is registered alone, and waits for the offline copy. @returns the event's title */
async function keepEntry(
  page: Page,
  { server, signIn }: { server: RunningServer; signIn: (player: Person) => Promise<void> },
): Promise<string> {
  const title = unique('Dead Zone Cup');
  const tournament = await openTournament(server, { title, type: 'SOLO' });
  const team = await newSquad(server, { size: 1 });
  await register(server, { team, tournament });
  await signIn(team.leader);
  await page.goto('/profile');
  await untilCopyIsThere(page, title);
  return title;
}

/** A squad that is checked in and drawn, in an event with a schedule, a rule and an open room. */
async function newEvening(server: RunningServer): Promise<{ squad: Squad; title: string }> {
  const { tournament, squads } = await newMatchDay(server);
  const [squad] = squads;
  if (!squad) throw new Error('a squad');
  await changeTournament(server, {
    id: tournament._id,
    change: {
      schedule: [
        {
          event: 'Lobby opens',
          date: '12/30/2099',
          time: '21:00',
          description: '',
          isImportant: false,
        },
      ],
      rules: [{ title: 'No emulators', description: 'Phones only.', category: 'Gameplay' }],
    },
  });
  await checkInSquad(server, { squad, tournament });
  const { matches } = await drawLobby(server, { tournament, firstStart: 30, matches: 3 });
  const [match] = matches;
  if (!match) throw new Error('a match');
  await releaseRoom(server, { match, ...room });
  return { squad, title: tournament.title };
}

async function untilWorkerIsThere(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });
}

async function untilCopyIsThere(page: Page, title: string): Promise<void> {
  await untilWorkerIsThere(page);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('offline-copy')), 'what is kept')
    .toContain(title);
}

async function expectNothingOf(page: Page, title: string): Promise<void> {
  await page.unrouteAll();
  await openOffline(page, '/tournament');
  await expect(page.getByText('You are out of the zone')).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
}

/**
 * Opens a page without a connection. Twice in several hundred openings the offline page did not show, for a reason that has
 * not been found: what shows instead is printed, and the page opened again.
 */
async function openOffline(page: Page, path: string): Promise<void> {
  await page.context().setOffline(true);
  await expect(async () => {
    const end = await page.goto(path).then(() => 'opened', String);
    await expect(page.getByRole('heading', { name: 'No connection' }))
      .toBeVisible({ timeout: 10_000 })
      .catch(async (error) => {
        console.log(`${end}: ${page.url()}\n${await page.locator('body').textContent()}`);
        throw error;
      });
  }).toPass({ timeout: 60_000 });
}
