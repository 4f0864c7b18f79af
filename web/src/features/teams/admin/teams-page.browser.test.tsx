import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../../tests/open-page.tsx';
import { newAdmin, newTeam, newUser } from '../../../../tests/samples.ts';
import { api } from '../../../../tests/stub-api.ts';

const list = '/admin/teams';
const open = () => openPage('/admin/teams', { as: newAdmin() });

test('shows what a player has not filled in as N/A, and one member as a Member', async () => {
  api.answers(list, {
    data: [{ ...newTeam([newUser({ ingameinfo: null })]), runningEntries: 0 }],
    nextCursor: null,
    total: 1,
  });
  await open();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toMatchTextContent('Manage Teams (1)');
  await page.getByText('1 Member', { exact: true }).click();
  await expect.element(page.getByText('N/A')).toHaveLength(4);
});

test('says that no team fits the search', async () => {
  const data = [{ ...newTeam([newUser()]), runningEntries: 0 }];
  api.answers(list, ({ body }) =>
    body.search || body.anyOf
      ? { data: [], nextCursor: null, total: 0 }
      : { data, nextCursor: null, total: data.length },
  );
  await open();
  await page.getByLabelText('Search teams by name').fill('nobody is called this');
  await expect.element(page.getByText('No teams found')).toBeVisible();
});

test('says why they did not come, and offers to ask again', async () => {
  const message = 'The teams are being looked for.';
  api.refuses(list, { code: 'INTERNAL', message });
  await open();
  await expect.element(page.getByText(message).first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
