import { newSquad } from '../../factories/teams.ts';
import { register } from '../../factories/tournaments.ts';
import { expectNoSidewaysScroll } from '../support/checks.ts';
import { callAs, drawLobby, openMatchDay } from '../support/match-days.ts';
import { expect, test } from '../support/site.ts';

const names = [
  'Brahmaputra Battalion of the North East',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  'हिमालय के बहादुर योद्धा टीम',
];

test('every screen of the console holds the longest names at 320 points', {
  tag: '@phone',
}, async ({ page, server, signIn }) => {
  test.slow();
  const day = await openMatchDay(server, { teams: 0, slots: names.length, isCheckIn: false });
  for (const name of names)
    await register(server, {
      team: await newSquad(server, { size: 1, name }),
      tournament: day.tournament,
    });
  const { matches } = await drawLobby(server, { tournament: day.tournament });
  const matchId = matches[0]?._id ?? '';
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(day.host);
  const look = async (query: string, shown: string) => {
    await page.goto(`/console/${day.tournament._id}${query}`);
    await expect(page.getByText(shown).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  };
  const [longest = ''] = names;
  for (const step of ['check-in', 'slots', 'placements', 'publish'])
    await look(`?match=${matchId}&step=${step}`, longest);
  // A thumb meets the key that it means, and the whole name is there.
  await look(`?match=${matchId}&step=placements`, longest);
  const row = page.getByRole('listitem').filter({ hasText: longest });
  for (const key of await row.getByRole('button').all()) {
    const box = await key.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  const name = row.getByText(longest);
  expect(await name.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeLessThanOrEqual(1);
  await row.getByRole('button', { name: '3', exact: true }).tap();
  const placed = page.getByRole('list', { name: 'Placed' }).getByRole('listitem');
  await expect(placed).toContainText('3 elims');
  await expect(placed).toContainText(longest);
  for (const view of ['entries', 'draw']) await look(`?view=${view}`, longest);
  await look('?view=schedule', 'Match 1');
  await look('?view=event', 'Timings of the day');
  await callAs(server, day.host, {
    path: `/matches/room/save/${matchId}`,
    body: { roomId: '447102' },
  });
  await callAs(server, day.host, { path: `/matches/room/release/${matchId}` });
  await look(`?match=${matchId}&step=start`, longest);
  await look(`?match=${matchId}&step=room`, 'The room is open');
});
