import { newSquad } from '../../factories/teams.ts';
import { tryPost } from '../support/api.ts';
import { expectAccessible } from '../support/checks.ts';
import { newPlayer } from '../support/players.ts';
import { expect, test } from '../support/site.ts';

test('lists everybody with a badge for the role', { tag: '@layout' }, async ({
  page,
  signIn,
  isMobile,
}) => {
  await signIn('owner');
  await page.goto('/admin/users');
  const table = page.getByRole('table', { name: 'Users' });
  await expect(table.getByRole('columnheader', { name: 'Player' })).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'Actions' })).toBeVisible();
  const search = page.getByPlaceholder('Search users...');
  for (const [name, email, role, color] of [
    ['Naveen Pillai', 'owner@onedream.example', 'OWNER', 'rgb(255, 90, 77)'],
    ['Pavan Reddy', 'admin@onedream.example', 'ADMIN', 'rgb(77, 163, 255)'],
    ['Surya Raman', 'leader@onedream.example', 'USER', 'rgb(154, 167, 156)'],
  ] as const) {
    await search.fill(name.toUpperCase());
    const row = table.getByRole('row').filter({ hasText: email });
    await expect(row.getByText(name)).toBeVisible();
    const badge = row.getByText(role, { exact: true }).filter({ visible: true });
    // A phone leaves out the badge of ordinary users.
    if (isMobile && role === 'USER') await expect(badge).toHaveCount(0);
    else await expect(badge).toHaveCSS('color', color);
  }
  // Nobody deletes or demotes the owner or themselves.
  await search.fill('naveen');
  await expect(table.getByRole('row')).toHaveCount(2);
  const owner = table.getByRole('row').filter({ hasText: 'owner@onedream.example' });
  await expect(owner.getByRole('button', { name: /^(?!More about)/ })).toHaveCount(0);
  await search.fill('nobody has this name');
  await expect(page.getByText('No users found')).toBeVisible();
});

test('changes a role and ends the sessions of that user', async ({ page, server, signIn }) => {
  const player = await newPlayer(server, { discord: false });
  await signIn('admin');
  await page.goto('/admin/users');
  await page.getByRole('button', { name: `Change role of ${player.name}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Update User Role' });
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await expect(dialog.getByRole('radio', { name: /^user/ })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: /^admin/ }).check();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: player.email });
  await expect(row.getByText('ADMIN').filter({ visible: true })).toBeVisible();
  const { status } = await tryPost(server, { path: `/auth/token/${player.token}` });
  expect(status).toBe(401);
});

test('deletes a user after saying what becomes of the team', async ({ page, server, signIn }) => {
  const squad = await newSquad(server, { size: 2 });
  await signIn('admin');
  await page.goto('/admin/users');
  await page.getByPlaceholder('Search users...').fill(squad.leader.name);
  // Search results replace the list, including a question opened from it.
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: `Delete ${squad.leader.name}`, exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Confirm Deletion' });
  await expect(dialog.getByText(`Delete user ${squad.leader.name} permanently?`)).toBeVisible();
  await expect(dialog.getByText(`passes to ${squad.players[1]?.name}`)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: `Delete ${squad.leader.name}`, exact: true }).click();
  await dialog.getByRole('button', { name: 'Confirm Delete' }).click();
  await expect(page.getByText(`${squad.leader.name} is deleted.`)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: squad.leader.email })).toHaveCount(0);
  // No row is left, so the search gets the focus.
  await expect(page.getByPlaceholder('Search users...')).toBeFocused();
});

test('finds several at once by whatever is known of them, and copies who is selected', async ({
  page,
  server,
  signIn,
}) => {
  const squad = await newSquad(server, { size: 2 });
  const other = await newPlayer(server, { discord: false });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('admin');
  await page.goto('/admin/users');
  const table = page.getByRole('table', { name: 'Users' });
  const search = page.getByPlaceholder('Search users...');
  await search.fill(`${squad.name}, ${other.email}`);
  await expect(table.getByRole('row')).toHaveCount(4);
  await expect(table.getByRole('link', { name: squad.name }).filter({ visible: true })).toHaveCount(
    2,
  );
  await expectAccessible(page);
  await page.getByLabel('Show', { exact: true }).selectOption('Discord not linked');
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(page.getByLabel('Order', { exact: true })).toBeDisabled();
  await table.getByRole('checkbox', { name: `Select ${other.name}` }).check();
  await page.getByLabel('Show', { exact: true }).selectOption('');
  await expect(table.getByRole('row')).toHaveCount(4);
  const selected = page.getByRole('region', { name: 'Selected users' });
  await selected.getByRole('button', { name: 'Select all 3 shown' }).click();
  await expect(selected.getByText('3 selected')).toBeVisible();
  await selected.getByRole('button', { name: 'Copy addresses' }).click();
  await expect(page.getByText('Copied: 3')).toBeVisible();
  // The copied list can be pasted into the search.
  await search.fill('');
  await search.press('ControlOrMeta+v');
  await expect(search).toHaveValue(new RegExp(`${other.email}`));
  await expect(table.getByRole('row')).toHaveCount(4);
  await selected.getByRole('button', { name: 'Clear' }).click();
  await expect(selected).toHaveCount(0);
});

test('comes in the order of the column that is pressed, or that is chosen', async ({
  page,
  server,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/admin/users');
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  // Viewing the list counts as activity: this player was active later.
  const player = await newPlayer(server, { name: '0 First of all', discord: false });
  await page.reload();
  const table = page.getByRole('table', { name: 'Users' });
  const first = table.getByRole('row').nth(1);
  const head = table.getByRole('columnheader', { name: 'Player', exact: true });
  await head.getByRole('button', { name: 'Player', exact: true }).click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(first).toContainText(player.name);
  await page.getByLabel('Order', { exact: true }).selectOption('Name, Z to A');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(first).not.toContainText(player.name);
  await table.getByRole('button', { name: 'Seen', exact: true }).click();
  await expect(page.getByLabel('Order', { exact: true })).toHaveValue('seen');
  await expect(first).toContainText(player.name);
  await expectAccessible(page);
});

test('a list that does not come takes the whole page, with a retry', async ({ page, signIn }) => {
  await signIn('admin');
  await page.route('**/api/admin/users', (route) => route.abort());
  await page.goto('/admin/users');
  await expect(page.getByText('Connection Error')).toBeVisible();
  await expect(page.getByText(/We could not reach the site/).first()).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/admin/users');
  await page.getByRole('button', { name: 'Retry Connection' }).click();
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
});
