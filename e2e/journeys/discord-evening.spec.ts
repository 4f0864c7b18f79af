import { releaseRoom } from '@one-dream/contract/features/matches/matches.rooms.ts';
import { moveTournamentOn } from '@one-dream/contract/features/tournaments/tournaments.clock.ts';
import type { Page } from '@playwright/test';
import { draw, entriesOf, fillRoom, newStage, plan } from '../../factories/lobbies.ts';
import { publish, rowsOf } from '../../factories/results.ts';
import { newSquad } from '../../factories/teams.ts';
import { checkInAll, openMatchDay } from '../support/match-days.ts';
import { expect, test } from '../support/site.ts';

const channel = '880000000000000777';

/** The newest answer that only this person sees; public posts may follow it. */
const last = (page: Page) =>
  page.locator('[data-message]').filter({ hasText: 'Only you can see this.' }).last();

async function send(page: Page, command: string) {
  await page.getByLabel('Message the channel').fill(command);
  await page.getByRole('button', { name: 'Send' }).click();
}

/** The player's browser never opens the site. */
test('a player from /register to /standings, on Discord alone', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  test.slow();
  const { tournament, squads, host } = await openMatchDay(server, {
    ...{ teams: 3, slots: 4, isCheckIn: false, log_channel: channel },
  });
  const own = await newSquad(server, { size: 1 });
  const params = { tournamentId: tournament._id };
  const moveOn = (from: 'registration' | 'closed' | 'check-in') =>
    server.api.act(moveTournamentOn, { as: host, params, body: { from } });
  const me = own.leader as typeof own.leader & { discordinfo: { id: string } };
  await page.goto(`/sandbox/discord?as=${me.discordinfo.id}&channel=${channel}`);
  await expect(page.getByText('Registration is open.')).toBeVisible();

  await test.step('/register', async () => {
    await send(page, '/register');
    await page.getByRole('combobox', { name: /^event/ }).selectOption(tournament._id);
    await page.getByRole('button', { name: 'Send /register' }).click();
    await expect(last(page)).toContainText('1 slot left');
    await last(page)
      .getByRole('button', { name: /^Register / })
      .click();
    await expect(last(page)).toContainText('Slot 4 is yours.');
  });

  await test.step('check-in by the button of the post', async () => {
    await moveOn('registration');
    await moveOn('closed');
    const post = page.locator('[data-message]', { hasText: 'Check-in is open' });
    await expect(async () => {
      await page.reload();
      await expect(post).toBeVisible({ timeout: 500 });
    }).toPass();
    await post.getByRole('button', { name: 'Check in' }).click();
    await expect(last(page)).toContainText('You are checked in.');
  });

  const admin = await server.admin();
  const stage = await newStage(server, { tournament, admin });
  await checkInAll(server, { tournament });
  await moveOn('check-in');
  await draw(server, { stage, admin });
  const [match] = await plan(server, { stage, admin, form: {} });
  if (!match) throw new Error('no match');

  await test.step('/room', async () => {
    await fillRoom(server, { match, admin });
    await server.api.act(releaseRoom, { as: admin, params: { matchId: match._id } });
    await send(page, '/next');
    await last(page).getByRole('button', { name: 'Show room' }).click();
    await expect(last(page)).toContainText('RM4711');
    await expect(last(page)).toContainText('pochinki');
    // The public post in the channel contains neither id nor password.
    await page.goto(`/sandbox/discord?channel=${channel}`);
    await expect(page.getByText('Room is open')).toBeVisible();
    await expect(page.getByText('RM4711')).toBeHidden();
  });

  await test.step('/standings', async () => {
    const entries = await entriesOf(server, { teams: [...squads, own], tournament });
    await publish(server, { match, as: admin, rows: rowsOf(entries, [1, 1, 1, 0]) });
    await page.goto(`/sandbox/discord?as=${me.discordinfo.id}&channel=${channel}`);
    await send(page, '/standings');
    await page.getByRole('combobox', { name: /^event/ }).selectOption(tournament._id);
    await page.getByRole('button', { name: 'Send /standings' }).click();
    await expect(last(page)).toContainText('Leading:');
    await expect(last(page).getByRole('img')).toBeVisible();
  });
});
