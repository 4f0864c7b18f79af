import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../../../tests/open-page.tsx';
import { now } from '../../../../../tests/quiet-site.ts';
import { newId, newTournament, newUser } from '../../../../../tests/samples.ts';
import { api } from '../../../../../tests/stub-api.ts';

const entryId = newId();
const userId = newId();
const guest = {
  ...{ entryId, name: 'Team Late', state: 'registered' as const, slot: 1, place: null },
  players: { ready: 4, needed: 4, total: 4 },
  captain: { name: '', phone: '', mail: '', discord: '' },
  ...{ link: 'x'.repeat(43), rests: false, devices: [], claimed: null },
  toConfirm: [{ name: 'Mortal', id: '5123456789' }],
  claims: [{ userId, name: 'Aarav Kite', team: 'Team Late', at: now }],
  can: { confirm: true, decideClaims: true },
};

function answerGuests(tournament: ReturnType<typeof newTournament>): void {
  const can = {
    ...{ host: true, score: true, seeRooms: true, administer: false, finish: true },
    ...{ endWindows: false, changePresets: false, reopen: false, passOver: false, pay: false },
  };
  api.answers('/tournament/served/{tournamentId}', { data: tournament, can });
  api.answers('/matches/console/{tournamentId}', { data: [], now, postsRooms: false });
  api.answers('/guests/list/{tournamentId}', { data: [guest], undo: null });
}

test('a host sees and answers game IDs sent by a link, and claims of a team with a prize', async () => {
  const tournament = newTournament();
  answerGuests(tournament);
  const confirmed: unknown[] = [];
  api.answers('/guests/confirm/{entryId}', ({ params, body }) => {
    confirmed.push({ ...params, ...body });
    return { message: 'Confirmed.' };
  });
  const decided: unknown[] = [];
  api.answers('/guests/decide/{entryId}', ({ params, body }) => {
    decided.push({ ...params, ...body });
    return { message: 'Refused.' };
  });
  await openPage(`/console/${tournament._id}?view=bring`, { as: newUser() });

  await page.getByRole('button', { name: 'Confirm game IDs' }).click();
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByText('5123456789')).toBeVisible();
  await question.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect.poll(() => confirmed).toEqual([{ entryId, ids: ['5123456789'] }]);
  await expect.element(question).not.toBeInTheDocument();

  await page.getByRole('button', { name: 'Decide claim' }).click();
  await expect.element(question.getByText('Does Team Late belong to Aarav Kite?')).toBeVisible();
  await question.getByRole('button', { name: 'No, refuse the claim' }).click();
  await expect.poll(() => decided).toEqual([{ entryId, userId, isGranted: false }]);
});

test('revoking a link that was sent requires a confirmation', async () => {
  const tournament = newTournament();
  answerGuests(tournament);
  api.answers('/guests/unlink/{entryId}', { message: 'Taken back.' });
  api.answers('/guests/link/{entryId}', { message: 'Made.', link: 'y'.repeat(43) });
  await openPage(`/console/${tournament._id}?view=bring`, { as: newUser() });
  for (const [press, title, path] of [
    ['Take the link back', 'Take the link of Team Late back?', '/guests/unlink/{entryId}'],
    ['Make a new link', 'Make a new link for Team Late?', '/guests/link/{entryId}'],
  ] as const) {
    await page.getByRole('button', { name: 'More for Team Late' }).click();
    await page.getByRole('button', { name: press }).click();
    const question = page.getByRole('alertdialog', { name: title });
    await expect.element(question).toBeVisible();
    expect(api.requests(path)).toHaveLength(0);
    await question.getByRole('button', { name: press }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(api.requests(path)).toHaveLength(1);
  }
});
