import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { registrationTexts } from '@one-dream/contract/features/tournaments/tournaments.values.ts';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../tests/open-page.tsx';
import { now } from '../../../tests/quiet-site.ts';
import { newTeam, newTournament, newUser } from '../../../tests/samples.ts';
import { api } from '../../../tests/stub-api.ts';
import { putOrganisation } from '../../platform/organisation.ts';
import { takeServerClock } from '../../platform/server-clock.ts';

const list = '/noauth/tournament';
const main = page.getByRole('main');
const registration = page.getByRole('region', { name: 'Registration' });

// Whichever call of whichever test answers first.
beforeEach(() => takeServerClock({ now, askedAt: Date.now(), answeredAt: Date.now() }));

/** The page asks apart for what goes on and for what is over. */
function answerCurrent(...current: Tournament[]): void {
  api.answers(list, ({ body: { statuses } }) => ({
    data: current.filter(({ status }) => statuses?.includes(status)),
    nextCursor: null,
  }));
}

test('counts the slots of the registration, up to 100 per cent', async () => {
  answerCurrent(newTournament({ slots: '40/32' }));
  await openPage('/tournament');
  await expect.element(registration.getByText('Open', { exact: true })).toBeVisible();
  await expect.element(registration.getByText('40/32')).toBeVisible();
  await expect.element(registration.getByText('All slots filled')).toBeVisible();
  await expect
    .element(registration.getByRole('progressbar'))
    .toHaveAttribute('aria-valuenow', '100');
  await expect.element(registration.getByText(registrationTexts.leaderHint)).toBeVisible();
});

test.for([
  ['OPENED', 'Open', 'rgb(61, 220, 132)'],
  ['UPCOMING', 'Upcoming', 'rgb(77, 163, 255)'],
  ['LIVE', 'Live', 'rgb(255, 214, 10)'],
] as const)('one that is %s has registration %s and its colour', async ([status, word, color]) => {
  answerCurrent(newTournament({ status }));
  await openPage('/tournament');
  const card = page.getByRole('region', { name: status === 'LIVE' ? 'On now' : 'Registration' });
  await expect.element(card.getByText(word, { exact: true })).toBeVisible();
  const fact = main.getByRole('definition').getByText(status, { exact: true });
  await expect.element(fact).toHaveStyle({ color });
});

test('a list names check-in and settled teams, and only closed registration is red', async () => {
  const at = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000).toISOString();
  const closed = (title: string, opens: number, closes: number) =>
    newTournament({
      title,
      status: 'CLOSED',
      slots: title === 'Empty Cup' ? '0/32' : '12/32',
      checkinOpensAt: at(opens),
      checkinClosesAt: at(closes),
    });
  answerCurrent(
    newTournament(),
    closed('Early Cup', 60, 90),
    closed('Prime Cup', -10, 20),
    closed('Late Cup', -60, -30),
    closed('Empty Cup', -60, -30),
  );
  await openPage('/tournament');
  const row = (title: string) => main.getByRole('link', { name: title });
  const red = 'rgb(255, 90, 77)';
  await expect.element(row('Early Cup').getByText('CLOSED')).toHaveStyle({ color: red });
  await expect.element(row('Prime Cup').getByText('CHECK-IN')).toBeVisible();
  await expect.element(row('Late Cup').getByText('TEAMS ARE SET')).not.toHaveStyle({ color: red });
  await expect.element(row('Empty Cup').getByText('NO TEAMS YET')).toBeVisible();
});

test('a running one says what is being played, in neutral colours', async () => {
  const today = new Intl.DateTimeFormat('en-US', {
    timeZone: 'Asia/Kolkata',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(new Date(now));
  const entry = { description: '', isImportant: false };
  const schedule = [
    { ...entry, event: 'Draw', date: '01/05/2026', time: 'after lunch' },
    { ...entry, event: 'Semi-finals', date: today, time: '00:00' },
  ];
  answerCurrent(newTournament({ status: 'LIVE', slots: '32/32', schedule }));
  await openPage('/tournament', { on: 'desk' });
  const card = page.getByRole('region', { name: 'On now' });
  await expect.element(card.getByText('Semi-finals')).toBeVisible();
  await expect.element(card.getByText('00:00 IST')).toBeVisible();
  await expect.element(card.getByText('teams in the fight')).toBeVisible();
  await expect.element(card.getByText('Closed', { exact: true })).not.toBeInTheDocument();
  const round = card.getByRole('progressbar').element().querySelector('span');
  expect(round && getComputedStyle(round).backgroundColor).toBe('rgb(154, 167, 156)');
  // Dates that an organiser wrote in words stay so.
  await expect.element(page.getByText('after lunch')).toBeVisible();
});

test('explains possible causes of a failed registration', async () => {
  const leader = newUser();
  const team = newTeam([leader, newUser(), newUser(), newUser()]);
  api.answers('/team/get/{userId}', { team, invitelink: { code: 'code' } });
  answerCurrent(newTournament());
  putOrganisation({ supportChat: 'https://wa.me/919876543210' });
  onTestFinished(() => putOrganisation({}));
  api.loses('/tournament/register/{tournamentId}/{teamId}');
  await openPage('/tournament', { as: leader });
  const register = registration.getByRole('button', { name: 'Register Now' });
  await register.click();
  const popup = page.getByRole('dialog', { name: registrationTexts.failedTitle });
  for (const reason of registrationTexts.reasons) {
    await expect.element(popup.getByText(reason)).toBeVisible();
  }
  await expect
    .element(popup.getByRole('link', { name: 'GET HELP' }))
    .toHaveAttribute('href', 'https://wa.me/919876543210');
  await popup.getByRole('button', { name: 'GOT IT' }).click();
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(register).toHaveFocus();
});

for (const on of ['phone', 'desk'] as const) {
  test(`is quiet when nothing goes on, on a ${on}`, async () => {
    putOrganisation({ discordInvite: 'https://discord.gg/owls' });
    onTestFinished(() => putOrganisation({}));
    await openPage('/tournament', { on });
    const panel = page.getByRole('region', { name: 'Tournament Arena Quiet' });
    await expect.element(panel.getByText('No Battles Currently Live')).toBeVisible();
    await expect.element(panel.getByText('Next tournament coming soon')).toBeVisible();
    await expect
      .element(panel.getByRole('link', { name: 'Join our Discord' }))
      .toHaveAttribute('href', 'https://discord.gg/owls');
    await expect
      .element(page.getByRole('heading', { name: "OUR PREVIOUS EVENT'S" }))
      .not.toBeInTheDocument();
  });
}

test('is quiet and says why when the tournaments cannot be loaded', async () => {
  const message = 'The tournaments are being looked for.';
  api.refuses(list, { code: 'INTERNAL', message });
  await openPage('/tournament');
  await expect.element(main.getByRole('heading', { name: 'Tournament Arena Quiet' })).toBeVisible();
  await expect.element(main.getByText(message).first()).toBeVisible();
  answerCurrent(newTournament());
  await main.getByRole('button', { name: 'Try again' }).first().click();
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('SUNDAY SQUAD');
});

test('keeps the place while it loads', async () => {
  answerCurrent(newTournament());
  const letGo = api.holds(list);
  await openPage('/tournament');
  await expect.element(main.getByRole('status').first()).toBeVisible();
  letGo();
  await expect.element(page.getByRole('heading', { name: 'SUNDAY SQUAD CUP #48' })).toBeVisible();
});
