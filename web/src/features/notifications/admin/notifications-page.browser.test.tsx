import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../../tests/open-page.tsx';
import { newAdmin } from '../../../../tests/samples.ts';
import { api } from '../../../../tests/stub-api.ts';

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
