import { releaseRoom } from '@one-dream/contract/features/matches/matches.rooms.ts';
import type { Page } from '@playwright/test';
import { fillRoom } from '../../factories/lobbies.ts';
import { newArena, rowsOf } from '../../factories/results.ts';
import { publish } from '../support/arena.ts';
import { unique } from '../support/players.ts';
import { expect, test } from '../support/site.ts';

/** Presses buttons and links, and counts the presses. */
function thumb(page: Page) {
  let presses = 0;
  return {
    press: async (role: 'button' | 'link', name: string | RegExp) => {
      presses++;
      await page.getByRole(role, { name }).first().click();
    },
    /** Number of presses since the last call of `count`. */
    count: () => {
      const since = presses;
      presses = 0;
      return since;
    },
  };
}

/** A player's shortest way from a link in a chat to the room, and from an alert to the team's rank. */
test('from a link in a chat to the room takes two presses, from an alert to "we are 3rd" one', {
  tag: '@phone',
}, async ({ page, server, signIn }) => {
  const arena = await newArena(server, {
    teams: 4,
    tournament: { title: unique('Link Cup'), slots: 4 },
    stage: { name: 'Final' },
    form: { matches: 2 },
  });
  const { match, admin, squads, entries, tournament } = arena;
  const [first, second, own, fourth] = entries;
  const leader = squads[2]?.leader;
  if (!leader || !first || !second || !own || !fourth) throw new Error('four teams');
  await fillRoom(server, { match, admin });
  await server.api.act(releaseRoom, { as: admin, params: { matchId: match._id } });
  await signIn(leader);
  const { press, count } = thumb(page);

  await page.goto(`/tournament/${tournament._id}`);
  await press('link', 'Open your match');
  await press('button', 'Show room');
  await expect(page.getByRole('region', { name: 'Room' })).toContainText('RM4711');
  expect(count(), 'from the link to the room').toBeLessThanOrEqual(2);

  const rows = rowsOf([first, second, own, fourth]);
  await publish(server, { matchId: match._id, rows });
  await page.goto('/alerts');
  await press('link', /You are 3rd/);
  await expect(page.getByText(/now 3rd/)).toBeVisible();
  expect(count(), 'from an alert to the rank').toBeLessThanOrEqual(1);
});
