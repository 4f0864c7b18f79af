import { startMatch } from '@one-dream/contract/features/matches/matches.ts';
import type { Page } from '@playwright/test';
import * as lobbies from '../../factories/lobbies.ts';
import { rowsOf } from '../../factories/results.ts';
import { newSquad } from '../../factories/teams.ts';
import { register } from '../../factories/tournaments.ts';
import { enteredMatch, newArena, publish, resultPath, saveDraft } from '../support/arena.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/checks.ts';
import { elimsByPlace } from '../support/evening.ts';
import { expect, test } from '../support/site.ts';

/** Time between keys of a person who knows the layout; added to the measured time. Milliseconds. */
const keyTime = 150;

/** Placements by slot, in no obvious order. */
function shuffledPlaces(count: number): number[] {
  return Array.from({ length: count }, (_, index) => ((index * 7 + 4) % count) + 1);
}

function cell(page: Page, name: string, column: 'Placement' | 'Elims') {
  return page.getByRole('textbox', { name: `${column}, ${name}`, exact: true });
}

test('a match of sixteen teams is entered by keyboard in under a minute', { tag: '@desk' }, async ({
  page,
  server,
  signIn,
}) => {
  // Sixty-four accounts sign up first.
  test.slow();
  const arena = await newArena(server, { teams: 16 });
  const { teams } = await enteredMatch(server, arena.matches[0]?._id ?? '');
  await signIn('admin');
  await page.goto(resultPath(arena));
  const places = shuffledPlaces(16);
  let keys = 0;
  const type = async (figure: number | undefined) => {
    await page.keyboard.type(String(figure));
    await page.keyboard.press('Enter');
    keys += String(figure).length + 1;
  };
  const began = Date.now();
  await cell(page, teams[0]?.name ?? '', 'Placement').focus();
  for (const place of places) await type(place);
  for (const place of places) await type(elimsByPlace[place - 1]);
  await expect(page.getByText('58 · 63 at most')).toBeVisible();
  await expect(page.getByText(/^Saved /)).toBeVisible();
  const seconds = (keys * keyTime + Date.now() - began) / 1000;
  test.info().annotations.push({ type: 'seconds by grid', description: String(seconds) });
  console.log(`entered by grid in ${seconds} s with ${keys} keys`);
  expect(seconds).toBeLessThan(60);
  // The match was never started: a warning, and the only one.
  await page.getByRole('checkbox', { name: /looked at the warning/ }).check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Version 1 is published')).toBeVisible();
});

test('the grid answers to the keys of a spreadsheet', { tag: '@desk' }, async ({
  page,
  server,
  signIn,
}) => {
  const arena = await newArena(server, { teams: 4 });
  const { teams } = await enteredMatch(server, arena.matches[0]?._id ?? '');
  const [a, b, c, d] = teams.map(({ name }) => name);
  await signIn('admin');
  await page.goto(resultPath(arena));
  await cell(page, a ?? '', 'Placement').focus();
  // Along a row by Tab, Enter to where the next one begins.
  for (const key of ['2', 'Tab', '4', 'Enter', '1', 'Tab', '6', 'Enter'])
    await page.keyboard.press(key);
  await expect(cell(page, c ?? '', 'Placement')).toBeFocused();
  await expect(cell(page, b ?? '', 'Elims')).toHaveValue('6');
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', '3\t2\n4\t1\n');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(cell(page, d ?? '', 'Elims')).toHaveValue('1');
  await page.keyboard.press('Control+z');
  await expect(cell(page, d ?? '', 'Elims')).toHaveValue('');
  await expect(cell(page, b ?? '', 'Elims')).toHaveValue('6');
  // Escape and Tab leave the grid: keyboard users are not trapped in its cells.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  const rest = page.getByRole('region', { name: 'Publish', exact: true });
  expect(await rest.evaluate((it) => it.contains(document.activeElement))).toBe(true);
  // Names fit on one line.
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const name = page.getByRole('rowheader', { name: new RegExp(a ?? '') });
    expect((await name.boundingBox())?.width).toBeGreaterThan(180);
    expect((await name.boundingBox())?.height).toBeLessThanOrEqual(33);
    await expectNoSidewaysScroll(page);
  }
});

test('what is typed without a line is kept through a reload and sent when it is back', {
  tag: '@desk',
}, async ({ page, server, signIn }) => {
  const arena = await newArena(server, { teams: 4 });
  const matchId = arena.matches[0]?._id ?? '';
  const { teams } = await enteredMatch(server, matchId);
  const first = teams[0]?.name ?? '';
  await signIn('admin');
  await page.goto(resultPath(arena));
  await cell(page, first, 'Placement').waitFor();
  await page.route('**/api/results/draft/save/**', (route) => route.abort());
  await cell(page, first, 'Placement').fill('3');
  await cell(page, first, 'Elims').fill('5');
  await expect(page.getByText(/^Offline\./)).toBeVisible();
  await page.reload();
  await expect(cell(page, first, 'Placement')).toHaveValue('3');
  await expect(cell(page, first, 'Elims')).toHaveValue('5');
  await page.unroute('**/api/results/draft/save/**');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText(/^Saved /)).toBeVisible();
  const { draft } = await enteredMatch(server, matchId);
  expect(draft.rows.find(({ entryId }) => entryId === teams[0]?.entryId)).toMatchObject({
    placement: 3,
    elims: 5,
  });
});

test('two scorers at once: other cells are merged, the same cell is chosen, nothing is lost', {
  tag: '@desk',
}, async ({ page, server, signIn }) => {
  const arena = await newArena(server, { teams: 4 });
  const matchId = arena.matches[0]?._id ?? '';
  const { teams } = await enteredMatch(server, matchId);
  const [one, two] = teams;
  await signIn('owner');
  await page.goto(resultPath(arena));
  await cell(page, one?.name ?? '', 'Placement').waitFor();
  const entryIds = teams.map(({ entryId }) => entryId);
  // The admin saves the whole match; the owner has changed the eliminations of one team meanwhile.
  await page.route('**/api/results/draft/save/**', (route) => route.abort());
  await cell(page, one?.name ?? '', 'Elims').fill('7');
  await saveDraft(server, { matchId, rows: rowsOf(entryIds, [5, 4, 3, 2]) });
  await page.unroute('**/api/results/draft/save/**');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const choice = page.getByRole('region', { name: 'Two drafts' });
  await expect(choice).toContainText('saved this match before you');
  await choice.getByRole('button', { name: 'Mine: 7' }).click();
  await choice.getByRole('button', { name: 'Save what I chose' }).click();
  await expect(page.getByText(/^Saved /)).toBeVisible();
  await expect(cell(page, two?.name ?? '', 'Placement')).toHaveValue('2');
  const { draft } = await enteredMatch(server, matchId);
  expect(draft.rows.map(({ elims }) => elims).toSorted()).toEqual([2, 3, 4, 7]);
});

test('a placement given twice is marked at both cells and cannot be published', {
  tag: '@desk',
}, async ({ page, server, signIn }) => {
  const arena = await newArena(server, { teams: 4 });
  const matchId = arena.matches[0]?._id ?? '';
  const { teams } = await enteredMatch(server, matchId);
  await saveDraft(server, {
    matchId,
    rows: rowsOf(
      teams.map(({ entryId }) => entryId),
      [5, 4, 3, 2],
    ),
  });
  await signIn('admin');
  await page.goto(resultPath(arena));
  await cell(page, teams[1]?.name ?? '', 'Placement').fill('1');
  await expect(page.getByText(/are both placed 1/).first()).toBeVisible();
  await expect(cell(page, teams[0]?.name ?? '', 'Placement')).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(cell(page, teams[1]?.name ?? '', 'Placement')).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  await expectAccessible(page);
});

test('a pasted block shows what it made of each line before it fills the draft', {
  tag: '@desk',
}, async ({ page, server, signIn }) => {
  const arena = await newArena(server, { teams: 4 });
  const { teams } = await enteredMatch(server, arena.matches[0]?._id ?? '');
  const [a, b, c, d] = teams;
  await signIn('admin');
  await page.goto(resultPath(arena));
  await page.getByRole('button', { name: 'Paste results' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste from a spreadsheet' });
  await dialog
    .getByLabel('Block')
    .fill(
      `${a?.roomSlot}\t1\t5\n${b?.name} Official\t2\t4\n${c?.roomSlot}\t3\t=1+1\nSomebody Else\t4\t2`,
    );
  await dialog.getByRole('button', { name: 'Check the rows' }).click();
  await expect(dialog.getByText('2 of 4 lines matched a team.')).toBeVisible();
  await dialog.getByRole('button', { name: `${b?.name} Official is ${b?.name}` }).click();
  await expect(dialog.getByText('3 of 4 lines matched a team.')).toBeVisible();
  await expect(dialog.getByText(/is not a whole number/)).toBeVisible();
  await dialog
    .getByLabel('Whose is “Somebody Else”?')
    .selectOption({ label: `${d?.roomSlot}. ${d?.name}` });
  await expect(dialog.getByText('4 of 4 lines matched a team.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Fill in the results' }).click();
  await expect(cell(page, d?.name ?? '', 'Placement')).toHaveValue('4');
  await expect(cell(page, c?.name ?? '', 'Elims')).toHaveValue('');
});

test('a pasted block of several matches asks which one this is', {
  tag: '@desk',
}, async ({ page, server, signIn }) => {
  const arena = await newArena(server, { teams: 2 });
  const { teams } = await enteredMatch(server, arena.matches[0]?._id ?? '');
  const [a, b] = teams;
  await signIn('admin');
  await page.goto(resultPath(arena));
  await page.getByRole('button', { name: 'Paste results' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste from a spreadsheet' });
  await dialog
    .getByLabel('Block')
    .fill(
      `Team\tM1 Rank\tM1 Kills\tM2 Rank\tM2 Kills\n${a?.name}\t1\t5\t2\t0\n${b?.name}\t2\t3\t1\t8`,
    );
  await dialog.getByRole('button', { name: 'Check the rows' }).click();
  await expect(dialog.getByText('The block has 2 matches. Which one is this?')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Fill in the results' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Match 2' }).click();
  await expect(dialog.getByText('2 of 2 lines matched a team.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Fill in the results' }).click();
  await expect(cell(page, a?.name ?? '', 'Placement')).toHaveValue('2');
  await expect(cell(page, b?.name ?? '', 'Elims')).toHaveValue('8');
});

test('what is entered is copied as a block, and pasted back it is the same draft', {
  tag: '@desk',
}, async ({ page, server, signIn, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const arena = await newArena(server, { teams: 2 });
  const { teams } = await enteredMatch(server, arena.matches[0]?._id ?? '');
  const [a, b] = teams;
  await signIn('admin');
  await page.goto(resultPath(arena));
  await cell(page, a?.name ?? '', 'Placement').fill('1');
  await cell(page, a?.name ?? '', 'Elims').fill('3');
  await cell(page, b?.name ?? '', 'Placement').fill('2');
  await page.getByRole('button', { name: 'Copy the results' }).click();
  await expect(page.getByText('Copied. Paste it into a spreadsheet')).toBeVisible();
  const block = await page.evaluate(() => navigator.clipboard.readText());
  await cell(page, a?.name ?? '', 'Elims').fill('1');
  await page.getByRole('button', { name: 'Paste results' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste from a spreadsheet' });
  await dialog.getByLabel('Block').fill(block);
  await dialog.getByRole('button', { name: 'Check the rows' }).click();
  await dialog.getByRole('button', { name: 'Fill in the results' }).click();
  await expect(cell(page, a?.name ?? '', 'Elims')).toHaveValue('3');
  await expect(cell(page, b?.name ?? '', 'Placement')).toHaveValue('2');
});

test('a team that sat in the place of another has its row, and the table says so', {
  tag: '@desk',
}, async ({ page, server, signIn }) => {
  const arena = await newArena(server, { teams: 4, spare: 1 });
  const { teams } = await enteredMatch(server, arena.matches[0]?._id ?? '');
  const [, out] = teams;
  const { name: came, ...spare } = await newSquad(server);
  await register(server, { team: spare, tournament: arena.tournament });
  if (!out) throw new Error('no team');
  // Until the match has started, teams are changed in the draw instead.
  await lobbies.openRoom(server, arena);
  const { version } = (await lobbies.look(server, arena.match)).match;
  await server.api.act(startMatch, {
    as: arena.admin,
    params: { matchId: arena.match._id },
    body: { confirm: true, version },
  });
  await signIn('admin');
  await page.goto(resultPath(arena));
  await cell(page, out.name, 'Placement').fill('1');
  await cell(page, out.name, 'Elims').fill('7');
  await page.getByRole('button', { name: `More about ${out.name}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: out.name, exact: true });
  const press = dialog.getByRole('button', { name: `It played in slot ${out.roomSlot}’s place` });
  await expect(press).toBeDisabled();
  await dialog.getByLabel(`Another team played in slot ${out.roomSlot}`).selectOption(came);
  await expectAccessible(page);
  await press.click();
  await expect(dialog).toBeHidden();
  await expect(cell(page, came, 'Placement')).toHaveValue('1');
  await expect(cell(page, came, 'Elims')).toHaveValue('7');
  await expect(cell(page, out.name, 'Placement')).toBeHidden();
  await page.reload();
  await expect(cell(page, came, 'Placement')).toHaveValue('1');
  // A wrong press is taken back the same way.
  await page.getByRole('button', { name: `More about ${came}`, exact: true }).click();
  await page.getByLabel(`Another team played in slot ${out.roomSlot}`).selectOption(out.name);
  await page.getByRole('button', { name: `It played in slot ${out.roomSlot}’s place` }).click();
  await expect(cell(page, out.name, 'Elims')).toHaveValue('7');
});

test('a correction needs a reason, and says what it changed', { tag: '@desk' }, async ({
  page,
  server,
  signIn,
}) => {
  const arena = await newArena(server, { teams: 4 });
  const matchId = arena.matches[0]?._id ?? '';
  const { teams } = await enteredMatch(server, matchId);
  const entryIds = teams.map(({ entryId }) => entryId);
  await publish(server, { matchId, rows: rowsOf(entryIds, [5, 4, 3, 2]) });
  await signIn('admin');
  await page.goto(resultPath(arena));
  await expect(page.getByText('Version 1 is published')).toBeVisible();
  await cell(page, teams[2]?.name ?? '', 'Elims').fill('2');
  await expect(page.getByText(`eliminations of ${teams[2]?.name} 3 → 2`)).toBeVisible();
  const press = page.getByRole('button', { name: 'Publish the correction' });
  await expect(press).toBeDisabled();
  await page.getByRole('button', { name: 'A number was typed wrong' }).click();
  await expect(page.getByLabel('Reason', { exact: true })).toHaveValue('A number was typed wrong');
  await page.getByLabel('Reason', { exact: true }).fill('Seen again in the recording');
  await press.dblclick();
  await expect(page.getByText('Version 2 is published')).toBeVisible();
  const corrections = page.getByRole('list', { name: 'Corrections' });
  await expect(corrections.getByRole('listitem')).toHaveCount(1);
  await expect(corrections).toContainText(`eliminations of ${teams[2]?.name} 3 → 2`);
});

test('a match that broke off is voided: a wrong time of the replay is said at its field', {
  tag: '@desk',
}, async ({ page, server, signIn }) => {
  const arena = await newArena(server, { teams: 4 });
  await lobbies.openRoom(server, arena);
  const { version } = (await lobbies.look(server, arena.match)).match;
  await server.api.act(startMatch, {
    as: arena.admin,
    params: { matchId: arena.match._id },
    body: { confirm: true, version },
  });
  await signIn('admin');
  await page.goto(resultPath(arena));
  await page.getByRole('button', { name: 'Void and replay' }).click();
  const dialog = page.getByRole('dialog', { name: /^Void Match/ });
  const replay = dialog.getByLabel('Start of the replay (IST)');
  const inHalfAnHour = await replay.inputValue();
  await replay.fill('');
  await dialog.getByLabel('Reason', { exact: true }).fill('The server crashed');
  await dialog.getByRole('button', { name: 'Void and replay' }).click();
  await expect(replay).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel('Reason', { exact: true })).not.toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await replay.fill(inHalfAnHour);
  await dialog.getByRole('button', { name: 'Void and replay' }).click();
  await expect(dialog).toBeHidden();
});
