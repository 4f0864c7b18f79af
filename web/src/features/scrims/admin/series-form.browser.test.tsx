import type { Series } from '@one-dream/contract/features/scrims/scrims.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage, reloadPage } from '../../../../tests/open-page.tsx';
import { newAdmin, newId } from '../../../../tests/samples.ts';
import { api } from '../../../../tests/stub-api.ts';
import { newValues } from './series-values.ts';

const list = '/series/list';
const update = '/series/update/{seriesId}';
const series: Series = {
  ...newValues(),
  ...{ _id: newId(), title: 'T3 Daily', version: 1, pausedUntil: null, isEnded: false },
  ...{ prizes: [], rules: [], reserved: [] },
};
const slots = page.getByLabelText('Slots');
const cancel = page.getByRole('link', { name: 'Cancel' });

async function open(): Promise<void> {
  api.answers(list, { data: [series] });
  api.answers('/series/calendar', { today: '2026-11-20', data: [] });
  api.answers('/matches/maps/{game}', { data: [] });
  await openPage(`/admin/scrims?edit=${series._id}`, { as: newAdmin() });
}

test('a form is left at once as it was opened; what is typed is asked about and outlives a reload', async () => {
  await open();
  await expect.element(slots).toHaveValue('16');
  await cancel.click();
  await page.getByRole('link', { name: 'Edit T3 Daily' }).click();
  await slots.fill('12');
  await cancel.click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await reloadPage();
  await expect.element(slots).toHaveValue('12');
  await cancel.click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('link', { name: 'Edit T3 Daily' }).click();
  await expect.element(slots).toHaveValue('16');
});

test('a series that somebody else changed takes the newest version with what was typed', async () => {
  api.refuses(update, { code: 'STALE', message: 'Changed meanwhile.' });
  await open();
  await slots.fill('12');
  const save = page.getByRole('button', { name: 'Save series' });
  await save.click();
  api.answers(list, { data: [{ ...series, matches: 5, version: 2 }] });
  await page.getByRole('button', { name: 'Load the newest version' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Matches' })).toHaveValue('5');
  await save.click();
  await expect.poll(() => api.requests(update)).toHaveLength(2);
  expect(api.requests(update)[1]?.body).toMatchObject({ version: 2, matches: 5, slots: 12 });
});
