import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../../tests/open-page.tsx';
import { newAdmin, newTournament } from '../../../../tests/samples.ts';
import { api } from '../../../../tests/stub-api.ts';

const list = '/tournament';
const open = () => openPage('/admin/tournament', { as: newAdmin() });

test('says that there are none', async () => {
  api.answers(list, { data: [], nextCursor: null });
  await open();
  await expect.element(page.getByText('No Tournaments Found')).toBeVisible();
  await expect
    .element(page.getByText('Create your first tournament to get started.'))
    .toBeVisible();
});

test('keeps a tournament that the server does not delete, and says so', async () => {
  const { title, ...cup } = newTournament({ log_channel: '', version: 1 });
  api.answers(list, { data: [{ title, ...cup }], nextCursor: null });
  api.refuses('/admin/tournament/delete/{tournamentId}', { code: 'UNAVAILABLE', message: 'Away.' });
  await open();
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Tournament' }).click();
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect.element(messages.getByText('Away.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
});

test('says that they did not come', async () => {
  api.refuses(list, { code: 'INTERNAL', message: 'Away.' });
  await open();
  await expect.element(page.getByText('The tournaments could not be loaded')).toBeVisible();
});
