import { readFileSync } from 'node:fs';
import { listGuests } from '@one-dream/contract/features/guests/guests.ts';
import { moveTournamentOn } from '@one-dream/contract/features/tournaments/tournaments.clock.ts';
import { saveInGameInfo } from '@one-dream/contract/features/users/users.ts';
import { shortPath } from '@one-dream/contract/short-paths.ts';
import { draw, fillRoom, newStage, plan } from '../../factories/lobbies.ts';
import { publish, rowsOf } from '../../factories/results.ts';
import { openTournament } from '../../factories/tournaments.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/checks.ts';
import { inMinutes } from '../support/match-days.ts';
import { newPlayer, unique } from '../support/players.ts';
import { expect, test } from '../support/site.ts';

const sheet = readFileSync(new URL('../../demo/tonight.tsv', import.meta.url), 'utf8');
/** The first team of the sheet, with the game ID of its first player. */
const firstTeam = { name: 'Kolhapur Kites', inGameId: '5300007919' };
const secondTeam = 'Pune Paltan';

/** Data passed to the phone's share sheet. */
interface Handed {
  text: string;
  files: string[];
}

declare global {
  interface Window {
    handed: Handed[];
  }
}

/** Replaces the browser's share sheet by one that accepts files and records what it was given. */
function noteShares(): void {
  window.handed = [];
  Object.defineProperty(navigator, 'canShare', { value: () => true });
  Object.defineProperty(navigator, 'share', {
    value: async ({ text, files }: { text: string; files?: File[] }) => {
      window.handed.push({ text, files: (files ?? []).map(({ name }) => name) });
    },
  });
}

test('tonight’s lobby from a pasted sheet: sixteen guests in, sent to the group, played, and one claims its team', {
  tag: '@phone',
}, async ({ page, browser, server, signIn }) => {
  test.slow();
  const tournament = await openTournament(server, {
    title: unique('Pasted Scrim'),
    guests: true,
    slots: 16,
    regClosesAt: inMinutes(20),
    checkinOpensAt: inMinutes(22),
    checkinClosesAt: inMinutes(28),
    firstMatchAt: inMinutes(40),
  });
  const admin = await server.admin();
  const params = { tournamentId: tournament._id };
  await page.addInitScript(noteShares);
  await signIn('admin');

  await test.step('the sheet is pasted, looked at and brought in', async () => {
    await page.goto(`/console/${tournament._id}?view=bring`);
    const field = page.getByLabel('Paste the teams');
    await field.fill(sheet);
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('status').filter({ hasText: '16 guests' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Bring in 16 teams' }).click();
    await expect(page.getByRole('heading', { name: 'Guest teams 16' })).toBeVisible();
    const send = page.getByRole('link', { name: `Send the link of ${firstTeam.name}` });
    const href = new URL((await send.getAttribute('href')) ?? '');
    expect(href.pathname).toBe('/919100040000');
    expect(href.searchParams.get('text')).toMatch(/\/g\/[\w-]{43}$/);
    await expectAccessible(page);
  });

  await test.step('the group hears of it in two presses, with the picture as a file', async () => {
    await page.getByRole('button', { name: 'Message for the group' }).click();
    const dialog = page.getByRole('dialog', { name: 'Message for the group' });
    await expect(dialog.getByText('Last call:', { exact: false })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect.poll(() => page.evaluate(() => window.handed.length)).toBe(1);
    const [handed] = await page.evaluate(() => window.handed);
    expect(handed?.text.endsWith(shortPath(`/tournament/${tournament._id}`))).toBe(true);
    expect(handed?.files).toHaveLength(1);
    await page.goto(`/tournament/${tournament._id}`);
    await page.getByRole('button', { name: 'Message for the group' }).click();
    await expect(dialog.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  });

  const { data } = await server.api.act(listGuests, { as: admin, params });
  const link = data.find(({ name }) => name === firstTeam.name)?.link ?? '';
  const phone = await browser.newContext({ viewport: { width: 360, height: 640 } });
  const guest = await phone.newPage();

  await test.step('a guest checks in by the link, without an account', async () => {
    for (const from of ['registration', 'closed'] as const)
      await server.api.act(moveTournamentOn, { as: admin, params, body: { from } });
    await guest.goto(`/g/${link}`);
    await guest.getByRole('button', { name: 'Check in' }).click();
    await expect(guest.getByText('Checked in. See you in the lobby.')).toBeVisible();
    await expectNoSidewaysScroll(guest);
  });

  await test.step('a link that is taken back closes the page that is open by it', async () => {
    const other = await phone.newPage();
    await other.goto(`/g/${data.find(({ name }) => name === secondTeam)?.link}`);
    await expect(other.getByRole('heading', { name: secondTeam })).toBeVisible();
    await page.goto(`/console/${tournament._id}?view=bring`);
    await page.getByRole('button', { name: `More for ${secondTeam}` }).click();
    await page.getByRole('button', { name: 'Take the link back' }).click();
    const question = page.getByRole('alertdialog', {
      name: `Take the link of ${secondTeam} back?`,
    });
    await question.getByRole('button', { name: 'Take the link back' }).click();
    await expect(other.getByText('This link does not work')).toBeVisible();
    await expect(other.getByRole('heading', { name: secondTeam })).toHaveCount(0);
    await other.close();
  });

  const stage = await newStage(server, { tournament, admin });
  await draw(server, { stage, admin });
  const [match] = await plan(server, { stage, admin, form: { firstStart: inMinutes(45) } });
  if (!match) throw new Error('no match');
  const matchId = match._id;

  await test.step('the room is for who knows a game id of the squad, and never in the message', async () => {
    await fillRoom(server, { match, admin });
    await page.goto(`/console/${tournament._id}?match=${matchId}`);
    await page
      .getByRole('button', { name: /^Release room/ })
      .first()
      .click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button').last().click();
    await expect(question).toBeHidden();
    await guest.reload();
    const id = guest.getByLabel('A game ID of your squad');
    await id.fill('5399999999');
    await guest.getByRole('button', { name: 'Show room' }).click();
    await expect(guest.getByText('entered no player with this game ID')).toBeVisible();
    await expect(guest.getByText('RM4711')).toHaveCount(0);
    await id.fill(firstTeam.inGameId);
    await guest.getByRole('button', { name: 'Show room' }).click();
    await expect(guest.getByText('RM4711').first()).toBeVisible();
    await page.getByRole('button', { name: 'Message for the group' }).click();
    const dialog = page.getByRole('dialog', { name: 'Message for the group' });
    await expect(dialog.getByText('Room ID and password are out.', { exact: false })).toBeVisible();
    await expect(dialog.getByText('RM4711')).toHaveCount(0);
  });

  await test.step('results and standings name the guests', async () => {
    const entries = data.map(({ entryId }) => entryId);
    const elims = entries.map(() => 2);
    await publish(server, { match, as: admin, rows: rowsOf(entries, elims) });
    await guest.goto(`/tournament/${tournament._id}/standings`);
    await expect(guest.getByText('टीम शेर 🦁').first()).toBeVisible();
    await expectNoSidewaysScroll(guest);
  });

  await test.step('one of them has an account by now, and takes the team over', async () => {
    const player = await newPlayer(server, { name: 'Aarav Kite' });
    await server.api.act(saveInGameInfo, {
      as: player,
      body: {
        inGameName: 'AaravxD0',
        inGameId: firstTeam.inGameId,
        inGameRole: 'SNIPER',
        mobileNumber: '9876543210',
      },
    });
    await guest.evaluate((token) => localStorage.setItem('token', token), player.token);
    await guest.goto(`/g/${link}`);
    await guest.getByRole('button', { name: 'Claim', exact: false }).click();
    await guest.waitForURL((url) => url.pathname === '/profile');
    await expect(guest.getByText(firstTeam.name).first()).toBeVisible();
    await guest.goto(`/g/${link}`);
    await expect(guest.getByText('This team has an account now')).toBeVisible();
  });
  await phone.close();
});
