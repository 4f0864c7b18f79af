import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { inMinutes, newRoom } from '../../../tests/match-samples.ts';
import { openPage } from '../../../tests/open-page.tsx';
import { newId } from '../../../tests/samples.ts';
import { api } from '../../../tests/stub-api.ts';
import { queryClient } from '../../platform/query-client.ts';
import type { GuestPageData } from './guests.data.ts';

const now = inMinutes(0);

function newGuest(change: Partial<GuestPageData> = {}): GuestPageData {
  return {
    ...{ entryId: newId(), name: 'Team Late', logo: '', state: 'checked_in', slot: 4, place: null },
    ...{ checkedIn: true, reason: '', needsHost: false, claim: null, prizes: [], rests: false },
    tournament: {
      ...{ _id: newId(), title: 'Prime Time Showdown #6', banner: '', organizer: 'One Dream' },
      ...{ kind: 'event', type: 'SQUAD', status: 'LIVE', cancelled: null },
      ...{ checkinOpensAt: null, checkinClosesAt: null, firstMatchAt: null },
    },
    players: ['Ace', 'Bolt', 'Coil', 'Dusk'].map((name) => ({ name, hasId: true })),
    lineup: { needed: 4, ready: 4 },
    matches: [],
    can: { checkIn: false, withdraw: false, complete: false },
    ...change,
  };
}

function answerGuest(guest: GuestPageData) {
  api.answers('/noauth/guest/read', { data: guest, now });
}

/** As when the server reports a change. */
const hear = () => void queryClient.invalidateQueries({ queryKey: ['guest'] });

test('a room that was replaced takes the place of the one on the card', async () => {
  const match: GuestPageData['matches'][number] = {
    ...{ _id: newId(), no: 2, stage: 'Grand Finals', group: 'A', map: 'Erangel' },
    ...{ state: 'room_released', roomSlot: 4, version: 3 },
    ...{ startsAt: inMinutes(10), roomAt: inMinutes(-5), roomHiddenAt: inMinutes(40) },
  };
  const guest = newGuest({ matches: [match] });
  const room = { ...newRoom(), key: 'k'.repeat(43), matchId: match._id };
  answerGuest(guest);
  api.answers('/noauth/guest/room', room);
  await openPage('/g/link-of-the-team');
  await page.getByLabelText('A game ID of your squad').fill('5123456789');
  await page.getByRole('button', { name: 'Show room' }).click();
  await expect.element(page.getByText('4471902')).toBeVisible();

  const letGo = api.holds('/noauth/guest/room');
  api.answers('/noauth/guest/room', { ...room, no: 2, roomId: '8820114' });
  answerGuest({ ...guest, matches: [{ ...match, version: 4 }] });
  hear();
  await expect.poll(() => api.requests('/noauth/guest/room').length).toBe(2);
  await expect.element(page.getByText('4471902')).toBeVisible();
  letGo();
  await expect.element(page.getByText('8820114')).toBeVisible();
  await expect.element(page.getByText('4471902')).not.toBeInTheDocument();
  // This device is known from the first time.
  expect(api.requests('/noauth/guest/room')[1]?.body.key).toBe(room.key);

  api.refuses('/noauth/guest/room', { code: 'ROOM_NOT_RELEASED', message: 'It is hidden.' });
  answerGuest({ ...guest, matches: [{ ...match, version: 5 }] });
  hear();
  await expect.element(page.getByText('8820114')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Show room' })).toBeVisible();
});

test('of a squad that is saved in two steps, only those still missing are asked for', async () => {
  const [ace, bolt, coil, dusk] = ['Ace', 'Bolt', 'Coil', 'Dusk'] as const;
  const can = { checkIn: false, withdraw: false, complete: true };
  const waits = newGuest({
    ...{ state: 'registered', checkedIn: false, can, lineup: { needed: 4, ready: 0 } },
    players: [ace, bolt, coil].map((name) => ({ name, hasId: false })),
  });
  answerGuest(waits);
  api.answers('/noauth/guest/roster', { message: 'The squad is saved.' });
  await openPage('/g/link-of-the-team');
  const id = (at: number) => page.getByLabelText('Game ID').nth(at);
  await id(0).fill('5123456781');
  await id(1).fill('5123456782');
  const players = [ace, bolt].map((name) => ({ name, hasId: true }));
  answerGuest({ ...waits, players, lineup: { needed: 4, ready: 2 } });
  const save = page.getByRole('button', { name: 'Save the squad' });
  await save.click();
  await expect.element(page.getByText('The squad is saved.')).toBeVisible();

  // Who was named without a game ID is not forgotten.
  await expect.element(page.getByLabelText('Player 3')).toHaveValue(coil);
  await expect.element(page.getByLabelText('Player 4')).toHaveValue('');
  await expect.element(page.getByLabelText('Player 5')).not.toBeInTheDocument();
  await id(0).fill('5123456783');
  await page.getByLabelText('Player 4').fill(dusk);
  await id(1).fill('5123456784');
  await save.click();
  const sent = () => api.requests('/noauth/guest/roster').map(({ body }) => body.players);
  await expect.poll(() => sent()).toHaveLength(2);
  expect(sent()[1]).toEqual([
    { inGameName: coil, inGameId: '5123456783' },
    { inGameName: dusk, inGameId: '5123456784' },
  ]);
});

test('of two players of one name, the other keeps a row, and a refusal is shown at the one who was sent', async () => {
  const can = { checkIn: false, withdraw: false, complete: true };
  const waits = newGuest({
    ...{ state: 'registered', checkedIn: false, can, lineup: { needed: 4, ready: 0 } },
    players: ['Ajay', 'Ajay', 'Coil', 'Dusk'].map((name) => ({ name, hasId: false })),
  });
  answerGuest(waits);
  await openPage('/g/link-of-the-team');
  const id = (at: number) => page.getByLabelText('Game ID').nth(at);
  const save = page.getByRole('button', { name: 'Save the squad' });
  await id(1).fill('5123456782');
  const wrong = 'This is not a game ID.';
  const fields = { 'players.0.inGameId': wrong };
  api.refuses('/noauth/guest/roster', { code: 'INVALID', message: wrong, fields });
  await save.click();
  await expect.element(id(1)).toHaveAccessibleDescription(wrong);
  await expect.element(id(0)).not.toHaveAccessibleDescription(wrong);

  api.answers('/noauth/guest/roster', { message: 'The squad is saved.' });
  const players = waits.players.map(({ name }, at) => ({ name, hasId: at === 0 }));
  answerGuest({ ...waits, players, lineup: { needed: 4, ready: 1 } });
  await save.click();
  await expect.element(page.getByText('The squad is saved.')).toBeVisible();
  await expect.element(page.getByLabelText('Player 2')).toHaveValue('Ajay');
  await expect.element(id(0)).toHaveValue('');
  await expect.element(page.getByLabelText('Player 4')).toHaveValue('Dusk');
});
