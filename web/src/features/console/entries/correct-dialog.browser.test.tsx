import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { inMinutes } from '../../../../tests/match-samples.ts';
import { openPage } from '../../../../tests/open-page.tsx';
import { newId, newTournament, newUser } from '../../../../tests/samples.ts';
import { api } from '../../../../tests/stub-api.ts';

test('what is wrong with a game ID is said at the game ID, not at the reason', async () => {
  const tournament = newTournament();
  const can = {
    ...{ host: true, score: false, seeRooms: false, administer: false, finish: false },
    ...{ endWindows: false, changePresets: false, reopen: false, passOver: false, pay: false },
  };
  const player = { userId: null, name: 'Surya Raman', inGameName: 'Surya', isInTeam: true };
  const entry = {
    ...{ entryId: newId(), state: 'registered' as const, slot: 3, place: null, teamId: newId() },
    ...{ name: 'Monsoon Mavericks', logo: '', registeredAt: inMinutes(-60), reserved: false },
    ...{ isGuest: false, skipReason: '', reason: '', checkedIn: null, withdrawAsked: null },
    ...{ lineup: { needed: 1, ready: 1 }, lacks: [], bench: [], banned: [], replacesId: null },
    players: [{ ...player, inGameId: '7000000001' }],
    can: {
      ...{ checkIn: false, undoCheckIn: false, promote: false, skip: false, markNoShow: false },
      ...{ undoNoShow: false, disqualify: false, decideWithdrawal: false, swapPlayer: false },
      ...{ correct: true, replace: false },
    },
  };
  api.answers('/tournament/served/{tournamentId}', { data: tournament, can });
  api.answers('/matches/console/{tournamentId}', {
    ...{ data: [], now: inMinutes(0), postsRooms: false },
  });
  api.answers('/entries/list/{tournamentId}', {
    ...{ data: [entry], now: inMinutes(0), vacant: 0, asksToClose: false },
  });
  const message = 'That is no game ID.';
  api.refuses('/entries/correct/{entryId}', {
    ...{ code: 'INVALID', message, fields: { 'player.inGameId': message } },
  });
  await openPage(`/console/${tournament._id}?view=entries`, { as: newUser() });
  await page.getByRole('button', { name: `Options for ${entry.name}` }).click();
  await page.getByRole('button', { name: 'Correct a name or ID…' }).click();
  await page.getByLabelText('What is wrong').selectOptions('Surya');
  await page.getByLabelText('Game ID').fill('700000');
  await page.getByLabelText('Reason').fill('Typed wrongly');
  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect.element(page.getByLabelText('Game ID')).toHaveAccessibleDescription(message);
  await expect.element(page.getByLabelText('Reason')).toBeValid();
});
