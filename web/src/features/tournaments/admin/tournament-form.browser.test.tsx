import { tournamentForm } from '@one-dream/contract/features/tournaments/tournaments.form.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage, reloadPage } from '../../../../tests/open-page.tsx';
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

test('work that is back is thrown away only once that is confirmed', async () => {
  const admin = newAdmin();
  const cup = newTournament({ version: 1, title: 'Sunday Cup' });
  api.answers('/admin/tournament/get/{tournamentId}', { data: cup });
  const open = () => openPage(`/admin/tournament?edit=${cup._id}`, { as: admin });
  const title = page.getByLabelText('Title').first();
  const startOver = page.getByRole('button', { name: 'Start over' }).first();
  const question = page.getByRole('alertdialog', { name: 'Start over?' });
  await open();
  await title.fill('Night Cup');
  const place = `draft:${admin._id}:tournament ${cup._id}`;
  await expect.poll(() => window.localStorage.getItem(place)).toContain('Night Cup');
  const draft = window.localStorage.getItem(place) ?? '';
  const opened = open();
  // What the browser keeps is forgotten by now.
  window.localStorage.setItem(place, draft);
  await opened;
  await startOver.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(title).toHaveValue('Night Cup');
  await startOver.click();
  await question.getByRole('button', { name: 'Start over' }).click();
  await expect.element(title).toHaveValue('Sunday Cup');
  await expect.element(question).not.toBeInTheDocument();
});

test('check-in that a host opened hours early does not keep the event from being saved', async () => {
  const cup = newTournament({
    version: 1,
    banner: '',
    status: 'CLOSED',
    checkinOpensAt: '2030-11-01T09:00:00Z',
    checkinClosesAt: '2030-11-01T14:35:00Z',
    firstMatchAt: '2030-11-01T15:00:00Z',
  });
  api.answers('/admin/tournament/get/{tournamentId}', { data: cup });
  api.answers('/admin/tournament/update', { message: 'Saved.', data: cup });
  api.answers('/tournament', { data: [cup], nextCursor: null });
  await openPage(`/admin/tournament?edit=${cup._id}`, { as: newAdmin() });
  const early = page.getByText('Check-in opens at most 3 hours before the first match.');
  await expect.element(page.getByLabelText('First match')).toHaveValue('2030-11-01T20:30');
  await expect.element(early).not.toBeInTheDocument();
  await page.getByLabelText('First match').fill('2030-11-01T20:45');
  await expect.element(early).toBeVisible();
  await page.getByLabelText('First match').fill('2030-11-01T20:30');
  await page.getByRole('button', { name: 'Update Tournament' }).click();
  await expect.element(page.getByText('Saved.')).toBeVisible();
});

const one = '/admin/tournament/get/{tournamentId}';
const update = '/admin/tournament/update';

/** Opens the form of a cup that others change meanwhile. @returns what saves a change of theirs */
async function openChanging() {
  let saved = newTournament({ version: 1, prizePool: '1000' });
  api.answers(one, () => ({ data: saved }));
  await openPage(`/admin/tournament?edit=${saved._id}`, { as: newAdmin() });
  return (change: Partial<typeof saved>) => {
    saved = { ...saved, ...change, version: (saved.version ?? 0) + 1 };
    return saved;
  };
}

test('what both changed is kept through a second newer version, and the panel says whose is in the form', async () => {
  const change = await openChanging();
  const pool = page.getByLabelText('Prize pool');
  await pool.fill('3000');
  api.refuses(update, { code: 'STALE', message: 'Changed meanwhile.' });
  const panel = page.getByRole('region', { name: 'Two versions' });
  for (const prizePool of ['2000', '2500']) {
    change({ prizePool });
    await page.getByRole('button', { name: 'Update Tournament' }).click();
    await page.getByRole('button', { name: 'Load the newest version' }).click();
    await expect.element(panel.getByText(prizePool)).toBeVisible();
  }
  await expect.element(panel.getByText('3000')).toBeVisible();
  await panel.getByRole('button', { name: 'Use yours' }).click();
  await expect.element(pool).toHaveValue('3000');
  await reloadPage();
  await expect.element(panel.getByText('Yours · in the form')).toBeVisible();
  await pool.fill('2500');
  await expect.element(panel.getByText('Theirs · in the form')).toBeVisible();
});

test('an own save is not taken for somebody else’s', async () => {
  const change = await openChanging();
  api.answers('/tournament', { data: [], nextCursor: null });
  api.answers(update, () => ({ message: 'Updated.', data: change({ prizePool: '3000' }) }));
  await page.getByLabelText('Prize pool').fill('3000');
  let isTold = false;
  const watch = new MutationObserver(() => {
    isTold ||= document.body.textContent.includes('Someone else changed');
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await page.getByRole('button', { name: 'Update Tournament' }).click();
  await expect.element(page.getByText('No Tournaments Found')).toBeVisible();
  watch.disconnect();
  expect(isTold).toBe(false);
});
