import { removeTeamQuestion } from '@one-dream/contract/features/tournaments/tournaments.values.ts';
import { newSquad, teamOf } from '../../factories/teams.ts';
import { openTournament, register } from '../../factories/tournaments.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/checks.ts';
import { unique } from '../support/players.ts';
import { expect, test } from '../support/site.ts';

test('lists the newest first, with four things to do about each', { tag: '@layout' }, async ({
  page,
  server,
  signIn,
  isMobile,
}) => {
  const title = unique('Newest Cup');
  await openTournament(server, { title, prizePool: '75000', slots: '48', startDate: '12/31/2099' });
  await signIn('admin');
  await page.goto('/admin/tournament');
  await expect(page.getByRole('heading', { name: 'All Tournaments', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create Tournament' })).toBeVisible();
  const card = page.getByRole('article').first();
  await expect(card.getByRole('heading')).toHaveText(title);
  // A phone shows lines by default.
  if (isMobile) {
    await expect(card).toContainText('31 Dec 2099 · SQUAD · 0/48 teams · ₹75,000');
    await page.getByRole('button', { name: 'Show as cards' }).click();
  }
  for (const text of ['ONE DREAM ESPORTS', '₹75,000', '0 / 48', '31 Dec 2099', 'SQUAD', 'OPENED']) {
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  }
  for (const name of [`Manage teams of ${title}`, `Edit ${title}`]) {
    await expect(card.getByRole('link', { name })).toBeVisible();
  }
  for (const name of [`Export CSV of ${title}`, `Delete ${title}`]) {
    await expect(card.getByRole('button', { name })).toBeVisible();
  }
});

test('lists by status, and leads to a tournament as players see it', async ({
  page,
  server,
  signIn,
}) => {
  const title = unique('Later Cup');
  const { _id } = await openTournament(server, { title, status: 'UPCOMING' });
  await signIn('admin');
  await page.goto('/admin/tournament');
  await page
    .getByRole('navigation', { name: 'Status' })
    .getByRole('link', { name: 'LIVE' })
    .click();
  await expect(page).toHaveURL(/status=LIVE/);
  await expect(page.getByRole('article').first()).toContainText('LIVE');
  await expect(page.getByRole('article', { name: title })).toHaveCount(0);
  await page.getByRole('link', { name: 'UPCOMING' }).click();
  await page.getByRole('link', { name: `View ${title} on site` }).click();
  await expect(page).toHaveURL(`/tournament/${_id}`);
});

test('finds by title and kind, as cards or as a list that does the same', {
  tag: '@layout',
}, async ({ page, server, signIn }) => {
  const name = unique('Needle');
  const event = await openTournament(server, { title: `Open ${name}` });
  await openTournament(server, { title: `Scrim ${name}`, kind: 'scrim', status: 'CLOSED' });
  await signIn('admin');
  await page.goto('/admin/tournament');
  const found = page.getByRole('article');
  const search = page.getByRole('textbox', { name: 'Search tournaments by title' });
  await search.fill(name.toUpperCase());
  await expect(found).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Scrims');
  await expect(found).toHaveCount(1);
  await expect(found).toContainText(`Scrim ${name}`);
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Everything');
  await page.getByRole('button', { name: 'Show as a list' }).click();
  await expect(found).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: `Options for Open ${name}` }).click();
  const more = page.getByRole('dialog', { name: `Open ${name}` });
  await expect(more.getByRole('listitem').last()).toHaveText('Delete');
  await more.getByRole('button', { name: 'Manage Teams' }).click();
  await expect(page).toHaveURL(`/admin/tournament?teams=${event._id}`);
  await page.goto('/admin/tournament');
  // The device remembers the choice.
  await expect(page.getByRole('button', { name: 'Show as a list' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await search.fill(`${name} nothing`);
  await expect(page.getByText('Nothing found. Try another word')).toBeVisible();
});

test('deletes a tournament after saying what goes with it', async ({ page, server, signIn }) => {
  const title = unique('Doomed Cup');
  const { _id: tournamentId } = await openTournament(server, { title });
  const squad = await newSquad(server);
  await register(server, { team: squad, tournament: { _id: tournamentId } });
  await signIn('admin');
  await page.goto('/admin/tournament');
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this tournament?' });
  await expect(question.getByText('1 registered team loses its slot')).toBeVisible();
  await expect(question.getByText('Their players get a notification')).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete Tournament' }).click();
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
  // The focus moves to the next row, not to the top of the page.
  await expect(page.getByRole('button', { name: /^Delete / }).first()).toBeFocused();
});

test('manages the teams: players, search, remove', { tag: '@layout' }, async ({
  page,
  server,
  signIn,
  isMobile,
}) => {
  const title = unique('Managed Cup');
  const { _id: tournamentId } = await openTournament(server, { title, slots: 16 });
  const [first, second] = [await newSquad(server), await newSquad(server)];
  for (const squad of [first, second])
    await register(server, { team: squad, tournament: { _id: tournamentId } });
  await signIn('admin');
  await page.goto('/admin/tournament');
  if (isMobile) {
    await page.getByRole('button', { name: `Options for ${title}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Manage Teams' }).click();
  } else await page.getByRole('link', { name: `Manage teams of ${title}` }).click();
  const overlay = page.getByRole('dialog', { name: 'Team Management' });
  await expect(overlay.getByText('2 of 16 slots taken')).toBeVisible();
  await overlay.getByRole('button', { name: new RegExp(`Entry no. 1.*${first.name}`) }).click();
  const { players } = await teamOf(server, first.leader);
  await expect(overlay.getByText(players[1]?.ingameinfo?.inGameId ?? '')).toBeVisible();
  await expectAccessible(page);
  await overlay.getByLabel('Search teams and players').fill(second.leader.name);
  await overlay.getByRole('button', { name: `Remove ${second.name}` }).click();
  expect(removeTeamQuestion).toBe('Delete this team permanently?');
  const question = page.getByRole('alertdialog', { name: removeTeamQuestion });
  await question.getByRole('button', { name: 'Delete Team' }).click();
  await overlay.getByLabel('Search teams and players').fill('');
  await expect(overlay.getByText('1 of 16 slots taken')).toBeVisible();
  await expect(overlay.getByText(second.name)).toHaveCount(0);
  await overlay.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/admin/tournament');
  await expect(
    page.getByRole('article', { name: title }).getByText(/(^| )1 ?\/ ?16( |$)/),
  ).toBeVisible();
});

test('users, teams and tournaments are lines on a phone, searched at the top, a few screens long', {
  tag: '@phone',
}, async ({ page, signIn }) => {
  await signIn('admin');
  for (const path of ['/admin/users', '/admin/teams', '/admin/tournament']) {
    await page.goto(path);
    await expect(page.getByText(/ shown$/)).toBeVisible();
    const search = await page.getByPlaceholder(/^Search/).boundingBox();
    expect(search?.y).toBeLessThan(320);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, path).toBeLessThanOrEqual(5.2 * 640);
    await expectNoSidewaysScroll(page);
  }
});
