import { describe, expect, test } from 'vitest';
import { joinCards, rankCards } from './join-cards.ts';
import type { ReadCard, ReadRow } from './read-picture.ts';

const box = { left: 0, top: 0, right: 1, bottom: 1 };

function row(name: string, number: number | string): ReadRow {
  const text = String(number);
  return {
    name,
    strip: { text: `${text} finishes`, sure: 1 },
    alone: { text, sure: 1 },
    glyphs: [],
    box,
  };
}

type Given = { rank?: string; names: readonly string[]; numbers?: readonly (number | string)[] };

/** A picture's right column, from top to bottom. */
const column = (picture: number, cards: readonly Given[]): ReadCard[] =>
  cards.map(({ rank, names, numbers = [] }, at) => ({
    picture,
    client: '1600x720',
    column: 1,
    isAtTop: at === 0,
    isAtBottom: at === cards.length - 1,
    rank: rank === undefined ? undefined : { text: rank, sure: 1 },
    rankBox: undefined,
    rows: names.map((name, index) => row(name, numbers[index] ?? 0)),
    box,
  }));

describe('places', () => {
  const ranks = (...given: (string | undefined)[]) =>
    rankCards(
      column(
        0,
        given.map((rank) => ({ ...(rank && { rank }), names: ['a'] })),
      ),
    );
  test.each([
    ['are read off the numbers', ['3', '4', '5'], [3, 4, 5]],
    ['are counted on where one is cut off', [undefined, '4', '5', undefined], [3, 4, 5, 6]],
    ['are not taken from a number that is cut off', ['1', '15', '16', '1'], [14, 15, 16, 17]],
    ['stay open where the numbers contradict', ['3', '4', '9', '5'], [null, null, null, null]],
    ['stay open where there is none', [undefined, undefined], [null, null]],
  ])('%s', (_what, given, expected) => {
    expect(ranks(...given)).toEqual(expected);
  });
});

const squad = (tag: string) => ['Raja', 'Viper', 'Orion', 'Blaze'].map((name) => `${tag}${name}`);

test('cards of overlapping pictures, in any order and twice, are one card each', () => {
  const [three, four, five] = ['TX', 'OD', 'S8'].map(squad) as [string[], string[], string[]];
  const first = column(0, [
    { rank: '3', names: three },
    { rank: '4', names: four, numbers: [1, 2, 3, 4] },
    { rank: '5', names: five.slice(0, 2) },
  ]);
  const second = column(1, [
    { names: four.slice(2), numbers: [3, 4] },
    { rank: '5', names: five },
    { names: ['x'] },
  ]);
  const cards = joinCards([second, first, first]);
  expect(cards.map(({ rank, rows }) => [rank, rows.length])).toEqual([
    [3, 4],
    [4, 4],
    [5, 4],
    [6, 1],
  ]);
  expect(cards[1]?.rows.map(({ value }) => value)).toEqual([1, 2, 3, 4]);
});

test('a name that the end of a column may cut through is taken from another picture', () => {
  const names = squad('OD');
  const torn = [...names.slice(0, 3), '0DBlxxx'];
  const one = column(0, [
    { rank: '2', names: squad('TX') },
    { rank: '3', names: torn },
  ]);
  const other = column(1, [
    { rank: '2', names: squad('TX') },
    { rank: '3', names },
    { rank: '4', names: squad('S8') },
  ]);
  const [, card] = joinCards([one, other]);
  expect(card?.rows.map(({ name }) => name)).toEqual(names);
});

test('values on which two pictures differ stay empty', () => {
  const names = squad('OD');
  const one = column(0, [
    { rank: '3', names, numbers: [7] },
    { rank: '4', names: squad('TX') },
  ]);
  const other = column(1, [
    { rank: '3', names, numbers: [1] },
    { rank: '4', names: squad('TX') },
  ]);
  expect(joinCards([one, other])[0]?.rows[0]).toMatchObject({
    value: null,
    doubt: 'picturesDiffer',
    offers: [7, 1],
  });
});

test('cards without a number have the place that another picture shows for them', () => {
  const [three, four] = [squad('TX'), ['Kaal', 'Titan', 'Zoro', 'Vega']];
  const ranked = column(0, [
    { rank: '3', names: three },
    { rank: '4', names: four },
  ]);
  const covered = column(1, [{ names: four }, { names: ['Kobra', 'Ghost', 'Ninja', 'Storm'] }]);
  expect(joinCards([ranked, covered]).map(({ rank }) => rank)).toEqual([3, 4, 5]);
});

test('a card whose place is on no picture is joined all the same, and asked for once', () => {
  const left = [{ names: squad('OD') }];
  const cards = joinCards([column(0, left), column(1, left), column(2, left)]);
  expect(cards.map(({ rank, rows }) => [rank, rows.length])).toEqual([[null, 4]]);
});
