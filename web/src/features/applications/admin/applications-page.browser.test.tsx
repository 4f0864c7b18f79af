import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../../tests/open-page.tsx';
import { newAdmin, newId } from '../../../../tests/samples.ts';
import { api } from '../../../../tests/stub-api.ts';

const list = '/admin/application/get';
const nothing = {
  data: [],
  nextCursor: null,
  counts: { all: 0, pending: 0, approved: 0, rejected: 0 },
};
const application = {
  _id: newId(),
  name: 'Gita Menon',
  contact: '9876543210',
  discord: 'player_discord',
  age: 20,
  position: 'Spectator',
  otherPosition: '',
  experience: 'I watched.',
  motivation: 'Because.',
  availability: 'Always',
  status: 'pending',
  createdAt: '2026-11-20T06:30:00.000Z',
} as const;
const open = () => openPage('/admin/applications?status=pending', { as: newAdmin() });

beforeEach(() => api.answers(list, nothing));

test('tells what the server refuses, and then what was done', async () => {
  api.answers(list, {
    data: [application],
    nextCursor: null,
    counts: { all: 1, pending: 1, approved: 0, rejected: 0 },
  });
  api.refuses('/admin/application/change_status/{applicationId}', {
    code: 'CONFLICT',
    message: 'Not now.',
  });
  await open();
  await page
    .getByRole('listitem')
    .filter({ hasText: application.name })
    .getByRole('button')
    .click();
  const reject = page
    .getByRole('article', { name: application.name })
    .getByRole('button', { name: 'Reject' });
  await reject.click();
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect.element(messages.getByText('Not now.')).toBeVisible();
  api.answers('/admin/application/change_status/{applicationId}', { message: 'Rejected.' });
  await reject.click();
  await expect
    .element(page.getByText(`${application.name} is rejected and gets a notification.`))
    .toBeVisible();
});

test('says that there are none', async () => {
  await open();
  await expect.element(page.getByText('No applications found')).toBeVisible();
});

test('says why they did not come', async () => {
  const message = 'The applications are being looked for.';
  api.refuses(list, { code: 'INTERNAL', message });
  await open();
  await expect.element(page.getByText(message).first()).toBeVisible();
});
