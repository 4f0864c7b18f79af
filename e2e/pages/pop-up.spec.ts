import { popupAutoCloseMs } from '@one-dream/contract/limits.ts';
import type { Page } from '@playwright/test';
import { newSquad } from '../../factories/teams.ts';
import { openTournament } from '../../factories/tournaments.ts';
import { expectAccessible } from '../support/checks.ts';
import { openLive } from '../support/live.ts';
import { callAsAdmin } from '../support/organiser.ts';
import { stopClock } from '../support/page-clock.ts';
import { newPlayer, type Player, unique } from '../support/players.ts';
import { expect, test } from '../support/site.ts';
import type { RunningServer } from '../support/start-server.ts';

test('what is pushed pops up on an open page, with its three ways on', { tag: '@layout' }, async ({
  page,
  server,
  signIn,
}) => {
  const player = await newPlayer(server, { discord: false });
  await signIn(player);
  await openLive(page, '/tournament');
  await push(server, { player, title: 'Lobby 4 starts', type: 'event', link: '/aboutus' });
  const card = page.getByRole('complementary', { name: 'New alert' });
  // It arrives over the socket, long before the page would poll.
  const link = card.getByRole('link', { name: 'Open Link' });
  // While something in it has the focus, it does not close.
  await link.focus();
  await expect(card.getByText('Lobby 4 starts')).toBeVisible();
  await expect(card.getByText('Bring the roster.')).toBeVisible();
  await expect(card.getByText('Event', { exact: true })).toBeVisible();
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('href', '/aboutus');
  await expectAccessible(page);
  await card.getByRole('link', { name: 'View More' }).click();
  await expect(page).toHaveURL('/alerts');
  await expect(page.getByRole('heading', { name: 'Lobby 4 starts' }).last()).toBeVisible();
});

test('what one did oneself does not pop up, and what no longer holds leaves', async ({
  page,
  browser,
  server,
  signIn,
}) => {
  const squad = await newSquad(server);
  const { _id } = await openTournament(server, { title: unique('Own Doing Cup') });
  const [, mate] = squad.players;
  const mates = await browser.newContext();
  await mates.addInitScript((token) => localStorage.setItem('token', token), mate?.token ?? '');
  const other = await mates.newPage();
  await openLive(other, '/aboutus');
  await signIn(squad.leader);
  await openLive(page, `/tournament/${_id}`);
  await page
    .getByRole('region', { name: 'Registration' })
    .getByRole('button', { name: 'Register Now' })
    .click();
  const cardOf = (one: Page) => one.getByRole('complementary', { name: 'New alert' });
  // While something in it has the focus, it does not close.
  await cardOf(other).getByRole('button', { name: 'Mark as seen' }).focus();
  await expect(cardOf(other).getByText(`${squad.name} is registered`)).toBeVisible();
  await page.getByRole('button', { name: 'GOT IT' }).click();
  await page.getByRole('button', { name: 'Cancel Slot' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Slot' }).click();
  await expect(cardOf(other).getByText(`${squad.name} gave its slot back`)).toBeVisible();
  await expect(cardOf(other)).not.toContainText('is registered');
  await expect(cardOf(other)).not.toContainText('1 more');
  // Both are in the leader's alerts, and neither popped up there.
  await expect(cardOf(page)).toHaveCount(0);
  await page.goto('/alerts');
  await expect(page.getByText(`${squad.name} gave its slot back`).first()).toBeVisible();
  await expect(page.getByText(`${squad.name} is registered`).first()).toBeVisible();
  await mates.close();
});

test('a long text can be read on, and waits meanwhile', { tag: '@layout' }, async ({
  page,
  server,
  signIn,
}) => {
  const player = await newPlayer(server, { discord: false });
  await signIn(player);
  await page.clock.install();
  await openLive(page, '/aboutus');
  const description = `${'Bring the roster you registered and your phones charged. '.repeat(12)}The room opens at nine.`;
  await push(server, { player, title: 'Read me', description, type: 'event', link: '' });
  const card = page.getByRole('complementary', { name: 'New alert' });
  await card.getByRole('button', { name: 'Read on' }).click();
  await expect(card.getByText(/The room opens at nine/)).toBeVisible();
  await expect(card.getByRole('button', { name: 'Read on' })).toHaveCount(0);
  await expectAccessible(page);
  const box = await card.boundingBox();
  expect(box?.y).toBeGreaterThan(0);
  await page.clock.runFor(popupAutoCloseMs + 1000);
  await expect(card).toBeVisible();
});

test('one at a time, each in the colour of its kind, until all are seen', async ({
  page,
  server,
  signIn,
}) => {
  const player = await newPlayer(server, { discord: false });
  await signIn(player);
  await openLive(page, '/aboutus');
  const kinds = [
    { type: 'achievement', color: 'rgb(255, 214, 10)' },
    { type: 'social', color: 'rgb(77, 163, 255)' },
    { type: 'event', color: 'rgb(61, 220, 132)' },
  ];
  const card = page.getByRole('complementary', { name: 'New alert' });
  const seen = card.getByRole('button', { name: 'Mark as seen' });
  const [first, ...others] = kinds;
  await push(server, { player, title: `A ${first?.type}`, type: first?.type ?? '' });
  // While something in it has the focus, none closes by itself.
  await seen.focus();
  for (const { type } of others) await push(server, { player, title: `A ${type}`, type });
  for (const { type, color } of kinds) {
    await expect(card.getByText(`A ${type}`)).toBeVisible();
    await seen.focus();
    await expect(card.locator('> div').first()).toHaveCSS('background-color', color);
    await expect(card.getByRole('link', { name: 'Open Link' })).toHaveCount(0);
    await seen.click();
  }
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'MENU', exact: true })).toBeVisible();
});

test('goes by itself after six seconds, but not while someone is at it', async ({
  page,
  server,
  signIn,
}) => {
  const player = await newPlayer(server, { discord: false });
  await signIn(player);
  await page.clock.install();
  await openLive(page, '/aboutus');
  const card = page.getByRole('complementary', { name: 'New alert' });
  await push(server, { player, title: 'First', type: 'event' });
  await card.getByRole('button', { name: 'Mark as seen' }).focus();
  await push(server, { player, title: 'Second', type: 'event' });
  await expect(card.getByText('1 more')).toBeVisible();
  // From here on, no pop-up closes while the test looks for it.
  await stopClock(page);
  await page.clock.runFor(2 * popupAutoCloseMs);
  await expect(card.getByText('First')).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(popupAutoCloseMs + 1000);
  await expect(card.getByText('Second')).toBeVisible();
  await page.clock.runFor(popupAutoCloseMs + 1000);
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('button', { name: /MENU ?, 2 unseen/ })).toBeVisible();
});

async function push(
  server: RunningServer,
  {
    player,
    ...content
  }: { player: Player; title: string; type: string; description?: string; link?: string },
): Promise<void> {
  const body = { description: 'Bring the roster.', to: player.email, ...content };
  await callAsAdmin(server, { path: '/notify/push', body });
}
