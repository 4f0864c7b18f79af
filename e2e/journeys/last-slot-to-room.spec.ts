import type { Browser, Page } from '@playwright/test';
import type { Squad } from '../../factories/site.ts';
import { newSquad } from '../../factories/teams.ts';
import { openTournament, register } from '../../factories/tournaments.ts';
import { storeToken } from '../support/api.ts';
import { inMinutes } from '../support/match-days.ts';
import { callAsAdmin } from '../support/organiser.ts';
import { newPlayer, unique } from '../support/players.ts';
import { expect, test } from '../support/site.ts';
import type { RunningServer } from '../support/start-server.ts';

let browsers = 0;

/** Opens a separate browser, signed in as one person. */
async function open(
  browser: Browser,
  { token, ...options }: { token: string; viewport?: { width: number; height: number } },
): Promise<Page> {
  browsers++;
  const context = await browser.newContext({
    ...options,
    extraHTTPHeaders: { 'x-forwarded-for': `10.78.${process.pid % 250}.${browsers % 250}` },
  });
  const page = await context.newPage();
  await storeToken(page, token);
  return page;
}

/** A scrim for single players with three of its four slots taken. */
async function openEvening(server: RunningServer) {
  const tournament = await openTournament(server, {
    title: unique('Last Slot Scrim'),
    kind: 'scrim',
    type: 'SOLO',
    slots: '4',
    regClosesAt: inMinutes(20),
    checkinOpensAt: inMinutes(22),
    checkinClosesAt: inMinutes(28),
    firstMatchAt: inMinutes(40),
  });
  const squads: Squad[] = [];
  for (let made = 0; made < 7; made++) squads.push(await newSquad(server, { size: 1 }));
  const [early, missing, absent, last, second, third, claimer] = squads;
  if (!early || !missing || !absent || !last || !second || !third || !claimer)
    throw new Error('seven squads');
  for (const squad of [early, missing, absent]) await register(server, { team: squad, tournament });
  const host = await newPlayer(server, { name: 'Harsh Host', inGame: false });
  await callAsAdmin(server, {
    path: '/duties/grant',
    body: { email: host.email, duty: 'host', tournamentId: tournament._id },
  });
  return { tournament, host, early, missing, last, second, third, claimer };
}

/** Nobody reloads a page: changes made by others arrive over the live connection. */
test('from the last slot to the room: an organiser and four players, each in a browser of their own', {
  tag: '@phone',
}, async ({ browser, server }) => {
  test.slow();
  const evening = await openEvening(server);
  const { tournament, host, early, missing, last, second, third, claimer } = evening;
  const players = {
    last: await open(browser, last.leader),
    second: await open(browser, second.leader),
    third: await open(browser, third.leader),
    early: await open(browser, early.leader),
  };
  const cardOf = (page: Page) => page.getByRole('region', { name: 'Registration' });
  for (const page of Object.values(players)) await page.goto(`/tournament/${tournament._id}`);

  await test.step('the last slot is taken, and the others queue', async () => {
    await cardOf(players.last).getByRole('button', { name: 'Register Now' }).click();
    const popup = players.last.getByRole('dialog', { name: 'TEAM REGISTERED!' });
    await popup.getByRole('button', { name: 'GOT IT' }).click();
    for (const [page, place] of [
      [players.second, '1st'],
      [players.third, '2nd'],
    ] as const) {
      await cardOf(page).getByRole('button', { name: 'Join the waitlist' }).click();
      await expect(cardOf(page).getByText(place, { exact: true })).toBeVisible();
    }
    await expect(cardOf(players.last).getByText('2 on the waitlist')).toBeVisible();
  });

  await test.step('whoever gives the slot back lets the first of the queue in', async () => {
    await cardOf(players.last).getByRole('button', { name: 'Cancel Slot' }).click();
    await players.last
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Cancel Slot' })
      .click();
    await expect(cardOf(players.second).getByText('Your team is registered')).toBeVisible();
    await expect(cardOf(players.third).getByText('1st', { exact: true })).toBeVisible();
  });

  const desk = await open(browser, { token: host.token, viewport: { width: 1280, height: 800 } });
  const consolePage = `/console/${tournament._id}`;
  const moveOn = async (text: string) => {
    await desk.getByRole('button', { name: text }).click();
    const question = desk.getByRole('alertdialog');
    await question.getByRole('button', { name: text }).click();
    await expect(question).toBeHidden();
  };

  await test.step('check-in: one comes, one is ready in the queue, two do not come', async () => {
    await desk.goto(`${consolePage}?view=event`);
    await moveOn('Close registration now');
    await moveOn('Open check-in now');
    for (const page of [players.early, players.second]) {
      await cardOf(page).getByRole('button', { name: 'Check in', exact: true }).click();
      await expect(cardOf(page).getByText('Your team is checked in')).toBeVisible();
    }
    await cardOf(players.third).getByRole('button', { name: 'Check in', exact: true }).click();
    await expect(cardOf(players.third).getByText('You are ready.')).toBeVisible();
    await moveOn('Close check-in now');
    // One of the two free slots goes to the waiting team that checked in, the other to the first team that claims it.
    await expect(cardOf(players.third).getByText('Your team is checked in')).toBeVisible();
  });

  // A new person uses the browser of the player who left.
  await players.last.evaluate(
    (token) => localStorage.setItem('token', token),
    claimer.leader.token,
  );
  await test.step('a vacant slot is claimed', async () => {
    await players.last.goto(`/tournament/${tournament._id}`);
    await cardOf(players.last).getByRole('button', { name: 'Claim a slot' }).click();
    await expect(cardOf(players.last).getByText('Your team is checked in')).toBeVisible();
  });

  await test.step('the lobby is drawn and its matches are planned', async () => {
    await desk.goto(`${consolePage}?view=draw`);
    await desk.getByRole('button', { name: 'Make a stage' }).click();
    const form = desk.getByRole('dialog', { name: 'Make a stage' });
    await form.getByLabel('Template').selectOption('scrim');
    await form.getByRole('button', { name: 'Make stage' }).click();
    await desk.getByRole('button', { name: 'Draw', exact: true }).click();
    await desk.getByRole('button', { name: 'Publish the draw' }).click();
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
    await desk.getByRole('link', { name: 'Plan the matches' }).click();
    await desk.getByRole('button', { name: 'Plan the matches' }).click();
    const plan = desk.getByRole('dialog', { name: /^Plan the matches of/ });
    await plan.getByRole('button', { name: /^Plan \d+ match/ }).click();
    await expect(plan).toBeHidden();
  });

  const match = await firstMatch(server, tournament._id);
  const inLobby = [players.early, players.second, players.third, players.last];
  await test.step('players wait on the page of the match', async () => {
    for (const page of inLobby) {
      await page.goto(`/match/${match}`);
      await expect(page.getByText(/^Room at \d\d:\d\d IST$/)).toBeVisible();
    }
  });

  await test.step('the room is saved and released', async () => {
    await desk.goto(consolePage);
    await desk.getByLabel('Room id').fill('44 71 023');
    await desk.getByLabel('Password').fill('lastslot');
    await desk.getByRole('button', { name: 'Save room' }).click();
    await expect(desk.getByText('Saved. Players do not see it yet.')).toBeVisible();
    await desk.getByRole('button', { name: /^Release room/ }).click();
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Release room' }).click();
    await expect(desk.getByRole('main').getByText('The room is open to the lobby.')).toBeVisible();
  });

  await test.step('everybody of the lobby reads it, and nobody else', async () => {
    for (const page of inLobby) {
      await page.getByRole('button', { name: 'Show room' }).click();
      const room = page.getByRole('region', { name: 'Room' });
      await expect(room.getByText('4471023')).toBeVisible();
      await expect(room.getByText('lastslot')).toBeVisible();
    }
    const outside = players.last;
    await outside.evaluate((token) => localStorage.setItem('token', token), missing.leader.token);
    await outside.goto(`/match/${match}`);
    await expect(outside.getByText('Your team is not in this lobby.')).toBeVisible();
    await expect(outside.getByRole('button', { name: 'Show room' })).toHaveCount(0);
    await desk.reload();
    await expect(desk.getByText('4 of 4 players have opened it')).toBeVisible();
  });
  for (const page of [...Object.values(players), desk]) await page.context().close();
});

async function firstMatch(server: RunningServer, tournamentId: string): Promise<string> {
  const { data } = await callAsAdmin<{ data: { match: { _id: string; no: number } }[] }>(server, {
    path: `/matches/console/${tournamentId}`,
  });
  const found = data.find(({ match }) => match.no === 1);
  if (!found) throw new Error('no match was planned');
  return found.match._id;
}
