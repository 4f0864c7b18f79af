import { emptyRow } from '@one-dream/contract/scoring/rows.ts';
import { expect, test } from 'vitest';
import {
  type CheckedCard,
  clashesOf,
  fillRows,
  listCorrectedNames,
  listReadings,
  openOf,
  setNumber,
  setPlayer,
  settle,
  toCheck,
} from './check-cards.ts';
import { type ProposedCard, proposeResult } from './propose-result.ts';
import type { ReadCard } from './read-picture.ts';

const card = (
  rank: number | null,
  entryId: string | null,
  values: readonly (number | null)[],
  doubts: ProposedCard['doubts'] = [],
): ProposedCard => ({
  rank,
  entryId,
  doubts,
  at: { picture: 0, card: 0 },
  rows: values.map((value, at) => ({
    name: `name ${at}`,
    player: at + 1,
    value,
    doubt: value === null ? 'looksDiffer' : null,
    offers: [],
  })),
});
const checked = (one: ProposedCard): CheckedCard => ({
  ...one,
  key: 0,
  isSeen: false,
  isBlind: false,
});

test('cards with a doubt come first, then by place', () => {
  const cards = toCheck({
    cards: [
      card(1, 'a', [1]),
      card(2, 'b', [2]),
      card(3, 'c', [null]),
      card(null, 'd', [0], ['rankUnread']),
    ],
    missing: [],
    unseen: [],
  });
  expect(cards.map(({ entryId }) => entryId)).toEqual(['d', 'c', 'a', 'b']);
});

test('each doubtful number, and each doubt about the card, is a question until it is answered', () => {
  const open = checked(card(null, null, [null, 1], ['rankUnread', 'teamUnfound']));
  expect(openOf(open)).toBe(3);
  const typed = { ...open, ...setNumber(open, 0, 4) };
  expect(openOf({ ...typed, ...settle(typed, 'rankUnread') })).toBe(1);
  expect(openOf({ ...typed, ...setNumber(typed, 0, null) })).toBe(3);
});

test('a player stands in one row', () => {
  const one = checked(card(1, 'a', [0, 0]));
  const put = { ...one, ...setPlayer(one, 0, 2) };
  expect(put.rows.map(({ player }) => player)).toEqual([2, null]);
  expect(listCorrectedNames([put])).toEqual([{ entryId: 'a', player: 2, alias: 'name 0' }]);
});

test('a place or a team on two cards is reported', () => {
  const cards = [card(1, 'a', [0]), card(1, 'b', [0]), card(2, 'b', [0])].map(checked);
  expect(clashesOf(cards)).toEqual({ ranks: [1], entryIds: ['b'] });
});

test("rows get place, sum and players' own finishes; teams on no card stay as they are", () => {
  const rows = ['a', 'b', 'c'].map(emptyRow);
  const [first, ...others] = [card(2, 'a', [3, 0, 1, 0]), card(1, 'b', [5, 2, 0])].map(checked);
  if (!first) throw new Error('no card');
  const cards = [{ ...first, ...setPlayer(first, 3, null) }, ...others];
  expect(fillRows(rows, cards, { lineup: 4 })).toEqual([
    {
      ...emptyRow('a'),
      placement: 2,
      elims: 4,
      players: [3, 0, 1].map((elims, at) => ({ player: at + 1, elims })),
      strangers: [{ name: 'name 3', gameId: '' }],
    },
    {
      ...emptyRow('b'),
      placement: 1,
      elims: 7,
      fielded: 3,
      players: [5, 2, 0].map((elims, at) => ({ player: at + 1, elims })),
      strangers: [],
    },
    emptyRow('c'),
  ]);
});

test('a proposal lists places and teams that are on no card', () => {
  const names = ['ODRaja', 'ODViper', 'ODOrion', 'ODBlaze'];
  const box = { left: 0, top: 0, right: 1, bottom: 1 };
  const read = names.map((name) => ({
    name,
    strip: { text: '1 finishes', sure: 1 },
    alone: { text: '1', sure: 1 },
    glyphs: [],
    box,
  }));
  const seen = {
    picture: 0,
    client: '',
    column: 0,
    isAtTop: true,
    isAtBottom: true,
    rank: { text: '2', sure: 1 },
    rankBox: undefined,
    rows: read.slice(0, 3),
    box,
  };
  const squads = [
    { entryId: 'od', players: names.map((name, at) => ({ player: at + 1, names: [name] })) },
    { entryId: 'tx', players: [] },
  ];
  expect(proposeResult([[seen]], { squads, lineup: 4 })).toMatchObject({
    cards: [{ rank: 2, entryId: 'od', doubts: ['rowsMissing'] }],
    missing: [1],
    unseen: ['tx'],
  });
});

test('readings are stored as read, with the confirmed owner', () => {
  const proposed = [card(1, 'a', [3, null, 1, 0]), card(2, null, [1])];
  const [first, second] = proposed.map(checked);
  if (!first || !second) throw new Error('no card');
  const corrected = { ...first, ...setNumber(first, 0, 4), isBlind: true };
  const box = { left: 1.4, top: -2, right: 30, bottom: 9 };
  const seen = { client: '1600x720', rows: [{ box }, { box }, { box }] } as unknown as ReadCard;
  const made = listReadings([{ ...corrected, ...setPlayer(corrected, 3, null) }, second], {
    proposed,
    read: [[seen]],
    hashes: ['f00'],
  });
  expect(made).toEqual([
    {
      entryId: 'a',
      size: '1600x720',
      picture: 'f00',
      rank: 1,
      isBlind: true,
      cells: [3, null, 1].map((value, at) => ({ player: at + 1, value, box: [1, 0, 30, 9] })),
    },
  ]);
});

test('a card that is typed first hides the numbers read until then', () => {
  const cards = [card(1, 'a', [3, null]), card(2, 'b', [5])];
  const [first, second] = toCheck({ cards, missing: [], unseen: [] }, (key) => key === 0);
  expect(first?.rows).toMatchObject([
    { value: null, readAs: 3, doubt: null, offers: [] },
    { value: null, readAs: null },
  ]);
  expect(first && openOf(first)).toBe(2);
  expect(second).toMatchObject({ isBlind: false, rows: [{ value: 5 }] });
});
