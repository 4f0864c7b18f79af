import { tournamentForm } from '@one-dream/contract/features/tournaments/tournaments.form.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../../tests/open-page.tsx';
import { newAdmin, newTournament } from '../../../../tests/samples.ts';
import { api } from '../../../../tests/stub-api.ts';

test('every field of the contract has a control in the form', async () => {
  const cup = newTournament({
    version: 1,
    prizes: [{ rank: '1', prize: '25000', additionalInfo: '' }],
    schedule: [{ event: 'Final', date: '', time: '', description: '', isImportant: false }],
    rules: [{ title: 'No emulators', description: 'Phones only.', category: 'Technical' }],
  });
  api.answers('/admin/tournament/get/{tournamentId}', { data: cup });
  await openPage(`/admin/tournament?edit=${cup._id}`, { as: newAdmin() });
  const form = page.getByRole('form', { name: 'Tournament' });
  await expect.element(form).toBeVisible();
  const controls = [...form.element().querySelectorAll<HTMLInputElement>('[name]')];
  const shown = new Set(controls.map(({ name }) => name.split('.')[0]));
  expect(Object.keys(tournamentForm.shape).filter((name) => !shown.has(name))).toEqual([]);
});
