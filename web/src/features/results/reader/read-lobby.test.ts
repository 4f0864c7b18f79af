import { expect, test } from 'vitest';
import { joinSlots, type ReadSlot } from './find-slots.ts';
import type { Grey } from './raster.ts';
import { readLobby } from './read-lobby.ts';
import type { RecogniserInput } from './recogniser-input.ts';

/** Texts are drawn as bars that encode them, which the test's own recogniser decodes. */
const cells = 8;
const cell = 6;
const tall = 12;

class DrawnScreen {
  readonly grey: Grey = { width: 900, height: 480, data: new Uint8Array(900 * 480).fill(30) };
  readonly #texts: string[] = [];

  write(text: string, x: number, y: number): void {
    const no = this.#texts.push(text);
    for (let at = 0; at < cells; at += 1) {
      const isOn = at === 0 || at === cells - 1 || (no >> (at - 1)) % 2 === 1;
      // What is off keeps its foot, so that the line is one.
      for (let dy = isOn ? 0 : tall - 3; dy < tall; dy += 1)
        for (let dx = 0; dx < cell; dx += 1)
          this.grey.data[(y + dy) * this.grey.width + x + at * cell + dx] = 230;
    }
  }

  readonly recognise = async ({ data, dims: [, , high, wide] }: RecogniserInput) => {
    const [marginX, marginY] = [tall * 0.25, tall * 0.2];
    const row = Math.floor(((marginY + 2) / (tall + 2 * marginY)) * high);
    let no = 0;
    for (let at = 1; at < cells - 1; at += 1) {
      const x = ((marginX + (at + 0.5) * cell) / (cells * cell + 2 * marginX)) * wide;
      if ((data[row * wide + Math.floor(x)] ?? -1) > 0) no += 1 << (at - 1);
    }
    return { text: this.#texts[no - 1] ?? '', sure: 0.99 };
  };

  read(): Promise<ReadSlot[]> {
    return readLobby(this.grey, { picture: 0, recognise: this.recognise, known: [] });
  }
}

/** Panels of four lines, three in a row, the number beside them. */
function draw(slots: readonly (readonly string[])[], { first = 1, lines = 4 } = {}): DrawnScreen {
  const screen = new DrawnScreen();
  screen.write('ROOM 4471021', 30, 20);
  screen.write('START', 780, 450);
  for (const [index, names] of slots.entries()) {
    const [x, y] = [30 + (index % 3) * 280, 60 + Math.floor(index / 3) * 130];
    // Parts scrolled out of the list are not drawn.
    const isLast = Math.floor(index / 3) === Math.floor((slots.length - 1) / 3);
    screen.write(String(first + index), x, y + 42);
    for (const [at, name] of names.entries())
      if (!isLast || at < lines) screen.write(name, x + 80, y + at * 28);
  }
  return screen;
}

const squad = (tag: string) => ['Raja', 'Viper', 'Orion', 'Blaze'].map((name) => tag + name);
const seatsOf = (slots: readonly ReadSlot[]) =>
  slots.map(({ no, seats }) => [no, seats.map(({ text }) => text)]);

test('slots are found by their numbers, with who sits in each; free seats, titles and buttons are nobody', async () => {
  const screen = draw([
    squad('OD'),
    squad('TX'),
    [...squad('S8').slice(0, 2), 'Join', 'Join'],
    squad('BLD'),
    ['Join', 'Join', 'Join', 'Join'],
    squad('GodL').slice(0, 3),
  ]);
  const slots = await screen.read();
  expect(seatsOf(slots)).toEqual([
    [1, squad('OD')],
    [2, squad('TX')],
    [3, squad('S8').slice(0, 2)],
    [4, squad('BLD')],
    [5, []],
    [6, squad('GodL').slice(0, 3)],
  ]);
  expect(slots.some(({ isCut }) => isCut)).toBe(false);
});

test('above their names, numbers may have a word, in one piece or in two', async () => {
  const screen = new DrawnScreen();
  const teams = ['A', 'B', 'C', 'D', 'E', 'F'].map(squad);
  for (const [index, names] of teams.entries()) {
    const [x, y] = [30 + (index % 3) * 280, 40 + Math.floor(index / 3) * 190];
    if (index % 2 === 0) screen.write(`Team ${index + 1}`, x, y);
    else {
      screen.write('Team', x, y);
      screen.write(String(index + 1), x + 70, y);
    }
    for (const [at, name] of names.entries()) screen.write(name, x, y + 40 + at * 28);
  }
  const slots = await screen.read();
  // Names must never be assigned to another slot.
  for (const { no, seats } of slots) expect(seats.map(({ text }) => text)).toEqual(teams[no - 1]);
});

test('a number that was not read is counted on from the others', async () => {
  const screen = draw(['A', 'B', 'C', 'D', 'E', 'F'].map(squad), { first: 7 });
  const { recognise } = screen;
  const misread = async (input: RecogniserInput) => {
    const read = await recognise(input);
    return read.text === '8' ? { text: 'B', sure: 0.5 } : read;
  };
  const slots = await readLobby(screen.grey, { picture: 0, recognise: misread, known: [] });
  expect(slots.map(({ no }) => no)).toEqual([7, 8, 9, 10, 11, 12]);
  expect(seatsOf(slots)[1]).toEqual([8, squad('B')]);
});

test('a row that is scrolled half out of the list is said to be cut, and another picture shows it whole', async () => {
  const teams = ['A', 'B', 'C', 'D', 'E', 'F'].map(squad);
  const cut = await draw(teams, { lines: 2 }).read();
  expect(cut.map(({ isCut }) => isCut)).toEqual([false, false, false, true, true, true]);
  const whole = await draw(teams).read();
  const joined = joinSlots([cut, whole]);
  expect(joined.get(5)).toMatchObject({ isCut: false, seats: [{}, {}, {}, {}] });
});

test('a picture of something else has no slots', async () => {
  const noise = { width: 900, height: 480, data: new Uint8Array(432_000) };
  for (let at = 0; at < noise.data.length; at += 1) noise.data[at] = (at * 7919) % 251;
  const recognise = async () => ({ text: '7', sure: 1 });
  expect(await readLobby(noise, { picture: 0, recognise, known: [] })).toEqual([]);
  const list = new DrawnScreen();
  for (const [at, name] of squad('OD').entries()) list.write(name, 100, 60 + at * 40);
  expect(await list.read()).toEqual([]);
});
