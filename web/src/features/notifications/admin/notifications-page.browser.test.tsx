import type { PlannedNotification } from '@one-dream/contract/features/notifications/notifications.planned.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage, reloadPage } from '../../../../tests/open-page.tsx';
import { newAdmin, newId } from '../../../../tests/samples.ts';
import { api } from '../../../../tests/stub-api.ts';
import { speak } from '../../../platform/language.ts';

const list = '/admin/notifications';
const open = () => openPage('/admin/notifications', { as: newAdmin() });

test('says that none was sent', async () => {
  api.answers(list, { data: [], nextCursor: null });
  await open();
  await expect.element(page.getByText('No notifications found')).toBeVisible();
});

test('says that they did not come', async () => {
  api.refuses(list, { code: 'INTERNAL', message: 'Away.' });
  await open();
  await expect.element(page.getByText('The notifications could not be loaded')).toBeVisible();
});

test('a half-written message is asked about before one that waits is edited, and outlives a reload', async () => {
  const waiting = '/admin/notifications/planned';
  const change = '/notify/plan/change/{plannedId}';
  const planned: PlannedNotification = {
    ...{ _id: newId(), title: 'Lobby moves', description: 'To Erangel.', image: '', link: '' },
    ...{ to: 'everyone', audienceText: '', audience: null, type: 'event', version: 1 },
    ...{ sendAt: '2099-01-01T15:00:00.000Z', plannedBy: 'Pavan Reddy' },
  };
  api.answers(list, { data: [], nextCursor: null });
  api.answers(waiting, { data: [planned] });
  await open();
  const title = page.getByLabelText('Title', { exact: true });
  const edit = page.getByRole('button', { name: 'Edit Lobby moves' });
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await title.fill('Half a message');
  await page.getByLabelText('Send later').click();
  await page.getByLabelText('Send at (IST)').fill('2099-01-02T20:30');
  await edit.click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await reloadPage();
  await expect.element(title).toHaveValue('Half a message');
  await expect.element(page.getByRole('button', { name: 'SEND LATER' })).toBeVisible();
  await edit.click();
  await question.getByRole('button', { name: 'Discard changes' }).click();

  await title.fill('Typed');
  api.refuses(change, { code: 'STALE', message: 'Changed meanwhile.' });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  api.answers(waiting, { data: [{ ...planned, link: '/scrims', version: 2 }] });
  await page.getByRole('button', { name: 'Load the newest version' }).click();
  await expect.element(page.getByLabelText('Link')).toHaveValue('/scrims');
  await expect.element(title).toHaveValue('Typed');
  await save.click();
  await expect.poll(() => api.requests(change)).toHaveLength(2);
  expect(api.requests(change)[1]?.body).toMatchObject({ version: 2, title: 'Typed' });
});

test('what is wrong with the recipients is said in Hindi', async () => {
  api.answers(list, { data: [], nextCursor: null });
  await speak('hi');
  await open();
  await page.getByRole('button', { name: 'अभी भेजें' }).click();
  await expect.element(page.getByText('लिखें कि किसे मिले: एक ईमेल, या सबको।')).toBeVisible();
  await speak('en');
});
