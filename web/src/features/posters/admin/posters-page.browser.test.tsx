import type { StaffPoster } from '@one-dream/contract/features/posters/posters.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage, reloadPage } from '../../../../tests/open-page.tsx';
import { newAdmin, newId } from '../../../../tests/samples.ts';
import { api } from '../../../../tests/stub-api.ts';
import { speak } from '../../../platform/language.ts';

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

const update = '/poster/update/{posterId}';
const heading = page.getByLabelText('Main heading');
const stays = page.getByRole('alertdialog', { name: 'Leave without saving?' });
const editButton = (of: StaffPoster) => page.getByRole('button', { name: `Edit ${of.text_two}` });

test('what is typed is asked about before another poster is edited, and outlives a reload', async () => {
  const other = { ...poster, _id: newId(), text_two: 'Night Cup' };
  api.answers(list, { data: [poster, other] });
  await open();
  await heading.fill('Half a poster');
  await editButton(other).click();
  await stays.getByRole('button', { name: 'Keep editing' }).click();
  await reloadPage();
  await expect.element(heading).toHaveValue('Half a poster');
  await heading.fill('More of a poster');
  await reloadPage();
  await expect.element(heading).toHaveValue('More of a poster');
  await editButton(other).click();
  await stays.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(heading).toHaveValue('Night Cup');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(heading).toHaveValue('');
});

test('a poster that another admin changes or deletes stays in the form as it was typed', async () => {
  const shown = { ...poster, image: '/images/none.webp' };
  api.answers(list, { data: [shown] });
  api.refuses(update, { code: 'STALE', message: 'Changed meanwhile.' });
  await open();
  await editButton(shown).click();
  await heading.fill('Typed');
  const save = page.getByRole('button', { name: 'Save Poster' });
  await save.click();
  api.answers(list, { data: [{ ...shown, text: 'From another', version: 2 }] });
  await page.getByRole('button', { name: 'Load the newest version' }).click();
  await expect.element(page.getByLabelText('Description')).toHaveValue('From another');
  await expect.element(heading).toHaveValue('Typed');
  await expect.element(page.getByRole('alert')).toBeEmptyDOMElement();
  api.answers(list, { data: [] });
  api.refuses(update, { code: 'NOT_FOUND', message: 'It is gone.' });
  await save.click();
  await expect.element(page.getByText('It is gone.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Your Posters (0)' })).toBeVisible();
  await expect.element(heading).toHaveValue('Typed');
  expect(api.requests(update)[1]?.body).toMatchObject({ version: 2, text: 'From another' });
});

test('a chosen picture outlives a reload', async () => {
  api.answers(list, { data: [] });
  await open();
  const file = new File(['picture'], 'poster.png', { type: 'image/png' });
  await page.elementLocator(document.querySelector('input[type=file]') as Element).upload(file);
  const preview = page.getByRole('region', { name: 'Live preview' });
  const src = () => preview.element().querySelector('img')?.getAttribute('src');
  await expect.poll(src).toMatch(/^data:image/);
  await reloadPage();
  await expect.poll(src).toMatch(/^data:image/);
});

test('what is wrong with the picture is said in Hindi', async () => {
  api.answers(list, { data: [] });
  await speak('hi');
  await open();
  await page.getByRole('button', { name: 'पोस्टर बनाएँ' }).last().click();
  await expect.element(page.getByText('फ़ोटो जोड़ें।')).toBeVisible();
  await speak('en');
});
