import type { StaffEntry } from '@one-dream/contract/features/entries/entries.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { inMinutes } from '../../../../tests/match-samples.ts';
import { openPage } from '../../../../tests/open-page.tsx';
import { newId, newTournament, newUser } from '../../../../tests/samples.ts';
import { api } from '../../../../tests/stub-api.ts';

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

function answerConsole(tournament: Tournament, entries: StaffEntry[], vacant = 0): string {
  api.answers('/tournament/served/{tournamentId}', { data: tournament, can });
  api.answers('/matches/console/{tournamentId}', {
    ...{ data: [], now: inMinutes(0), postsRooms: false },
  });
  api.answers('/entries/list/{tournamentId}', {
    ...{ data: entries, vacant, now: inMinutes(0), asksToClose: false },
  });
  return `/console/${tournament._id}?view=entries`;
}

test('an invalid game ID is reported at its field, not at the reason', async () => {
  const address = answerConsole(newTournament(), [entry]);
  const message = 'That is no game ID.';
  api.refuses('/entries/correct/{entryId}', {
    ...{ code: 'INVALID', message, fields: { 'player.inGameId': message } },
  });
  await openPage(address, { as: newUser() });
  await page.getByRole('button', { name: `Options for ${entry.name}` }).click();
  await page.getByRole('button', { name: 'Correct a name or ID…' }).click();
  await page.getByLabelText('What is wrong').selectOptions('Surya');
  await page.getByLabelText('Game ID').fill('700000');
  await page.getByLabelText('Reason').fill('Typed wrongly');
  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect.element(page.getByLabelText('Game ID')).toHaveAccessibleDescription(message);
  await expect.element(page.getByLabelText('Reason')).toBeValid();
});

test.each([
  ['CLOSED', 1],
  ['COMPLETED', 0],
] as const)(
  'places are filled from the waitlist of an event that is %s: %i',
  async (status, buttons) => {
    const waiting = { ...entry, state: 'waitlisted' as const, slot: null, place: 1 };
    await openPage(answerConsole(newTournament({ status }), [waiting], 2), { as: newUser() });
    await expect.element(page.getByText(entry.name)).toBeVisible();
    const fill = page.getByRole('button', { name: 'Fill from the waitlist' });
    expect(fill.elements()).toHaveLength(buttons);
  },
);
