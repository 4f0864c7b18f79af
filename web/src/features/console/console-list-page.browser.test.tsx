import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { inMinutes, newMatch } from '../../../tests/match-samples.ts';
import { sayLive } from '../../../tests/no-socket.ts';
import { openPage } from '../../../tests/open-page.tsx';
import { newAdmin, newId, newTournament, newUser } from '../../../tests/samples.ts';
import { api } from '../../../tests/stub-api.ts';

const served = {
  tournamentId: newId(),
  title: 'Prime Time Showdown #6',
  status: 'CLOSED',
  phase: 'check-in' as const,
  duties: ['host' as const],
  nextMatchAt: null,
};

/** The page's time is that of the test's machine. */
function setOwnClock() {
  const now = inMinutes(0);
  api.answers('/entries/mine', { data: [], now });
  api.answers('/matches/mine', { data: [], now });
}

test('an event says where it is, not that it is closed', async () => {
  api.answers('/duties/mine', { data: [served] });
  await openPage('/console', { as: newUser() });
  const row = page.getByRole('link', { name: /Prime Time Showdown #6/ });
  await expect.element(row.getByText('Check-in', { exact: true })).toBeVisible();
  await expect.element(row.getByText('CLOSED')).not.toBeInTheDocument();
});

test('live events and late matches come first, with the time of their next match', async () => {
  const event = (
    title: string,
    nextMatchAt: string | null,
    phase: 'live' | 'locked' = 'locked',
  ) => ({
    ...served,
    ...{ tournamentId: newId(), title, nextMatchAt, phase },
  });
  const data = [
    event('Soon Cup', inMinutes(20)),
    event('Late Cup', inMinutes(-5.5)),
    event('Live Cup', inMinutes(90.5), 'live'),
    event('Played Cup', null, 'live'),
  ];
  api.answers('/duties/mine', { data });
  setOwnClock();
  await openPage('/console', { as: newUser() });
  const rows = page.getByRole('link', { name: / Cup/ });
  await expect
    .poll(() => rows.elements().map((row) => row.textContent?.split(' ')[0]))
    .toEqual(['Late', 'Live', 'Played', 'Soon']);
  await expect.element(rows.first().getByText(/5 min ago/)).toBeVisible();
  await expect.element(rows.nth(1).getByText(/in 1 h 30 min/)).toBeVisible();
});

test('an admin sees when the next match of a live event is', async () => {
  const [live, later] = [newTournament({ status: 'LIVE' }), newTournament({ title: 'Later Cup' })];
  const match = newMatch({ tournamentId: live._id, startsAt: inMinutes(-12.5) });
  const first = newMatch({ tournamentId: live._id, startsAt: inMinutes(-60), state: 'published' });
  api.answers('/tournament', { data: [later, live], nextCursor: null });
  api.answers('/matches/console/{tournamentId}', {
    data: [first, match].map((one) => ({
      ...{ match: one, hasRoom: false, roomNo: 0, asks: null, teams: [] },
    })),
    postsRooms: false,
    now: inMinutes(0),
  });
  setOwnClock();
  await openPage('/console', { as: newAdmin() });
  const row = page.getByRole('list').getByRole('link').first();
  await expect.element(row.getByText(live.title)).toBeVisible();
  await expect.element(row.getByText(/12 min ago/)).toBeVisible();
});

test('a missing second factor shows what to do instead of a failure', async () => {
  const as = newUser();
  api.answers('/auth/token/{token}', {
    user: as,
    safety: { secondFactorBy: '2026-11-01T00:00:00.000Z', isShutOut: true },
  });
  await openPage('/console', { as });
  await expect.element(page.getByRole('heading', { name: 'One more lock' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Set it up' }))
    .toHaveAttribute('href', '/profile/security');
});

test('a duty granted while the page is open asks for the second factor, too', async () => {
  const refusal = {
    code: 'SECOND_FACTOR_REQUIRED',
    message: 'Set up a second factor first.',
  } as const;
  api.refuses('/tournament/served/{tournamentId}', refusal);
  api.refuses('/matches/console/{tournamentId}', refusal);
  await openPage(`/console/${served.tournamentId}`, { as: newUser() });
  await expect.element(page.getByRole('heading', { name: 'One more lock' })).toBeVisible();
});

test('a duty granted while the page is open shows its link at once', async () => {
  const now = inMinutes(0);
  api.answers('/noauth/poster', { data: [] });
  api.answers('/entries/mine', { data: [], now });
  api.answers('/matches/mine', { data: [], now });
  await openPage('/', { as: newUser() });
  const runs = page.getByRole('region', { name: 'You run next' });
  await expect.poll(() => api.requests('/duties/mine').length).toBeGreaterThan(0);
  await expect.element(runs).not.toBeInTheDocument();
  const running = { ...served, phase: 'locked' as const, nextMatchAt: inMinutes(50) };
  api.answers('/duties/mine', { data: [running] });
  await sayLive('notifications-changed');
  await expect.element(runs.getByRole('link', { name: 'Open the console' })).toBeVisible();
});
