import type { OwnEntry } from '@one-dream/contract/features/entries/entries.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  inMinutes,
  newLine,
  newMatch,
  newOwnEntry,
  newOwnPart,
  newRoom,
  newStandings,
} from '../../../../tests/match-samples.ts';
import { sayLive } from '../../../../tests/no-socket.ts';
import { openPage } from '../../../../tests/open-page.tsx';
import { newId, newTournament, newUser } from '../../../../tests/samples.ts';
import { api } from '../../../../tests/stub-api.ts';
import { queryClient } from '../../../platform/query-client.ts';

const own = page.getByRole('region', { name: 'Your next match' });
const poster = {
  _id: newId(),
  image: '',
  text_one: '',
  text_two: 'Sunday Squad Cup #48',
  text: '',
  button: { name: 'Register now', link: '/tournament' },
};
const now = inMinutes(0);

function playing(entry = newOwnEntry(), { match = newMatch(), mine = newOwnPart() } = {}) {
  const at = { ...match, tournamentId: entry.tournament._id };
  api.answers('/noauth/poster', { data: [poster] });
  isIn(entry);
  api.answers('/matches/mine', {
    data: [{ match: at, tournament: entry.tournament.title, mine }],
    now,
  });
  const lines = [
    newLine({ name: 'Night Drop', totalX10: 300 }),
    newLine({ entryId: mine.entryId, rank: 3, totalX10: 280 }),
  ];
  api.answers('/standings/get/{tournamentId}', { data: newStandings(lines, { match: at }) });
  return at;
}

/** Answers the calls of every player with an entry. */
function isIn(entry: OwnEntry) {
  api.answers('/entries/mine', { data: [entry], now });
  const { _id, title } = entry.tournament;
  api.answers('/noauth/tournament/{tournamentId}', { data: newTournament({ _id, title }) });
}

/** Where something stands on the phone's first screen. */
const topOf = (element: Element) => element.getBoundingClientRect().top;

test('a player whose match is next reads it first: slot, lobby, countdown, then their rank, then the posters', async () => {
  playing(newOwnEntry(), { match: newMatch({ format: 'groups' }) });
  await openPage('/', { as: newUser() });
  await expect.element(own.getByRole('heading', { name: 'Match 2 · Erangel' })).toBeVisible();
  await expect.element(own.getByText('11', { exact: true })).toBeVisible();
  await expect.element(own.getByText('Group A')).toBeVisible();
  await expect.element(own.getByText(/^Room at \d\d:\d\d IST$/)).toBeVisible();
  await expect.element(own.getByText('3rd')).toBeVisible();
  const banner = page.getByRole('region', { name: 'Featured' });
  expect(topOf(own.getByText('3rd').element())).toBeLessThan(640);
  expect(topOf(banner.element())).toBeGreaterThanOrEqual(640 - 64);
  const register = banner.getByRole('link', { name: 'Register now' });
  await expect.element(register).toHaveAttribute('data-variant', 'quiet');
});

test('who has to check in does so there', async () => {
  const entry = newOwnEntry({
    can: { checkIn: true },
    tournament: { checkinClosesAt: inMinutes(9) },
  });
  playing(entry);
  api.answers('/entries/check-in/{entryId}', {
    message: 'Your team is checked in.',
    data: { entryId: entry.entryId, state: 'checked_in', slot: 11, place: null },
  });
  await openPage('/', { as: newUser() });
  await expect.element(own.getByRole('button', { name: 'Check in' })).toBeVisible();
  isIn({ ...entry, state: 'checked_in', can: { ...entry.can, checkIn: false, undoCheckIn: true } });
  await own.getByRole('button', { name: 'Check in' }).click();
  // The focus goes on to what stands in its place.
  await expect.element(own.getByText('Your team is checked in')).toHaveFocus();
  expect(api.requests('/entries/check-in/{entryId}')).toHaveLength(1);
});

test('the open room is one press away', async () => {
  const match = newMatch({ state: 'room_released' });
  playing(newOwnEntry({ state: 'checked_in' }), { match, mine: newOwnPart({ room: 'open' }) });
  api.answers('/matches/room/show/{matchId}', { data: newRoom(), now });
  await openPage('/', { as: newUser() });
  await own.getByRole('button', { name: 'Show room' }).click();
  await expect.element(own.getByText('4471902')).toBeVisible();
});

test('a line that broke is said below the action, and what is shown stays where it is', async () => {
  playing();
  await openPage('/', { as: newUser() });
  const head = own.getByRole('heading', { name: 'Match 2 · Erangel' });
  await expect.element(own.getByText(/^Room at/)).toBeVisible();
  const before = topOf(own.getByText(/^Room at/).element());
  api.loses('/matches/mine');
  void queryClient.invalidateQueries({ queryKey: ['matches'] });
  const lost = own.getByText(/^No connection/);
  await expect.element(lost).toBeVisible();
  await expect.element(head).toBeVisible();
  expect(topOf(own.getByText(/^Room at/).element())).toBe(before);
  expect(topOf(lost.element())).toBeGreaterThan(before);
  playing();
  await own.getByRole('button', { name: 'Try now' }).click();
  await expect.element(lost).not.toBeInTheDocument();
});

test('before the draw it is the event, with check-in', async () => {
  const entry = newOwnEntry({
    can: { checkIn: true },
    tournament: { firstMatchAt: inMinutes(50) },
  });
  api.answers('/noauth/poster', { data: [poster] });
  isIn(entry);
  api.answers('/standings/get/{tournamentId}', {
    data: { ...newStandings([], { match: newMatch() }), stages: [], stage: null },
  });
  await openPage('/', { as: newUser() });
  await expect.element(own.getByRole('heading', { name: entry.tournament.title })).toBeVisible();
  await expect.element(own.getByRole('button', { name: 'Check in' })).toBeVisible();
  await expect.element(own.getByText('First match')).toBeVisible();
});

test('who runs an event reads it first, with the way into its console', async () => {
  api.answers('/noauth/poster', { data: [poster] });
  const tournamentId = newId();
  const running = {
    tournamentId,
    title: 'Prime Time Showdown #6',
    status: 'CLOSED',
    phase: 'locked' as const,
    duties: ['host' as const],
    nextMatchAt: inMinutes(50),
  };
  api.answers('/duties/mine', { data: [running] });
  await openPage('/', { as: newUser() });
  const runs = page.getByRole('region', { name: 'You run next' });
  await expect.element(runs.getByRole('heading', { name: running.title })).toBeVisible();
  await expect
    .element(runs.getByRole('link', { name: 'Open the console' }))
    .toHaveAttribute('href', `/console/${tournamentId}`);
  const banner = page.getByRole('region', { name: 'Featured' });
  expect(topOf(runs.element())).toBeLessThan(topOf(banner.element()));
  const register = banner.getByRole('link', { name: 'Register now' });
  await expect.element(register).toHaveAttribute('data-variant', 'quiet');
});

test('who is in nothing has the posters first, as a visitor has', async () => {
  api.answers('/noauth/poster', { data: [poster] });
  await openPage('/', { as: newUser() });
  const register = page.getByRole('link', { name: 'Register now' });
  await expect.element(register).toHaveAttribute('data-variant', 'main');
  await expect.element(own).not.toBeInTheDocument();
});

test('who is out of their team no longer has its match first', async () => {
  playing();
  await openPage('/', { as: newUser() });
  await expect.element(own).toBeVisible();
  api.answers('/entries/mine', { data: [], now });
  api.answers('/matches/mine', { data: [], now });
  await sayLive('team-changed');
  await expect.element(own).not.toBeInTheDocument();
});
