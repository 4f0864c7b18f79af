import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { shortPath } from '@one-dream/contract/short-paths.ts';
import { newPlayedArena } from '../support/arena.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/checks.ts';
import { expect, test } from '../support/site.ts';

test('standings are sent on as a link, a picture and a table', { tag: '@layout' }, async ({
  page,
  server,
}) => {
  const { tournament, teams } = await newPlayedArena(server);
  await page.goto(`/tournament/${tournament._id}/standings`);
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  const picture = dialog.getByRole('img', { name: 'Standings' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1080);
  await dialog.getByLabel('Shape').selectOption('wide');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1920);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const chat = await dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  expect(decodeURIComponent(chat ?? '')).toContain(
    shortPath(`/tournament/${tournament._id}/standings`),
  );
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'CSV file' }).click(),
  ]);
  expect(await readFile(await csv.path(), 'utf8')).toContain(teams[0]?.name);
  await dialog.getByLabel('Picture').selectOption({ label: 'Schedule' });
  await expect
    .poll(() =>
      dialog
        .getByRole('img', { name: 'Schedule' })
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(1920);
});

test('another site can frame the table', { tag: '@desk' }, async ({ page, server }) => {
  const { tournament, teams } = await newPlayedArena(server);
  const path = `/embed/standings/${tournament._id}`;
  const club = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<iframe src="${server.url}${path}" width="600" height="500"></iframe>`);
  });
  await new Promise<void>((resolve) => club.listen(0, '127.0.0.1', resolve));
  try {
    // Another port is another site's origin.
    await page.goto(`http://127.0.0.1:${(club.address() as AddressInfo).port}/`);
    const table = page.frameLocator('iframe').getByRole('table');
    await expect(table).toContainText(teams[0]?.name ?? '');
  } finally {
    club.close();
    club.closeAllConnections();
  }
});

test('a team has a page for everybody, with its events and matches', { tag: '@layout' }, async ({
  page,
  server,
}) => {
  const { tournament, squads, teams } = await newPlayedArena(server);
  await page.goto(`/tournament/${tournament._id}/standings`);
  await page.getByRole('button', { name: new RegExp(teams[0]?.name ?? '') }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Team page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(teams[0]?.name ?? '');
  await expect(page).toHaveTitle(new RegExp(teams[0]?.name ?? ''));
  await expect(page.getByRole('list', { name: 'Players' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('list', { name: 'Last matches' })).toContainText(tournament.title);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(squads).toHaveLength(4);
  // A mistyped or outdated link.
  await page.goto('/team/00000000-0000-7000-8000-000000000000');
  await expect(page.getByText('Team not found')).toBeVisible();
});

test('a player finds their own matches, and who leads the month', async ({
  page,
  server,
  signIn,
}) => {
  const { squads } = await newPlayedArena(server);
  await signIn(squads[0]?.leader ?? { token: '' });
  await page.goto('/profile/matches');
  await expect(page.getByRole('list', { name: 'My matches' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await page.goto('/leaderboards?tier=EVENTS');
  await expect(page.getByRole('table')).toContainText('WWCD');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Tier').selectOption('T1');
  await expect(page).toHaveURL(/tier=T1/);
});
