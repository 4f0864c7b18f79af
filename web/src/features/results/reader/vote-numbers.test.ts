import { describe, expect, test } from 'vitest';
import type { ReadRow } from './read-picture.ts';
import { numberAlone, numberOfStrip, vote, voteOnRows } from './vote-numbers.ts';

test.each([
  ['3 finishes', 3],
  ['12eliminations', 12],
  ['o finishes', 0],
  ['Ofinishes', 0],
  ['ll kills', 11],
  ['finishes', undefined],
  ['', undefined],
])('the strip “%s” says %s', (text, number) => {
  expect(numberOfStrip(text)).toBe(number);
});

test.each([
  ['7', 7],
  ['o', 0],
  ['1 1', 11],
  ['4f', undefined],
  ['123', undefined],
])('“%s” by itself says %s', (text, number) => {
  expect(numberAlone(text)).toBe(number);
});

describe('a vote', () => {
  test.each([
    ['two looks agree and the third is silent', [3, 3, undefined], 3, null],
    ['all agree', [3, 3, 3], 3, null],
    ['the shape says otherwise', [1, 1, 11], null, 'looksDiffer'],
    ['one look alone', [3, undefined, undefined], null, 'unreadable'],
    ['nothing is read', [undefined, undefined, undefined], null, 'unreadable'],
  ])('where %s', (_what, looks, value, doubt) => {
    expect(vote(looks)).toMatchObject({ value, doubt });
  });

  test('offers the candidates of all readings', () => {
    expect(vote([1, 11, undefined]).offers).toEqual([1, 11]);
  });
});

test("a digit's shape, learnt from other cells, contradicts two readings of the same mistake", () => {
  const shape = (ink: number) => new Uint8Array(160).fill(ink);
  const row = (text: string, ink: number): ReadRow => ({
    name: '',
    strip: { text: `${text} finishes`, sure: 1 },
    alone: { text, sure: 1 },
    glyphs: [{ shape: shape(ink), aspect: 0.6 }],
    box: { left: 0, top: 0, right: 1, bottom: 1 },
  });
  const wrong = row('8', 30);
  const votes = voteOnRows([row('6', 30), row('6', 32), row('8', 220), wrong]);
  expect(votes.get(wrong)).toMatchObject({ value: null, offers: [8, 6] });
});
