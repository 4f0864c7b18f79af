import { rowsOf } from '../../factories/results.ts';
import { openTournament } from '../../factories/tournaments.ts';
import { newPlayedArena, publish } from '../support/arena.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/checks.ts';
import { openLive } from '../support/live.ts';
import { lookAsTimePasses, stopClock, timeOf } from '../support/page-clock.ts';
import { unique } from '../support/players.ts';
import { expect, test } from '../support/site.ts';

test('standings follow each publication within three seconds, with one request', {
  tag: '@layout',
}, async ({ page, server }) => {
  const { tournament, matches, teams, entryIds } = await newPlayedArena(server, { matches: 2 });
  await page.clock.install();
  await openLive(page, `/tournament/${tournament._id}/standings`);
  const table = page.getByRole('table', { name: /standings$/ });
  await expect(table.getByRole('row').nth(1)).toContainText(teams[0]?.name ?? '');
  await expect(table.getByRole('row').nth(1)).toContainText('15');
  await expect(page.getByText('PROVISIONAL')).toBeVisible();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/standings/get/')) asked += 1;
  });
  await stopClock(page);
  const since = await timeOf(page);
  await publish(server, {
    matchId: matches[1]?._id ?? '',
    rows: rowsOf(entryIds.toReversed(), [9, 3, 1, 0]),
  });
  const leader = table.getByRole('row').nth(1);
  await lookAsTimePasses(page, {
    stepMs: 200,
    look: () => expect(leader).toContainText(teams[3]?.name ?? '', { timeout: 1000 }),
  });
  // Measured by the page's clock, which does not depend on the machine's load.
  expect((await timeOf(page)) - since).toBeLessThan(5000);
  expect(asked).toBe(1);
  await page.clock.resume();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a team opens its way through the event', { tag: '@layout' }, async ({ page, server }) => {
  const { tournament, match, teams, entryIds } = await newPlayedArena(server);
  await publish(server, {
    matchId: match._id,
    rows: rowsOf(entryIds, [6, 4, 3, 2]),
    reason: 'Seen again in the recording',
  });
  await page.goto(`/tournament/${tournament._id}/standings`);
  await page.getByRole('button', { name: new RegExp(teams[0]?.name ?? '') }).click();
  const way = page.getByRole('dialog');
  await expect(way).toContainText('Grand Finals');
  await expect(way).toContainText('#1');
  await expect(way.getByRole('row').nth(1)).toContainText('16');
  await expectAccessible(page);
  await way.getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('tab', { name: 'By match' }).click();
  await expect(page.getByRole('list', { name: 'Corrections' })).toContainText(
    `eliminations of ${teams[0]?.name} 5 → 6`,
  );
  // The address contains the view, so that it can be shared.
  await expect(page).toHaveURL(/view=match/);
});

test('without results the page says when there will be some', async ({ page, server }) => {
  const tournament = await openTournament(server, { title: unique('Cup without a match') });
  await page.goto(`/tournament/${tournament._id}/standings`);
  await expect(page.getByText('No standings yet')).toBeVisible();
});
