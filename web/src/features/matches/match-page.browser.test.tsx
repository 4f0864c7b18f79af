import type { Match } from '@one-dream/contract/features/matches/matches.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  inMinutes,
  newLine,
  newMatch,
  newOwnEntry,
  newOwnPart,
  newRoom,
  newStandings,
} from '../../../tests/match-samples.ts';
import { openPage } from '../../../tests/open-page.tsx';
import { newUser } from '../../../tests/samples.ts';
import { api } from '../../../tests/stub-api.ts';
import { queryClient } from '../../platform/query-client.ts';

const tournament = 'Prime Time Showdown #6';
const now = inMinutes(0);
const room = newRoom();

function answerMatch(match: Match, mine: ReturnType<typeof newOwnPart> | null = null) {
  const slots = [
    { entryId: 'e1', teamId: 't1', name: 'Night Drop', logo: '', group: 'A', roomSlot: 2 },
  ];
  api.answers('/matches/one/{matchId}', {
    data: { match, slots, slotText: '', tournament, mine },
    now,
  });
}

/** Two teams, the second of which won `match` with 12 eliminations and is 3rd by that. */
function answerPlayed(match: Match, entryId: string) {
  const cell = { matchId: match._id, no: match.no, status: 'played' as const };
  const data = newStandings(
    [
      newLine({
        name: 'Night Drop',
        totalX10: 300,
        matches: [{ ...cell, placement: 2, elims: 4, pointsX10: 100 }],
      }),
      newLine({
        entryId,
        rank: 3,
        totalX10: 280,
        matches: [{ ...cell, placement: 1, elims: 12, pointsX10: 220 }],
      }),
    ],
    { match },
  );
  data.stage?.tables[0]?.matches.push({
    ...{ _id: match._id, no: match.no, map: match.map, startsAt: match.startsAt },
    ...{ day: '2026-11-20', version: 1, publishedAt: now, preset: 0, isFinal: true },
  });
  api.answers('/standings/get/{tournamentId}', { data });
  api.answers('/results/history/{matchId}', {
    data: { matchId: match._id, teams: [], versions: [], disputeUntil: null },
  });
}

test('after a match a team sees its result and standing, then the table, then its next room', async () => {
  const match = newMatch({ state: 'final', publishedVersion: 1 });
  const mine = newOwnPart({ room: 'hidden' });
  const next = newMatch({ tournamentId: match.tournamentId, no: 3, map: 'Rondo' });
  answerMatch(match, mine);
  answerPlayed(match, mine.entryId);
  api.answers('/matches/mine', { data: [{ match: next, tournament, mine }], now });
  await openPage(`/match/${match._id}`, { as: newUser() });
  // A single lobby has no group name.
  await expect.element(page.getByText('Your slot')).toBeVisible();
  await expect.element(page.getByText('Group A')).not.toBeInTheDocument();
  const result = page.getByRole('region', { name: 'Result', exact: true });
  await expect
    .element(result.getByText('Place 1 · 12 elims · 22 points · now 3rd overall'))
    .toBeVisible();
  await expect
    .element(result.getByRole('link', { name: /^Match 3: room at \d\d:\d\d IST$/ }))
    .toHaveAttribute('href', `/match/${next._id}`);
  await expect.element(result.getByRole('button', { name: 'Share' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Match 2, Erangel' });
  await expect.element(table.getByRole('row')).toHaveLength(3);
});

test('a visitor of a finished match sees the tournament and the winner, without a login', async () => {
  const match = newMatch({ state: 'final', publishedVersion: 1 });
  answerMatch(match);
  answerPlayed(match, 'e2');
  await openPage(`/match/${match._id}`);
  await expect.element(page.getByText(tournament)).toBeVisible();
  const result = page.getByRole('region', { name: 'Result', exact: true });
  await expect.element(result.getByText('Monsoon Mavericks won')).toBeVisible();
  await expect.element(result.getByText('12 elims', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Login to see your slot')).not.toBeInTheDocument();
});

test('an open room card stays while the match changes, and when that answer is lost', async () => {
  const entry = newOwnEntry({ state: 'checked_in' });
  const match = newMatch({ state: 'room_released', tournamentId: entry.tournament._id });
  const mine = newOwnPart({ room: 'open' });
  answerMatch(match, mine);
  api.answers('/entries/mine', { data: [entry], now });
  api.answers('/noauth/tournament', { data: [], nextCursor: null });
  api.refuses('/noauth/tournament/{tournamentId}', { code: 'NOT_FOUND', message: 'None.' });
  api.answers('/matches/room/show/{matchId}', { data: room, now });
  api.answers('/standings/get/{tournamentId}', {
    data: { ...newStandings([], { match }), stage: null },
  });
  await openPage(`/match/${match._id}`, { as: newUser() });
  await page.getByRole('button', { name: 'Show room' }).click();
  const id = page.getByText('4471902');
  await expect.element(id).toBeVisible();
  const letGo = api.holds('/matches/room/show/{matchId}');
  answerMatch({ ...match, version: 2 }, mine);
  // As when the tab becomes visible again.
  window.dispatchEvent(new Event('offline'));
  await expect.poll(() => api.requests('/matches/room/show/{matchId}').length).toBe(2);
  await expect.element(id).toBeVisible();
  api.loses('/matches/room/show/{matchId}');
  letGo();
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect.element(id).toBeVisible();
  await userEvent.keyboard('{Escape}');
});

test('past its start it says how late it is', async () => {
  const match = newMatch({ startsAt: inMinutes(-6.5) });
  answerMatch(match);
  await openPage(`/match/${match._id}`);
  await expect.element(page.getByText(/^Not started yet, 6 min late\./)).toBeVisible();
});

test('a lost connection is shown within seconds', async () => {
  const match = newMatch();
  answerMatch(match);
  await openPage(`/match/${match._id}`);
  await expect.element(page.getByText('Starts in')).toBeVisible();
  api.loses('/matches/one/{matchId}');
  window.dispatchEvent(new Event('offline'));
  await expect.element(page.getByText(/^No connection/), { timeout: 60_000 }).toBeVisible();
});

test('the notice that the screenshot arrived stays when the room closes', async () => {
  const entry = newOwnEntry({ state: 'checked_in' });
  const match = newMatch({ state: 'playing', tournamentId: entry.tournament._id });
  answerMatch(match, newOwnPart({ room: 'open' }));
  api.answers('/entries/mine', { data: [entry], now });
  api.refuses('/noauth/tournament/{tournamentId}', { code: 'NOT_FOUND', message: 'None.' });
  api.answers('/results/screenshot/{matchId}', { message: 'Sent.', image: '' });
  await openPage(`/match/${match._id}`, { as: newUser() });
  const attach = page.getByRole('button', { name: 'Attach result screenshot' });
  await expect.element(attach).toHaveAttribute('data-variant', 'quiet');
  const image = new File(['result'], 'result.png', { type: 'image/png' });
  await page.elementLocator(document.querySelector('input[type=file]') as Element).upload(image);
  await expect.element(page.getByText('The scorer has your screenshot.')).toBeVisible();

  answerMatch({ ...match, version: 2 }, newOwnPart({ room: 'hidden' }));
  void queryClient.invalidateQueries({ queryKey: ['matches'] });
  const replace = page.getByRole('button', { name: 'Replace the screenshot' });
  await expect.element(replace).toHaveAttribute('data-variant', 'main');
  await expect.element(page.getByText('The scorer has your screenshot.')).toBeVisible();
});
