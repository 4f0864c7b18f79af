import type { ListedUser } from '@one-dream/contract/features/accounts/accounts.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/checks.ts';
import { openPage, screens } from '../../../../tests/open-page.tsx';
import { newAdmin, newUser } from '../../../../tests/samples.ts';
import { api } from '../../../../tests/stub-api.ts';

const list = '/admin/users';
const open = () => openPage('/admin/users', { as: newAdmin() });

function listed(change: Partial<ListedUser> = {}): ListedUser {
  const user = { ...newUser(), team: null, lastSeenAt: null, ...change };
  api.answers(list, { data: [user], nextCursor: null, total: 1 });
  return user;
}

test('a role that the server refuses is told in a toast that can be closed and holds the longest name', async () => {
  const { name } = listed();
  const message = `${'W'.repeat(40)} cannot be given this role right now.`;
  api.refuses('/user/update-role', { code: 'CONFLICT', message });
  await open();
  await page.getByRole('button', { name: `Change role of ${name}`, exact: true }).click();
  await page.getByRole('radio', { name: /^admin/ }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const toast = page.getByRole('region', { name: 'Messages' }).getByRole('alert');
  await expect.element(toast.getByText(message)).toBeVisible();
  await page.viewport(...screens.narrowest);
  const box = toast.element();
  await expect.poll(() => box.scrollWidth - box.clientWidth).toBeLessThanOrEqual(0);
  await toast.getByRole('button', { name: 'Close message' }).click();
  await expect.element(toast).not.toBeInTheDocument();
});

test('a deletion that the server refuses leaves the user where they are', async () => {
  const { name } = listed();
  api.refuses('/admin/user/delete', { code: 'UNAVAILABLE', message: 'Away.' });
  await open();
  const press = page.getByRole('button', { name: `Delete ${name}`, exact: true });
  await press.click();
  const dialog = page.getByRole('alertdialog', { name: 'Confirm Deletion' });
  await dialog.getByRole('button', { name: 'Confirm Delete' }).click();
  await expect.element(page.getByText('Delete failed. Try again.')).toBeVisible();
  await press.click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(press).toBeVisible();
});

test('why the list did not come takes the whole page', async () => {
  const message = 'The users are being looked for.';
  api.refuses(list, { code: 'INTERNAL', message });
  await open();
  await expect.element(page.getByText('Connection Error')).toBeVisible();
  await expect.element(page.getByText(message).first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Retry Connection' })).toBeVisible();
  await expectAccessible();
});

test('a search that fails leaves the page as it is, and is tried again', async () => {
  const { name } = listed();
  await open();
  const table = page.getByRole('table', { name: 'Users' });
  await expect.element(table).toBeVisible();
  api.refuses(list, { code: 'INTERNAL', message: 'Away.' });
  const search = page.getByPlaceholder('Search users...');
  await search.fill('surya');
  await expect.element(page.getByText('The users could not be loaded')).toBeVisible();
  await expect.element(search).toHaveValue('surya');
  listed({ name });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(table).toBeVisible();
});

test('a portrait that does not load gives way to a drawn one', async () => {
  listed({ profile: '/images/none.webp' });
  await open();
  const row = page.getByRole('table', { name: 'Users' });
  await expect.element(row).toBeVisible();
  await expect
    .poll(() => row.element().querySelectorAll('svg[viewBox="0 0 256 256"]'))
    .toHaveLength(1);
});

test('a role that was chosen and not saved is forgotten', async () => {
  const { name } = listed();
  await open();
  const press = page.getByRole('button', { name: `Change role of ${name}`, exact: true });
  await press.click();
  const dialog = page.getByRole('dialog', { name: 'Update User Role' });
  await dialog.getByRole('radio', { name: /^admin/ }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await press.click();
  await expect.element(dialog.getByRole('radio', { name: /^user/ })).toBeChecked();
});
