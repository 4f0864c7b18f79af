import { startMatch } from '@one-dream/contract/features/matches/matches.ts';
import { look } from '../../factories/lobbies.ts';
import { newArena, resultPath } from '../support/arena.ts';
import { checkInAll, drawLobby, openMatchDay, releaseRoom } from '../support/match-days.ts';
import { expect, test } from '../support/site.ts';

test('a step stays while a result is entered, and is there again after a reload', async ({
  page,
  server,
  signIn,
}) => {
  const day = await openMatchDay(server, { teams: 3 });
  const { matches } = await drawLobby(server, { tournament: day.tournament, firstStart: 10 });
  await checkInAll(server, day);
  const [match] = matches;
  if (!match) throw new Error('no match');
  await releaseRoom(server, { match, roomId: '447102', password: '' });
  const { version } = (await look(server, match)).match;
  await server.api.act(startMatch, {
    as: await server.admin(),
    params: { matchId: match._id },
    body: { confirm: true, version },
  });
  const at = `/console/${day.tournament._id}`;
  await signIn(day.host);
  await page.goto(at);
  const step = page.getByRole('button', { name: 'Placements' });
  await expect(step).toHaveAttribute('aria-current', 'step');
  for (const { name } of day.squads.slice(0, 2)) {
    await page
      .getByRole('toolbar', { name: `Elims of ${name}`, exact: true })
      .getByRole('button', { name: '0', exact: true })
      .click();
    await expect(page.getByText(/^Saved /)).toBeVisible();
    // The match is in its next state, and the screen still shows the same step.
    await expect(page.getByText('Results in', { exact: true })).toBeVisible();
    await expect(step).toHaveAttribute('aria-current', 'step');
  }
  await page.reload();
  await expect(step).toHaveAttribute('aria-current', 'step');
  await expect(page.getByRole('list', { name: 'Placed' }).getByText('#2')).toBeVisible();
  // A single lobby has no letter, and a room without a password has no password to copy.
  await page.goto(`${at}?view=draw`);
  await expect(page.getByRole('region', { name: 'Lobby', exact: true })).toBeVisible();
  await expect(page.getByText('Group A')).toHaveCount(0);
  await page.goto(at);
  await page.getByRole('button', { name: 'Room', exact: true }).click();
  await page.getByRole('button', { name: 'Show id and password' }).click();
  await expect(page.getByText('No password: the room is open.')).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveCount(0);
});

test('scoring, disputes, the end and a result stand in the console, with a way back and one bar at the foot', {
  tag: '@phone',
}, async ({ page, server, signIn }) => {
  const arena = await newArena(server, { teams: 4 });
  const at = `/console/${arena.tournament._id}`;
  await signIn('admin');
  for (const [width, height] of [
    [360, 640],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of [`${at}/scoring`, `${at}/disputes`, `${at}/finish`, resultPath(arena)]) {
      await page.goto(path);
      const name = page.getByRole('heading', { level: 1 });
      await expect(name).toHaveText(arena.tournament.title);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Tabs' })).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      const isStepped = path === resultPath(arena) && width < 1280;
      await expect.poll(() => page.evaluate(countFootBars)).toBe(isStepped ? 1 : 0);
      await page.getByRole('link', { name: 'Back to the match day' }).click();
      await expect(page).toHaveURL(at);
      await expect.poll(() => page.evaluate(countFootBars)).toBe(width < 1280 ? 1 : 0);
    }
  }
});

/** Number of fixed elements across the whole width at the bottom of the screen. */
function countFootBars(): number {
  return [...document.querySelectorAll('body *')].filter((element) => {
    const { bottom, width, height } = element.getBoundingClientRect();
    return (
      getComputedStyle(element).position === 'fixed' &&
      height > 0 &&
      width === document.documentElement.clientWidth &&
      Math.abs(bottom - innerHeight) < 2
    );
  }).length;
}
