import { enteredMatch, newArena, resultPath } from '../support/arena.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/checks.ts';
import { keysOf } from '../support/counted.ts';
import { asBlock, asObserverFile, elimsByPlace, playedOut } from '../support/evening.ts';
import { expect, test } from '../support/site.ts';

/** Time that a thumb takes to the next target; added to the measured time. Milliseconds. */
const tapTime = 600;

test('a match of sixteen teams is entered with one thumb in at most 17 taps, or 36 as teams go out', {
  tag: '@phone',
}, async ({ page, server, signIn }) => {
  // Sixty-four accounts sign up first.
  test.slow();
  const arena = await newArena(server, { teams: 16 });
  const { teams } = await enteredMatch(server, arena.matches[0]?._id ?? '');
  await signIn('admin');
  await page.goto(resultPath(arena));
  let taps = 0;
  const tap = async (name: string | RegExp) => {
    await page.getByRole('button', { name, exact: true }).tap();
    taps += 1;
  };
  const began = Date.now();
  // Teams in the order of their placement, in no obvious order of slots.
  const fromFirst = teams.map((_, place) => teams[(place * 7 + 4) % 16]);
  for (const [index, team] of fromFirst.entries()) {
    const row = page.getByRole('toolbar', { name: `Elims of ${team?.name}`, exact: true });
    for (const key of keysOf(row, elimsByPlace[index] ?? 0)) {
      await key.tap();
      taps += 1;
    }
  }
  await expect(page.getByRole('button', { name: 'Review and publish' })).toBeInViewport();
  expect(taps).toBeLessThanOrEqual(17);
  // Undo takes the entries back one by one.
  for (const _ of fromFirst) await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();

  taps = 0;
  await page.getByLabel('Tap mode').selectOption('Places first, as teams go out');
  for (const team of fromFirst.toReversed().slice(0, 15))
    await tap(`${team?.roomSlot} ${team?.name}`);
  for (const elims of elimsByPlace) {
    if (elims >= 10) await tap('+10, then the last digit');
    await page
      .getByRole('toolbar', { name: 'Eliminations' })
      .getByRole('button', { name: String(elims), exact: true })
      .tap();
    taps += 1;
  }
  await expect(page.getByText('58 · 63 at most')).toBeVisible();
  const seconds = (taps * tapTime + Date.now() - began) / 1000;
  console.log(`entered by thumb in ${seconds} s with ${taps} taps`);
  expect(taps).toBeLessThanOrEqual(36);
  expect(seconds).toBeLessThan(120);
  await page.getByRole('button', { name: 'Review and publish' }).tap();
  await expect(page.getByRole('list', { name: 'Result by placement' })).toBeVisible();
  await page.getByRole('checkbox', { name: /looked at the warning/ }).check();
  // A step in the bar at the bottom has the same name.
  await page
    .getByRole('region', { name: 'Publish' })
    .getByRole('button', { name: 'Publish', exact: true })
    .tap();
  await expect(page.getByText('Version 1 is published')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a block that was copied and the observer’s file are read on a phone too', {
  tag: '@phone',
}, async ({ page, server, signIn }) => {
  const arena = await newArena(server, { teams: 4 });
  const matchId = arena.matches[0]?._id ?? '';
  const { tournament } = arena;
  const played = await playedOut(server, { matchId, tournament, turn: 1 });
  await signIn('admin');
  for (const way of ['Paste results', 'Observer file']) {
    await page.goto(resultPath(arena));
    await page.getByRole('button', { name: way }).tap();
    const dialog = page.getByRole('dialog');
    if (way === 'Paste results') await dialog.getByLabel('Block').fill(asBlock(played));
    else
      await dialog.getByLabel('File').setInputFiles({
        name: 'gettotalplayerlist.json',
        mimeType: 'application/json',
        buffer: Buffer.from(asObserverFile(played)),
      });
    await dialog.getByRole('button', { name: 'Check the rows' }).tap();
    await dialog.getByRole('button', { name: 'Fill in the results' }).tap();
    await expect(dialog).toBeHidden();
    const rows = page.getByRole('list', { name: 'Result by placement' }).getByRole('listitem');
    for (const { name, place } of played) await expect(rows.nth(place - 1)).toContainText(name);
  }
});
