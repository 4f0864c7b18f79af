import type { StaffPoster } from '@one-dream/contract/features/posters/posters.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../../tests/open-page.tsx';
import { newAdmin, newId } from '../../../../tests/samples.ts';
import { api } from '../../../../tests/stub-api.ts';

const list = '/admin/posters';
const poster: StaffPoster = {
  _id: newId(),
  image: '',
  text_one: '“Everyone jumps from the same plane.”',
  text_two: 'Four players. One dream.',
  text: '',
  button: { name: '', link: '' },
  shownFrom: null,
  shownUntil: null,
  version: 1,
};
const open = () => openPage('/admin/featured', { as: newAdmin() });

test('says that there are none', async () => {
  api.answers(list, { data: [] });
  await open();
  await expect.element(page.getByRole('heading', { name: 'Your Posters (0)' })).toBeVisible();
  await expect.element(page.getByText('No posters created yet')).toBeVisible();
});

test('keeps a poster that the server does not delete, and says so', async () => {
  api.answers(list, { data: [poster] });
  api.refuses('/poster/delete/{posterId}', { code: 'UNAVAILABLE', message: 'Away.' });
  await open();
  await page.getByRole('button', { name: `Delete ${poster.text_two}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Poster' }).click();
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect.element(messages.getByText('Away.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Your Posters (1)' })).toBeVisible();
});

test('says that they did not come', async () => {
  api.refuses(list, { code: 'INTERNAL', message: 'Away.' });
  await open();
  await expect.element(page.getByText('The posters could not be loaded')).toBeVisible();
});
