import { expect, test } from 'vitest';
import { type BandRow, fromRanks, readPointList, toBandSets, toBands } from './band-rows.ts';

const forAll = (rows: BandRow[]) => [{ letter: null, rows }];

test('where one band ends the next begins, and the last goes on', () => {
  const rows = [
    { to: '8', leadsTo: 'semi' },
    { to: '16', leadsTo: 'wild' },
    { to: '', leadsTo: '' },
  ];
  const { bands, problems } = toBands(forAll(rows));
  expect(fromRanks(rows)).toEqual([1, 9, 17]);
  expect(problems).toEqual([]);
  expect(bands).toEqual([
    { from: 1, to: 8, leadsTo: 'semi' },
    { from: 9, to: 16, leadsTo: 'wild' },
    { from: 17, to: null, leadsTo: null },
  ]);
  expect(toBands(toBandSets(bands, ['A', 'B'])).bands).toEqual(bands);
});

test('a band that ends before it begins, or nowhere, is named', () => {
  expect(
    toBands(
      forAll([
        { to: '8', leadsTo: '' },
        { to: '5', leadsTo: '' },
        { to: '', leadsTo: '' },
      ]),
    ).problems,
  ).toEqual(['Range 2 needs a last rank of 9 or more.']);
  expect(
    toBands(
      forAll([
        { to: '', leadsTo: 'semi' },
        { to: '', leadsTo: '' },
      ]),
    ).problems,
  ).toHaveLength(1);
  expect(toBands(forAll([])).problems).toEqual([]);
});

test('groups lead to stages of their own, and come back as they were', () => {
  const to = (leadsTo: string) => [
    { to: '8', leadsTo },
    { to: '', leadsTo: '' },
  ];
  const { bands, problems } = toBands([
    { letter: 'A', rows: to('final') },
    { letter: 'B', rows: to('semi') },
  ]);
  expect(problems).toEqual([]);
  expect(bands).toEqual([
    { from: 1, to: 8, leadsTo: 'final', groups: ['A'] },
    { from: 9, to: null, leadsTo: null, groups: ['A'] },
    { from: 1, to: 8, leadsTo: 'semi', groups: ['B'] },
    { from: 9, to: null, leadsTo: null, groups: ['B'] },
  ]);
  expect(toBands(toBandSets(bands, ['A', 'B'])).bands).toEqual(bands);
  const short = toBands([
    { letter: 'A', rows: to('final') },
    { letter: 'B', rows: [{ to: 'x', leadsTo: 'semi' }, ...to('semi')] },
  ]);
  expect(short.problems).toContain('Range 1 of group B needs a last rank of 1 or more.');
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
