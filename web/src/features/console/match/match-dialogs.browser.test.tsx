import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inMinutes, newMatch } from '../../../../tests/match-samples.ts';
import { openPage } from '../../../../tests/open-page.tsx';
import { newId, newTournament, newUser } from '../../../../tests/samples.ts';
import { api } from '../../../../tests/stub-api.ts';

const can = {
  ...{ host: true, score: false, seeRooms: false, administer: false, finish: false },
  ...{ endWindows: false, changePresets: false, reopen: false, passOver: false, pay: false },
};

function answerConsole(tournament: ReturnType<typeof newTournament>): void {
  api.answers('/tournament/served/{tournamentId}', { data: tournament, can });
  api.answers('/entries/list/{tournamentId}', {
    data: [],
    now: inMinutes(0),
    vacant: 0,
    asksToClose: false,
  });
  api.answers('/disputes/list/{tournamentId}', { data: [] });
}

const newShown = (match: ReturnType<typeof newMatch>) => ({
  ...{ match, hasRoom: false, roomNo: 0, asks: null, teams: [] },
});

test('a map changed by somebody else while the dialog is open is not overwritten unseen', async () => {
  const tournament = newTournament();
  const match = newMatch({ tournamentId: tournament._id, version: 1, map: 'Erangel' });
  const answerMatch = (change: Partial<typeof match>) =>
    api.answers('/matches/console/{tournamentId}', {
      data: [newShown({ ...match, ...change })],
      ...{ now: inMinutes(0), postsRooms: false },
    });
  const map = { game: 'BGMI' as const, recall: false };
  answerConsole(tournament);
  api.answers('/matches/maps/{game}', {
    data: ['Erangel', 'Miramar', 'Sanhok'].map((name) => ({ ...map, name })),
  });
  answerMatch({});
  await openPage(`/console/${tournament._id}`, { as: newUser() });
  await page.getByRole('button', { name: /^More about/ }).click();
  await page.getByRole('button', { name: 'Change map…' }).click();
  const field = page.getByRole('dialog').getByLabelText('Map', { exact: true });
  await field.selectOptions('Sanhok');

  // The refused press brings the page up to date behind the dialog, as a live event would.
  answerMatch({ version: 2, map: 'Miramar' });
  api.refuses('/matches/change/{matchId}', { code: 'STALE', message: 'Somebody changed it.' });
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  await expect.element(page.getByText('Somebody changed it.')).toBeVisible();
  await save.click();
  const sent = () => api.requests('/matches/change/{matchId}').map(({ body }) => body.version);
  await expect.poll(sent).toEqual([1, 1]);

  await page.getByRole('button', { name: 'Load the newest version' }).click();
  await expect.element(field).toHaveValue('Miramar');
  api.answers('/matches/change/{matchId}', { data: { ...match, version: 3 }, message: 'Saved.' });
  await save.click();
  await expect.poll(sent).toEqual([1, 1, 2]);
});

test('slots are published regardless of presses meanwhile, and an unpublished draw is reused', async () => {
  const tournament = newTournament({ status: 'CLOSED' });
  const match = newMatch({ tournamentId: tournament._id });
  const draw = {
    ...{ _id: newId(), stageId: match.stageId, no: 1, method: 'random' as const, seed: 'ab' },
    ...{ rolls: 1, handMoves: 0, drawnFrom: [], slotMode: 'fixed' as const, groups: [] },
    ...{ publishedAt: null, version: 3, changedAt: inMinutes(0) },
  };
  answerConsole(tournament);
  api.answers('/matches/console/{tournamentId}', {
    data: [newShown(match)],
    ...{ now: inMinutes(0), postsRooms: false },
  });
  api.answers('/draws/roll/{stageId}', { data: draw, message: 'Drawn.' });
  api.refuses('/draws/publish/{drawId}', { code: 'UNAVAILABLE', message: 'Away.' });
  const release = api.holds('/draws/roll/{stageId}');
  await openPage(`/console/${tournament._id}`, { as: newUser() });
  await page.getByRole('button', { name: 'Draw the lobby' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Slots of the lobby' });
  const shuffle = dialog.getByRole('button', { name: 'Shuffle and publish' });
  await shuffle.click();
  await userEvent.keyboard('{Escape}');
  release();
  await expect.element(dialog.getByRole('alert').getByText('Away.')).toBeVisible();

  api.answers('/draws/publish/{drawId}', { data: draw, message: 'Published.' });
  await shuffle.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(api.requests('/draws/roll/{stageId}')).toHaveLength(1);
  expect(api.requests('/draws/publish/{drawId}').map(({ body }) => body.version)).toEqual([3, 3]);
});

test('missing teams can be reminded again, but not by a double tap', async () => {
  const tournament = newTournament({
    status: 'CLOSED',
    checkinOpensAt: inMinutes(-5),
    checkinClosesAt: inMinutes(30),
  });
  const match = newMatch({ tournamentId: tournament._id });
  const team = { entryId: newId(), teamId: newId(), name: 'Night Owls', logo: '', group: 'A' };
  answerConsole(tournament);
  api.answers('/matches/console/{tournamentId}', {
    data: [
      {
        ...newShown(match),
        teams: [{ ...team, roomSlot: 3, state: 'registered', opened: 0, players: 4 }],
      },
    ],
    ...{ now: inMinutes(0), postsRooms: false },
  });
  api.answers('/entries/remind/{tournamentId}', { message: '4 players reminded.' });
  await openPage(`/console/${tournament._id}`, { as: newUser() });
  const remind = page.getByRole('button', { name: 'Remind 1 team' });
  await remind.click();
  await expect.element(page.getByText('4 players reminded.')).toBeVisible();
  (remind.element() as HTMLElement).click();
  // The click waits until the button is enabled.
  await remind.click();
  await expect.poll(() => api.requests('/entries/remind/{tournamentId}')).toHaveLength(2);
});
