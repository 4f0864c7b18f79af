import { emptyRow } from '@one-dream/contract/scoring/rows.ts';
import { expect, test } from 'vitest';
import { changeRow } from './result-rows.ts';
import { remember, takeBack, takeLastBack } from './row-history.ts';

const rows = [emptyRow('a'), emptyRow('b')];

test('undo takes one step back, and continued typing in a cell is one step', () => {
  const one = changeRow(rows, 'a', { placement: 1 });
  const two = changeRow(one, 'a', { placement: 12 });
  const three = changeRow(two, 'b', { elims: 4 });
  let history = remember([], { before: rows, after: one, cell: '0:placement' });
  history = remember(history, { before: one, after: two, cell: '0:placement' });
  history = remember(history, { before: two, after: three, cell: '1:elims' });
  expect(history).toHaveLength(2);
  expect(takeBack(history, three)).toEqual(two);
  expect(takeBack(history.slice(0, -1), two)).toEqual(rows);
});

test('an edit without a change is no step, and later changes by others are kept', () => {
  expect(remember([], { before: rows, after: rows })).toEqual([]);
  const mine = changeRow(rows, 'a', { placement: 1 });
  const history = remember([], { before: rows, after: mine });
  const theirs = changeRow(mine, 'a', { placement: 3 });
  expect(takeBack(history, theirs)).toEqual(theirs);
});

test('steps overwritten by somebody else are skipped', () => {
  const one = changeRow(rows, 'a', { placement: 1 });
  const two = changeRow(one, 'b', { placement: 2 });
  let history = remember([], { before: rows, after: one });
  history = remember(history, { before: one, after: two });
  const typedOver = changeRow(two, 'b', { placement: 3 });
  expect(takeLastBack(history, typedOver)).toEqual({
    rows: changeRow(rows, 'b', { placement: 3 }),
    history: [],
  });
  expect(takeLastBack(history, rows)).toBeUndefined();
});
