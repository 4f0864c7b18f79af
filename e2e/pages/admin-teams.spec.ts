import { deleteTeamQuestionForAdmins } from '@one-dream/contract/features/teams/teams.values.ts';
import { newSquad } from '../../factories/teams.ts';
import { openTournament, register } from '../../factories/tournaments.ts';
import { expectAccessible } from '../support/checks.ts';
import { unique } from '../support/players.ts';
import { expect, test } from '../support/site.ts';

test('lists the teams with what an organiser needs, and every player', { tag: '@layout' }, async ({
  page,
  server,
  signIn,
}) => {
  const squad = await newSquad(server, { size: 2 });
  await signIn('admin');
  await page.goto('/admin/teams');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Manage Teams \(\d+\)$/);
  await page.getByLabel('Search teams by name').fill(squad.name);
  const table = page.getByRole('table', { name: 'Teams' });
  const row = table.getByRole('row').filter({ hasText: squad.name });
  await expect(row).toHaveCount(1);
  await expect(row.getByText(squad.leader.name).filter({ visible: true })).toBeVisible();
  await expect(row.getByRole('link', { name: `View ${squad.name} on site` })).toBeVisible();
  const members = row.getByRole('button', { name: `2 Members of ${squad.name}` });
  await expect(members).toHaveText('2 Members');
  await expect(members).toHaveAttribute('aria-expanded', 'false');
  await members.click();
  const players = page.getByRole('list', { name: `Players of ${squad.name}` });
  const leader = players.getByRole('listitem').filter({ hasText: squad.leader.email });
  await expect(leader.getByText('LDR')).toBeVisible();
  for (const text of [squad.leader.name, 'SNIPER', '+91 9876543210']) {
    await expect(leader.getByText(text, { exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  await members.click();
  await expect(players).toHaveCount(0);
});

test('finds teams by their players, several at once, narrows them and copies who is selected', async ({
  page,
  server,
  signIn,
}) => {
  const [small, large] = [await newSquad(server, { size: 2 }), await newSquad(server, { size: 4 })];
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('admin');
  await page.goto('/admin/teams');
  const table = page.getByRole('table', { name: 'Teams' });
  const search = page.getByPlaceholder('Search teams...');
  await search.fill(`${small.players[1]?.email}, ${large.leader.email}`);
  await expect(table.getByRole('row')).toHaveCount(3);
  await page.getByLabel('Show', { exact: true }).selectOption('Too few for a squad');
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(page.getByLabel('Order', { exact: true })).toBeDisabled();
  await page.getByRole('checkbox', { name: `Select ${small.name}`, exact: true }).check();
  await page.getByLabel('Show', { exact: true }).selectOption('');
  await expect(table.getByRole('row')).toHaveCount(3);
  const selected = page.getByRole('region', { name: 'Selected teams' });
  await selected.getByRole('button', { name: 'Select all 2 shown' }).click();
  await selected.getByRole('button', { name: "Copy leaders' addresses" }).click();
  await expect(page.getByText('Copied: 2')).toBeVisible();
  // The copied list can be pasted into the search.
  await search.fill('');
  await search.press('ControlOrMeta+v');
  await expect(search).toHaveValue(new RegExp(`${large.leader.email}`));
  await expect(table.getByRole('row')).toHaveCount(3);
});

test('comes in the order of the column that is pressed', async ({ page, server, signIn }) => {
  const squad = await newSquad(server, { size: 1, name: unique('0 First of all') });
  await signIn('admin');
  await page.goto('/admin/teams');
  const table = page.getByRole('table', { name: 'Teams' });
  const first = table.getByRole('row').nth(1);
  const head = table.getByRole('columnheader', { name: 'Team', exact: true });
  await head.getByRole('button', { name: 'Team', exact: true }).click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(first).toContainText(squad.name);
  await expect(page.getByLabel('Order', { exact: true })).toHaveValue('name');
  await head.getByRole('button', { name: 'Team', exact: true }).click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(first).not.toContainText(squad.name);
  const players = table.getByRole('columnheader', { name: 'Players', exact: true });
  await players.getByRole('button', { name: 'Players', exact: true }).click();
  await expect(players).toHaveAttribute('aria-sort', 'descending');
  await expect(head).not.toHaveAttribute('aria-sort');
});

test('deletes a team after saying which slots go with it', async ({ page, server, signIn }) => {
  const tournament = await openTournament(server, { title: unique('Deletion Cup') });
  const squad = await newSquad(server);
  await register(server, { team: squad, tournament });
  await signIn('admin');
  await page.goto('/admin/teams');
  await page.getByRole('button', { name: `Delete ${squad.name}`, exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: `Delete ${squad.name}` });
  expect(deleteTeamQuestionForAdmins).toBe('Delete this team? This cannot be undone.');
  await expect(dialog.getByText(deleteTeamQuestionForAdmins)).toBeVisible();
  await expect(dialog.getByText(tournament.title)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(`${squad.name} is deleted.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: squad.name })).toHaveCount(0);
  // The focus moves to the next row, not to the top of the page.
  await expect(page.getByRole('button', { name: /^Delete / }).first()).toBeFocused();
});
