import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { newSquad } from '../../factories/teams.ts';
import { openTournament, register } from '../../factories/tournaments.ts';
import { openAlive } from '../support/alive.ts';
import { post } from '../support/api.ts';
import { holdScripts } from '../support/checks.ts';
import { newMatchDay } from '../support/match-days.ts';
import { newPlayer, unique } from '../support/players.ts';
import { expect, test } from '../support/site.ts';
import type { RunningServer } from '../support/start-server.ts';

test('tells the whole story of a past event, with its teams and their slots', {
  tag: '@layout',
}, async ({ page, server }) => {
  const past = await completed(server);
  await page.goto(`/tournament/${past._id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(past.title.toUpperCase());
  await expect(page).toHaveTitle(`${past.title} · One Dream Esports`);
  await page.getByRole('link', { name: /^Teams/ }).click();
  await expect(page).toHaveURL(`/tournament/${past._id}/teams`);
  await expect(page.getByText(/^This tournament is over/)).toBeVisible();
  const teams = page.getByRole('region', { name: 'Registered teams' });
  await expect(teams.getByRole('listitem')).toHaveCount(past.reg_teams.length);
  const [first] = past.reg_teams;
  if (!first) throw new Error('nobody played');
  await expect(teams.getByRole('listitem').first()).toContainText(`Slot ${first.slot}`);
  await expect(teams.getByRole('listitem').first()).toContainText(first.name);
  await page.getByRole('link', { name: 'All tournaments' }).click();
  await expect(page).toHaveURL('/tournament');
});

test('marks the own team, finds any team, and knows an empty list', async ({
  page,
  server,
  signIn,
}) => {
  const tournament = await openTournament(server, { title: unique('Own Team Cup') });
  await signIn('player');
  await page.goto(`/tournament/${tournament._id}/teams`);
  await expect(
    page.getByText('No team is registered yet. The first one gets slot 1.'),
  ).toBeVisible();
  const squad = await newSquad(server);
  await register(server, { team: squad, tournament });
  await signIn(squad.leader);
  await page.goto(`/tournament/${tournament._id}/teams`);
  const row = page.getByRole('listitem').filter({ hasText: squad.name });
  await expect(row).toContainText('Your team');
  await expect(page.getByText('Your team is registered')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel Slot' })).toBeVisible();
});

test('a question about one tournament is gone in another', async ({ page, server, signIn }) => {
  const squad = await newSquad(server);
  const first = await openTournament(server, { title: unique('First Cup') });
  const second = await openTournament(server, { title: unique('Second Cup') });
  for (const tournament of [first, second]) await register(server, { team: squad, tournament });
  await signIn(squad.leader);
  await openAlive(page, `/tournament/${second._id}`);
  await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Team' }).click();
  await page.getByRole('link', { name: new RegExp(first.title) }).click();
  await expect(page).toHaveURL(`/tournament/${first._id}`);
  await page.getByRole('button', { name: 'Cancel Slot' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.evaluate(() => window.history.go(-2));
  await expect(page).toHaveURL(`/tournament/${second._id}`);
  await expect(page.getByRole('button', { name: 'Cancel Slot' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('tells whoever asks when an upcoming one opens, a visitor after signing in', async ({
  page,
  server,
  signIn,
}) => {
  const form = { title: unique('Coming Cup'), status: 'UPCOMING' } as const;
  const { _id } = await openTournament(server, { ...form });
  await page.goto(`/tournament/${_id}`);
  await page.getByRole('link', { name: 'Tell me when it opens' }).click();
  await expect(page).toHaveURL(`/login?from=%2Ftournament%2F${_id}%3Ftell-me%3D${_id}`);
  await signIn(await newPlayer(server));
  // The login leads to this address, which does the rest without another press.
  await page.goto(`/tournament/${_id}?tell-me=${_id}`);
  await expect(page.getByText('You will be told when registration opens.')).toBeVisible();
  await expect(page).toHaveURL(`/tournament/${_id}`);
  await page.reload();
  await page.getByRole('button', { name: 'You will be told' }).click();
  await expect(page.getByText('You will not be told about this one any more.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tell me when it opens' })).toBeVisible();
});

test('what is typed before the scripts are there counts', async ({ page, server }) => {
  const past = await completed(server);
  const letGo = await holdScripts(page);
  await page.goto(`/tournament/${past._id}/teams`, { waitUntil: 'commit' });
  const teams = page.getByRole('region', { name: 'Registered teams' });
  await teams.getByLabel('Find a team').fill(past.reg_teams.at(-1)?.name ?? '');
  letGo();
  await expect(teams.getByRole('listitem')).toHaveCount(1);
});

test('searches among many teams', async ({ page, server }) => {
  const past = await completed(server);
  await page.goto(`/tournament/${past._id}/teams`);
  const teams = page.getByRole('region', { name: 'Registered teams' });
  const wanted = past.reg_teams.at(-1);
  await teams.getByLabel('Find a team').fill(wanted?.name.toLowerCase() ?? '');
  await expect(teams.getByRole('listitem')).toHaveCount(1);
  await teams.getByLabel('Find a team').fill('nobody is called this');
  await expect(
    teams.getByText('No registered team is called “nobody is called this”.'),
  ).toBeVisible();
});

test('says that a tournament is not here', async ({ page }) => {
  await page.goto('/tournament/01900000-0000-7000-8000-000000000000');
  await expect(page.getByText('Tournament not found')).toBeVisible();
  await page.getByRole('link', { name: 'See the tournaments' }).click();
  await expect(page).toHaveURL('/tournament');
});

test('every part has an address, and no other has', async ({ page, server }) => {
  const past = await completed(server);
  await page.goto(`/tournament/${past._id}/rules`);
  await expect(page.getByRole('heading', { name: 'Rules', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rules' })).toHaveAttribute('aria-current', 'page');
  const parts = page.getByRole('navigation', { name: 'Parts of the tournament' });
  await parts.getByRole('link', { name: 'Results' }).click();
  await expect(page).toHaveURL(`/tournament/${past._id}/results`);
  const wrong = await page.goto(`/tournament/${past._id}/prizes`);
  expect(wrong?.status()).toBe(404);
});

test('has its key times beside it on a desktop, in the schedule on a phone', {
  tag: '@layout',
}, async ({ page, server, isMobile }) => {
  const inHours = (hours: number) =>
    `${new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 19)}Z`;
  const { _id } = await openTournament(server, {
    title: unique('Clock Cup'),
    regOpensAt: inHours(-1),
    regClosesAt: inHours(2),
    checkinOpensAt: inHours(3),
    checkinClosesAt: inHours(4),
    firstMatchAt: inHours(5),
  });
  await page.goto(`/tournament/${_id}`);
  const times = page.getByRole('region', { name: 'Key times' });
  if (isMobile) {
    await expect(page.getByRole('region', { name: 'Registration' })).toBeVisible();
    await expect(times).toBeHidden();
    await page.getByRole('link', { name: 'Schedule' }).click();
  }
  await expect(times.getByRole('listitem')).toHaveText([
    /^Registration opens \(over\)/,
    /^Registration closes/,
    /^Check-in opens/,
    /^Check-in closes/,
    /^First match.*IST$/,
  ]);
  await expect(times.locator('[aria-current=step]')).toContainText('Registration closes');
});

test('a full one has a waitlist, with the own place on every page that shows it', {
  tag: '@layout',
}, async ({ page, server, signIn }) => {
  const title = unique('Full House Cup');
  const full = await openTournament(server, {
    title,
    slots: 1 as never,
    waitlistMax: 2,
    type: 'DUO',
  });
  const [first, second, third] = [
    await newSquad(server, { size: 2 }),
    await newSquad(server, { size: 2 }),
    await newSquad(server, { size: 2 }),
  ];
  await register(server, { team: first, tournament: full });
  const path = `/entries/waitlist/${full._id}/${second.id}`;
  await post(server, { path, token: second.leader.token });
  await signIn(third.leader);
  await page.goto(`/tournament/${full._id}`);
  const card = page.getByRole('region', { name: 'Registration' });
  await card.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(card.getByText('2nd', { exact: true })).toBeVisible();
  await page.goto('/tournament');
  const other = page.getByRole('link', { name: new RegExp(title) });
  await expect(other.getByText('You are 2nd on the waitlist')).toBeVisible();
  // A slot becomes free, and the waitlist moves up while the page is open.
  await page.goto(`/tournament/${full._id}`);
  await post(server, {
    path: `/tournament/cancel/${full._id}/${first.id}`,
    token: first.leader.token,
  });
  await expect(card.getByText('1st', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Leave the waitlist' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave the waitlist?' });
  await question.getByRole('button', { name: 'Leave the waitlist' }).click();
  await expect(card.getByRole('button', { name: 'Join the waitlist' })).toBeVisible();
});

test('a registered team checks in where it registered, and takes it back', async ({
  page,
  server,
  signIn,
}) => {
  const { tournament, squads } = await newMatchDay(server);
  const [own] = squads;
  if (!own) throw new Error('a squad');
  await signIn(own.leader);
  await page.goto(`/tournament/${tournament._id}`);
  const card = page.getByRole('region', { name: 'Registration' });
  await card.getByRole('button', { name: 'Check in' }).click();
  await expect(card.getByText('Your team is checked in')).toBeVisible();
  await card.getByRole('button', { name: 'Undo check-in' }).click();
  await expect(card.getByRole('button', { name: 'Check in' })).toBeVisible();
});

async function completed(server: RunningServer): Promise<Tournament> {
  const { data } = await post<{ data: Tournament[] }>(server, {
    path: '/noauth/tournament',
    body: { statuses: ['COMPLETED'] },
  });
  const [most] = data.toSorted((a, b) => b.reg_teams.length - a.reg_teams.length);
  if (!most) throw new Error('the demo has no past tournament');
  return most;
}
