import type { DraftRow } from '@one-dream/contract/scoring/rows.ts';
import { expect, it } from 'vitest';
import { swapRows } from './result-rows.ts';

const rows: DraftRow[] = [
  { entryId: 'a', status: 'played', placement: 1, elims: 9, fielded: null },
  {
    entryId: 'b',
    status: 'disqualified',
    placement: 2,
    elims: 4,
    fielded: 3,
    players: [{ player: 1, elims: 4 }],
  },
  { entryId: 'c', status: 'absent', placement: null, elims: null, fielded: null },
];

it('two teams that sat in each other’s slots change over what was entered, and nothing else', () => {
  const swapped = swapRows(rows, 'a', 'b');
  expect(swapped).toEqual([
    { ...rows[1], entryId: 'a', players: undefined },
    { ...rows[0], entryId: 'b', players: undefined },
    rows[2],
  ]);
  expect(swapRows(swapped, 'b', 'a').map(({ placement }) => placement)).toEqual([1, 2, null]);
  expect(swapRows(rows, 'a', 'nobody')).toEqual(rows);
});
