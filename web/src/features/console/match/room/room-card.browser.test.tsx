import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { inMinutes, newMatch } from '../../../../../tests/match-samples.ts';
import { openPage } from '../../../../../tests/open-page.tsx';
import { newTournament, newUser } from '../../../../../tests/samples.ts';
import { api } from '../../../../../tests/stub-api.ts';

test('a room being typed is kept, with a notice, when another host saves one', async () => {
  const tournament = newTournament();
  const can = {
    ...{ host: true, score: false, seeRooms: true, administer: false, finish: false },
    ...{ endWindows: false, changePresets: false, reopen: false, passOver: false, pay: false },
  };
  const match = newMatch({ tournamentId: tournament._id });
  const answerMatch = (hasRoom: boolean) =>
    api.answers('/matches/console/{tournamentId}', {
      data: [{ match, hasRoom, roomNo: hasRoom ? 1 : 0, asks: null, teams: [] }],
      ...{ now: inMinutes(0), postsRooms: false },
    });
  api.answers('/tournament/served/{tournamentId}', { data: tournament, can });
  api.answers('/entries/list/{tournamentId}', {
    ...{ data: [], now: inMinutes(0), vacant: 0, asksToClose: false },
  });
  api.answers('/disputes/list/{tournamentId}', { data: [] });
  answerMatch(false);
  await openPage(`/console/${tournament._id}?step=room`, { as: newUser() });
  const roomId = page.getByLabelText('Room id');
  await roomId.fill('4471902');
  const said = page.getByText('Another host has saved a room.', { exact: false });
  await expect.element(said).not.toBeInTheDocument();

  // A refusal refetches the page, as the live event of the other host's room would.
  answerMatch(true);
  api.refuses('/matches/room/save/{matchId}', { code: 'CONFLICT', message: 'Not now.' });
  await page.getByRole('button', { name: 'Save room' }).click();
  await expect.element(said).toBeVisible();
  await expect.element(roomId).toHaveValue('4471902');

  api.answers('/matches/room/save/{matchId}', { message: 'Saved.' });
  await page.getByRole('button', { name: 'Save room' }).click();
  await expect.element(page.getByText('Saved. Players do not see it yet.')).toBeVisible();
});
