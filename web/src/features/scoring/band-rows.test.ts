import { expect, test } from 'vitest';
import { readPointList, toBandRows, toBands } from './band-rows.ts';

test('where one band ends the next begins, and the last goes on', () => {
  const { bands, problems } = toBands([
    { to: '8', leadsTo: 'semi' },
    { to: '16', leadsTo: 'wild' },
    { to: '', leadsTo: '' },
  ]);
  expect(problems).toEqual([]);
  expect(bands).toEqual([
    { from: 1, to: 8, leadsTo: 'semi' },
    { from: 9, to: 16, leadsTo: 'wild' },
    { from: 17, to: null, leadsTo: null },
  ]);
  expect(toBands(toBandRows(bands)).bands).toEqual(bands);
});

test('a band that ends before it begins, or nowhere, is named', () => {
  expect(
    toBands([
      { to: '8', leadsTo: '' },
      { to: '5', leadsTo: '' },
      { to: '', leadsTo: '' },
    ]).problems,
  ).toEqual(['Band 2 needs a last rank of 9 or more.']);
  expect(
    toBands([
      { to: '', leadsTo: 'semi' },
      { to: '', leadsTo: '' },
    ]).problems,
  ).toHaveLength(1);
  expect(toBands([]).problems).toEqual([]);
});

test.each([
  ['10, 7.5, 6', [100, 75, 60]],
  ['10 7;6', [100, 70, 60]],
  ['', []],
  ['10, x', undefined],
  ['10, -1', undefined],
  ['1.25', undefined],
])('points of %o', (text, points) => {
  expect(readPointList(text)).toEqual(points);
});
