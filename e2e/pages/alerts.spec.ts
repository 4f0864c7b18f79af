import { post, tokenOf } from '../support/api.ts';
import { expectAccessible } from '../support/checks.ts';
import { pictureUrl } from '../support/organiser.ts';
import { newPlayer, type Player } from '../support/players.ts';
import { expect, test } from '../support/site.ts';
import type { RunningServer } from '../support/start-server.ts';

test('shows what a reader was told by kind, and opens one', { tag: '@layout' }, async ({
  page,
  server,
  signIn,
  isMobile,
}) => {
  await signIn(await reader(server));
  await page.goto('/alerts');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText(['All', 'Unread', 'Achievement', 'Social', 'Event']);
  const rows = page.getByRole('list', { name: /alerts$/ }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('Room id is out');
  await expect(rows.first()).toContainText(/now|second|minute/);
  for (const [tab, title] of [
    ['Achievement', 'Team of the week'],
    ['Social', 'Community night'],
    ['Event', 'Room id is out'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(title);
  }
  if (!isMobile) await expect(page.getByText('Select a notification')).toBeVisible();
  await rows
    .getByRole('button', { name: /Room id is out/ })
    .first()
    .click();
  const detail = page.getByRole('region', { name: 'Selected alert' });
  await expect(detail.getByRole('heading', { name: 'Room id is out' })).toBeVisible();
  await expect(detail.getByText('Be in the waiting channel.')).toBeVisible();
  await expect(detail.locator('article img')).toBeVisible();
  await expect(detail.getByRole('link', { name: 'View Details' })).toHaveAttribute(
    'href',
    '/tournament',
  );
  await expectAccessible(page);
  await detail.getByRole('button', { name: 'Mark as read' }).click();
  await expect(detail.getByText('Read', { exact: true })).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: 'All alerts' }).click();
  await page.getByRole('tab', { name: 'Unread' }).click();
  await expect(rows).toHaveCount(2);
});

test('marks as read in the list and counts the badge down', async ({ page, server, signIn }) => {
  await signIn(await reader(server));
  await page.goto('/alerts');
  await page.getByRole('tab', { name: 'Unread' }).click();
  await page.getByRole('button', { name: 'Mark as read: Room id is out' }).click();
  await expect(page.getByRole('button', { name: /MENU ?, 2 unseen/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Community night/ }).first()).toBeFocused();
  await page.getByRole('button', { name: 'Mark as read: Community night' }).click();
  await page.getByRole('button', { name: 'Mark as read: Team of the week' }).click();
  await expect(page.getByText('No notifications found')).toBeVisible();
  await expect(page.getByText('You are all caught up.').filter({ visible: true })).toBeVisible();
});

test('deletes one for the reader only', async ({ page, server, signIn }) => {
  const player = await reader(server);
  await signIn(player);
  await page.goto('/alerts');
  await page
    .getByRole('button', { name: /Room id is out/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this notification?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: /Room id is out/ })).toHaveCount(0);
  // The list removes it before the server has answered.
  const path = '/notify/list';
  await expect
    .poll(async () => {
      const { data } = await post<{ data: { title: string }[] }>(server, {
        path,
        token: player.token,
      });
      return data.map(({ title }) => title);
    })
    .toEqual(['Community night', 'Team of the week']);
});

test('works by keyboard alone', { tag: '@desk' }, async ({ page, server, signIn }) => {
  await signIn(await reader(server));
  await page.goto('/alerts');
  const row = (title: RegExp) =>
    page.getByRole('list').getByRole('button', { name: title }).first();
  await row(/Room id is out/).focus();
  await page.keyboard.press('ArrowDown');
  await expect(row(/Community night/)).toBeFocused();
  await page.keyboard.press('End');
  await expect(row(/Team of the week/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { name: 'Team of the week', level: 2 }).last(),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row(/Team of the week/)).toBeFocused();
});

/** Somebody new with three notifications, an event the newest. */
async function reader(server: RunningServer): Promise<Player> {
  const player = await newPlayer(server, { discord: false });
  const token = await tokenOf(server, 'admin');
  const sent = [
    { title: 'Team of the week', type: 'achievement' },
    { title: 'Community night', type: 'social' },
    { title: 'Room id is out', type: 'event', link: '/tournament', image: pictureUrl },
  ];
  for (const one of sent) {
    const body = { description: 'Be in the waiting channel.', to: player.email, ...one };
    await post(server, { path: '/notify/push', body, token });
  }
  return player;
}
