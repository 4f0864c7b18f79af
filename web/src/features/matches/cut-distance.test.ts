import { expect, test } from 'vitest';
import { ordinal } from '../../ui/list/ordinal.ts';
import { cutDistance } from './cut-distance.ts';

const bands = [
  { from: 1, to: 2, leadsTo: { stageId: 's', name: 'Finals' } },
  { from: 3, to: null, leadsTo: null },
];
const rows = [
  { entryId: 'a', rank: 1, totalX10: 500 },
  { entryId: 'b', rank: 2, totalX10: 425 },
  { entryId: 'c', rank: 3, totalX10: 415 },
  { entryId: 'd', rank: 4, totalX10: 300 },
  { entryId: 'e', rank: null, totalX10: 900 },
];

test.each([
  ['a', '8.5 points ahead of 3rd'],
  ['b', '1 point ahead of 3rd'],
  ['c', '1 point behind 2nd'],
  ['d', '12.5 points behind 2nd'],
  ['e', undefined],
  ['nobody', undefined],
])('%s stands %s', (entryId, text) => {
  expect(cutDistance({ rows, bands, entryId })).toBe(text);
});

test('teams with the same points are level', () => {
  const level = rows.map((row) => ({ ...row, totalX10: 300 }));
  expect(cutDistance({ rows: level, bands, entryId: 'd' })).toBe('Level with 2nd');
});

test('ranks that lead nowhere have no cut', () => {
  expect(cutDistance({ rows, bands: [], entryId: 'a' })).toBeUndefined();
  // Everybody goes on.
  const all = [{ from: 1, to: 4, leadsTo: { stageId: 's', name: 'Finals' } }];
  expect(cutDistance({ rows, bands: all, entryId: 'a' })).toBeUndefined();
});

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [11, '11th'],
  [22, '22nd'],
  [113, '113th'],
])('%d is %s', (number, text) => {
  expect(ordinal(number)).toBe(text);
});
