import { endDisputeWindow } from '@one-dream/contract/features/disputes/disputes.ts';
import { agreeToScreens, enter, publish, rowsOf } from '../../factories/results.ts';
import { enteredMatch, newArena, resultPath } from '../support/arena.ts';
import { expectAccessible } from '../support/checks.ts';
import { runCommand } from '../support/command.ts';
import { drawMatch, drawPossibleMatch, drawTable } from '../support/drawn-screens.ts';
import { expect, test } from '../support/site.ts';

test('a screenshot is cut into rows, each beside its team, and stays on the device', {
  tag: '@desk',
}, async ({ page, server, signIn }) => {
  const arena = await newArena(server, { teams: 4 });
  await signIn('admin');
  await page.goto(resultPath(arena));
  const viewer = page.getByRole('region', { name: 'Screenshots' });
  const own = { name: 'table.png', mimeType: 'image/png', buffer: await drawTable(page) };
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.postDataBuffer()?.includes('PNG')) sent.push(request.url());
  });
  await viewer.getByLabel('Your own screenshots').setInputFiles(own);
  await expect(viewer.getByRole('img', { name: 'Result screen: table.png' })).toBeVisible();
  await expect(viewer.getByText('Drag the two lines')).toBeVisible();
  await viewer.getByLabel('Rows in it').fill('4');
  const top = viewer.getByRole('slider', { name: 'Top of the first row' });
  await top.press('Shift+ArrowUp');
  await expect(viewer.getByText('4 rows.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  const cell = page.getByRole('textbox', { name: /^Placement, / }).first();
  await cell.fill('2');
  await expect(page.getByRole('img', { name: /^Row of the screenshot for / })).toBeVisible();

  // Later pictures of the same size are cut automatically.
  await page.reload();
  await viewer.getByLabel('Your own screenshots').setInputFiles(own);
  await expect(viewer.getByText('4 rows.', { exact: false })).toBeVisible();
  await viewer.getByRole('button', { name: 'Turn' }).click();
  await expect(viewer.getByText('Drag the two lines')).toBeVisible();
  expect(sent).toEqual([]);
});

test('where the owner agreed, half of the cards are typed first, and what was read is measured beside the result', {
  tag: '@desk',
}, async ({ page, server, signIn }) => {
  test.slow();
  const arena = await newArena(server, { teams: 4 });
  const match = { _id: arena.matches[0]?._id ?? '' };
  const { teams } = await enteredMatch(server, match._id);
  const owner = await server.owner();
  await agreeToScreens(server, { owner });
  await signIn('admin');
  await page.goto(resultPath(arena));
  const squads = teams.map(({ name, players }) => ({
    name,
    roster: players.map(({ inGameName }) => inGameName),
  }));
  const drawn = await drawPossibleMatch(page, { seed: 4, squads });
  await page.getByRole('button', { name: 'From pictures' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Beta: check every number.', { exact: false })).toBeVisible();
  await expect(dialog.getByText('half of the cards are typed', { exact: false })).toBeVisible();
  await dialog
    .getByLabel('Pictures of the result')
    .setInputFiles(
      drawn.pictures.map((buffer, at) => ({ name: `${at}.jpg`, mimeType: 'image/jpeg', buffer })),
    );
  await dialog.getByRole('button', { name: /^Read \d+ picture/ }).click();
  await expect(dialog).toHaveAccessibleName('Check the cards: 1 of 1', { timeout: 120_000 });
  const blind = dialog.getByRole('listitem').filter({ hasText: 'Type these numbers' });
  await expect(blind).toHaveCount(2);
  await expectAccessible(page);
  for (const { name, rows } of drawn.teams) {
    const card = blind.and(dialog.getByRole('listitem', { name, exact: true }));
    if ((await card.count()) === 0) continue;
    for (const [at, cell] of (await card.getByLabel(/^Elims, /).all()).entries())
      await cell.fill(String(rows[at]?.elims));
  }
  const kept = page.waitForResponse((answer) => answer.url().includes('/results/screen/'));
  await dialog.getByRole('button', { name: 'They are right: fill in' }).click();
  expect((await kept).status()).toBe(200);

  await expect(async () => {
    const { draft } = await enteredMatch(server, match._id);
    expect(draft.rows.every(({ players }) => players?.length === 4)).toBe(true);
  }).toPass();
  const as = await server.admin();
  const { draft } = await enteredMatch(server, match._id);
  await publish(server, { match, as, rows: draft.rows });
  await server.api.act(endDisputeWindow, { as, params: { matchId: match._id } });
  const report = await runCommand(server, ['reader', 'report']);
  expect(report).toContain('8 of 600 cells were typed');
  expect(report).toMatch(/whole matches right +1 of 1/);
  await signIn('owner');
  await page.goto('/admin/organisation?section=discord');
  await expect(page.getByRole('region', { name: 'How result screens are read' })).toContainText(
    '8 of 600 numbers were typed',
  );
  await expectAccessible(page);
  await agreeToScreens(server, { owner, keepsScreens: false });
});

test('a bomb of a picture and forty pictures get a word, and nothing entered is lost', {
  tag: '@phone',
}, async ({ page, server, signIn }) => {
  test.slow();
  const arena = await newArena(server, { teams: 4 });
  await signIn('admin');
  await page.goto(resultPath(arena));
  const open = () => page.getByRole('button', { name: 'From pictures' }).tap();
  await open();
  const dialog = page.getByRole('dialog');
  const input = dialog.getByLabel('Pictures of the result');
  const table = await drawTable(page);
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });
  await input.setInputFiles(Array.from({ length: 40 }, (_, at) => file(`${at}.png`, table)));
  await expect(dialog.getByText('The first 12 were taken.', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).tap();
  await open();
  // A small file whose header claims 40,000 by 40,000 pixels.
  const bomb = Buffer.from(table);
  bomb.writeUInt32BE(40_000, 16);
  bomb.writeUInt32BE(40_000, 20);
  await input.setInputFiles([file('bomb.png', bomb)]);
  await dialog.getByRole('button', { name: 'Read 1 picture' }).tap();
  await expect(dialog.getByText('It is too large to be a screenshot.')).toBeVisible({
    timeout: 120_000,
  });
  // The picture is still listed and can be removed.
  await expect(dialog.getByRole('button', { name: 'Take out bomb.png' })).toBeVisible();
});

test('a match of sixteen teams is read from its pictures on the phone, checked and published', {
  tag: '@phone',
}, async ({ page, server, signIn }) => {
  // Sixty-four accounts sign up, and six pictures are read without a graphics card.
  test.slow();
  const arena = await newArena(server, { teams: 16 });
  const matchId = arena.matches[0]?._id ?? '';
  const { teams } = await enteredMatch(server, matchId);
  const squads = teams.map(({ name, players }) => ({
    name,
    roster: players.map(({ inGameName }) => inGameName),
  }));
  await signIn('admin');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(resultPath(arena));
  const drawn = await drawMatch(page, { seed: 4, squads });
  const files = drawn.pictures.map((buffer, at) => ({
    name: `${at}.jpg`,
    mimeType: 'image/jpeg',
    buffer,
  }));
  const torn = { ...files[0], name: 'torn.jpg', buffer: drawn.pictures[0]?.subarray(0, 900) };
  const table = { name: 'table.png', mimeType: 'image/png', buffer: await drawTable(page) };

  let taps = 0;
  const tap = async (name: string | RegExp) => {
    await page.getByRole('button', { name, exact: true }).tap();
    taps += 1;
  };
  await tap('From pictures');
  const dialog = page.getByRole('dialog');
  // In any order, with two files that are not result screens, and one picture twice.
  const given = [...files.toReversed(), torn, table, ...files.slice(0, 1)];
  await dialog.getByLabel('Pictures of the result').setInputFiles(given as typeof files);
  taps += 1;
  await expectAccessible(page);
  expect(loaded.filter((url) => /onnx|wasm/.test(url))).toEqual([]);
  await tap(/^Read \d+ pictures$/);
  await expect(dialog).toHaveAccessibleName('Check the cards: 1 of 4', { timeout: 300_000 });
  await expect(dialog.getByText('torn.jpg: It cannot be opened.')).toBeVisible();
  await expect(dialog.getByText('table.png: No result cards were found')).toBeVisible();
  await expectAccessible(page);
  for (const at of [1, 2, 3]) {
    await tap('These 4 are right');
    await expect(dialog).toHaveAccessibleName(`Check the cards: ${at + 1} of 4`);
  }
  await tap('They are right: fill in');
  // The match was never started.
  await page.getByRole('checkbox', { name: /looked at the warning/ }).check();
  taps += 1;
  const panel = page.getByRole('region', { name: 'Publish', exact: true }).last();
  await panel.getByRole('button', { name: 'Publish', exact: true }).tap();
  taps += 1;
  await expect(page.getByText('Version 1 is published.', { exact: false })).toBeVisible();
  expect(taps).toBeLessThanOrEqual(11);

  const { published } = await enteredMatch(server, matchId);
  const ids = new Map(teams.map(({ name, entryId }) => [name, entryId]));
  const expected = drawn.teams.map(({ name, place, rows }) => ({
    entryId: ids.get(name),
    placement: place,
    elims: rows.reduce((sum, { elims }) => sum + elims, 0),
    players: rows.map(({ elims }, at) => ({ player: at + 1, elims })),
  }));
  const byPlace = published?.rows.toSorted((a, b) => (a.placement ?? 0) - (b.placement ?? 0));
  expect(byPlace).toMatchObject(expected);
});

test('who played without being in the squad is told before publishing, with what a host can do about it', {
  tag: '@desk',
}, async ({ page, server, signIn }) => {
  const arena = await newArena(server, { teams: 4 });
  const match = { _id: arena.matches[0]?._id ?? '' };
  const { teams } = await enteredMatch(server, match._id);
  const [own, theirs] = teams;
  const inGameName = theirs?.players[0]?.inGameName ?? '';
  const rows = rowsOf(teams.map(({ entryId }) => entryId)).map((row, at) =>
    at === 0 ? { ...row, strangers: [{ name: `OD乂${inGameName}`, gameId: '' }] } : row,
  );
  await enter(server, { match, as: await server.admin(), rows });
  await signIn('admin');
  await page.goto(resultPath(arena));
  const told = page.getByRole('region', { name: 'Not in the squad' });
  await expect(told).toContainText(`${inGameName} is registered with ${theirs?.name}.`);
  await expectAccessible(page);
  // The warning has to be confirmed before publishing.
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  await told.getByRole('link', { name: 'Give a strike' }).click();
  const dialog = page.getByRole('dialog', { name: `Strike for ${own?.name}` });
  await expect(dialog.getByLabel('Reason')).toHaveValue(/played without being in the squad/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/act=/);
});
