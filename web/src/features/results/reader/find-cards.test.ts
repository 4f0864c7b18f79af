import { expect, test } from 'vitest';
import { findCards } from './find-cards.ts';
import { cutGlyphs, differ } from './glyphs.ts';
import type { Grey } from './raster.ts';

/** Five by seven. */
const digits = {
  '0': '.###.#...##...##...##...##...#.###.',
  '1': '..#...##....#....#....#....#...###.',
  '3': '.###.#...#....#..##.....##...#.###.',
  '7': '#####....#...#...#...#....#....#...',
} as const;
const word = '#...##.#.#.#.#.##..#####.#.#..#.##.';
const letters = [word, digits['3'], word.split('').reverse().join(''), digits['0']];

const scale = 2;

function draw(grey: Grey, pattern: string, left: number, top: number, zoom = scale): number {
  for (const [at, pixel] of [...pattern].entries()) {
    if (pixel !== '#') continue;
    for (let y = 0; y < zoom; y += 1)
      for (let x = 0; x < zoom; x += 1)
        grey.data[(top + Math.floor(at / 5) * zoom + y) * grey.width + left + (at % 5) * zoom + x] =
          240;
  }
  return left + 6 * zoom;
}

/** Cards in two columns; each is a list of numbers, ranked from 1. */
function screen(columns: readonly (readonly (readonly number[])[])[]): Grey {
  const grey = { width: 1200, height: 640, data: new Uint8Array(1200 * 640).fill(30) };
  for (const [column, cards] of columns.entries()) {
    let top = 60;
    for (const card of cards) {
      draw(grey, digits['7'], column * 600 + 20, top + 30, 4);
      for (const [at, number] of card.entries()) {
        // A name of its own length.
        for (let x = 0; x < 4 + at; x += 1)
          draw(
            grey,
            [digits['7'], digits['1']][(x * (at + 3)) % 2] ?? '',
            column * 600 + 90 + x * 12,
            top + at * 36,
          );
        let left = column * 600 + 440 - String(number).length * 12;
        for (const digit of String(number) as Iterable<keyof typeof digits>)
          left = draw(grey, digits[digit], left, top + at * 36);
        left = column * 600 + 450;
        for (const letter of letters) left = draw(grey, letter, left, top + at * 36);
      }
      top += card.length * 36 + 24;
    }
  }
  return grey;
}

test('cards, rows and numbers are found from the pixels alone', () => {
  const cards = findCards(
    screen([
      [
        [0, 3, 0, 1],
        [7, 0, 0, 0],
      ],
      [
        [10, 0, 3],
        [0, 0, 0, 13],
        [0, 1],
      ],
    ]),
  );
  expect(cards.map(({ column, rows, rank }) => [column, rows.length, rank !== undefined])).toEqual([
    [0, 4, true],
    [0, 4, true],
    [1, 3, true],
    [1, 4, true],
    [1, 2, true],
  ]);
  expect(cards.map(({ isAtTop, isAtBottom }) => [isAtTop, isAtBottom])).toEqual([
    [true, false],
    [false, true],
    [true, false],
    [false, false],
    [false, true],
  ]);
  expect(cards.flatMap(({ rows }) => rows).every(({ name }) => name !== undefined)).toBe(true);
});

test('digits of a number are cut apart and are nearest to their like', () => {
  const grey = screen([[[10, 0, 3, 7]], [[13, 31, 0, 0]]]);
  const numbers = findCards(grey).flatMap(({ rows }) =>
    rows.map(({ number }) => cutGlyphs(grey, number)),
  );
  expect(numbers.map(({ length }) => length)).toEqual([2, 1, 1, 1, 2, 2, 1, 1]);
  const [[one, zero] = [], [other] = []] = numbers;
  if (!one || !zero || !other) throw new Error('no digits');
  expect(differ(zero, other)).toBeLessThan(differ(one, other));
});

test('a picture of something else has no cards', () => {
  const noise = { width: 800, height: 400, data: new Uint8Array(320_000) };
  for (let at = 0; at < noise.data.length; at += 1) noise.data[at] = (at * 7919) % 251;
  expect(findCards(noise)).toEqual([]);
  expect(findCards({ width: 800, height: 400, data: new Uint8Array(320_000).fill(90) })).toEqual(
    [],
  );
});
