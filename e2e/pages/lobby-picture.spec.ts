import { enteredMatch, newArena } from '../support/arena.ts';
import { expectAccessible } from '../support/checks.ts';
import { drawLobbyScreen } from '../support/drawn-lobby.ts';
import { drawTable } from '../support/drawn-screens.ts';
import { expect, test } from '../support/site.ts';

test('who sits in a wrong slot, is missing or does not belong is read from a picture of the lobby, and nothing is sent', {
  tag: '@phone',
}, async ({ page, server, signIn }) => {
  test.slow();
  const arena = await newArena(server, { teams: 6 });
  const { teams } = await enteredMatch(server, arena.match._id);
  const named = teams.map(({ name, roomSlot, players }) => ({
    name,
    roomSlot,
    players: players.slice(0, 4).map(({ inGameName }) => inGameName),
  }));
  const [right, one, other, short, empty, strangers] = named;
  if (!right || !one || !other || !short || !empty || !strangers) throw new Error('no teams');
  const seated = new Map([
    [right.roomSlot, right.players],
    [one.roomSlot, other.players],
    [other.roomSlot, one.players],
    [short.roomSlot, [...short.players.slice(0, 2), right.players[0] ?? '']],
    [strangers.roomSlot, ['Jackdaw', 'Quagmire', 'Humdrum', 'Wolfpack']],
  ]);
  const slots = Array.from({ length: 12 }, (_, at) => ({
    no: at + 1,
    names: seated.get(at + 1) ?? [],
  }));

  await signIn('admin');
  const loaded: string[] = [];
  const sent: string[] = [];
  page.on('request', (request) => {
    loaded.push(request.url());
    if (request.postDataBuffer()?.includes('JFIF')) sent.push(request.url());
  });
  await page.goto(`/console/${arena.tournament._id}`);
  await page.getByRole('button', { name: 'Slots' }).tap();
  const { pictures } = await drawLobbyScreen(page, { seed: 4, slots });
  expect(loaded.filter((url) => /onnx|wasm|lobby-dialog/.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'Check by picture' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Who sits where' });
  const table = { name: 'table.png', mimeType: 'image/png', buffer: await drawTable(page) };
  const input = dialog.getByLabel('Pictures of the lobby');
  await input.setInputFiles([table]);
  await expectAccessible(page);

  // Stopping ends the worker and frees its memory.
  await dialog.getByRole('button', { name: 'Read 1 picture' }).tap();
  await dialog.getByRole('button', { name: 'Stop reading' }).tap();
  await expect.poll(() => page.workers().length).toBe(0);
  await dialog.getByRole('button', { name: 'Read 1 picture' }).tap();
  await expect(dialog.getByText('It is not a lobby screen', { exact: false })).toBeVisible({
    timeout: 120_000,
  });

  await input.setInputFiles(
    pictures.map((buffer, at) => ({ name: `${at}.jpg`, mimeType: 'image/jpeg', buffer })),
  );
  await dialog.getByRole('button', { name: /^Read \d+ pictures$/ }).tap();
  await expect(dialog).toContainText('As drawn: 1 of 6 slots.', { timeout: 120_000 });
  await expect.poll(() => page.workers().length).toBe(0);
  const slot = ({ roomSlot, name }: typeof right) =>
    dialog.getByRole('listitem', { name: `Slot ${roomSlot}: ${name}`, exact: true });
  await expect(dialog.getByRole('list', { name: 'As drawn' })).toContainText(right.name);
  await expect(slot(one)).toContainText(`${other.name} sits here. Its slot is ${other.roomSlot}.`);
  await expect(slot(one)).toContainText(`${one.name} sits in slot ${other.roomSlot}.`);
  await expect(slot(other)).toContainText(`${one.name} sits here.`);
  await expect(slot(short)).toContainText('3 of 4 sit here.');
  await expect(slot(short)).toContainText(`plays for ${right.name}.`);
  for (const name of short.players.slice(2)) await expect(slot(short)).toContainText(name);
  await expect(slot(empty)).toContainText('Nobody sits here.');
  await expect(slot(strangers)).toContainText('None of these names plays in this event.');
  await expect(slot(one).getByRole('img')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).tap();
  await expect(dialog).toBeHidden();
  expect(sent).toEqual([]);
});
