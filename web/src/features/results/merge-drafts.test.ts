import { type DraftRow, emptyRow } from '@one-dream/contract/scoring/rows.ts';
import { expect, test } from 'vitest';
import { isSameDraft, mergeDrafts, settleConflicts } from './merge-drafts.ts';

const row = (entryId: string, cells: Partial<DraftRow> = {}): DraftRow => ({
  ...emptyRow(entryId),
  ...cells,
});
const base = [row('a', { placement: 1, elims: 5 }), row('b', { placement: 2 })];

test('what only one of them changed is in the merge, whoever it was', () => {
  const mine = [row('a', { placement: 1, elims: 6 }), row('b', { placement: 2 })];
  const theirs = [row('a', { placement: 1, elims: 5 }), row('b', { placement: 2, elims: 3 })];
  const merged = mergeDrafts({ base, mine, theirs });
  expect(merged.conflicts).toEqual([]);
  expect(merged.rows).toEqual([
    row('a', { placement: 1, elims: 6 }),
    row('b', { placement: 2, elims: 3 }),
  ]);
  expect(merged.taken).toEqual([{ entryId: 'b', cell: 'elims', mine: null, theirs: 3 }]);
});

test('a cell that both changed is for a person to choose', () => {
  const mine = [row('a', { placement: 1, elims: 6 }), row('b', { placement: 2 })];
  const theirs = [row('a', { placement: 1, elims: 7 }), row('b', { placement: 2 })];
  const merged = mergeDrafts({ base, mine, theirs });
  expect(merged.conflicts).toEqual([{ entryId: 'a', cell: 'elims', mine: 6, theirs: 7 }]);
  expect(settleConflicts(merged, () => false)[0]?.elims).toBe(6);
  expect(settleConflicts(merged, () => true)[0]?.elims).toBe(7);
});

test('both changed a cell to the same: nothing to choose', () => {
  const same = [row('a', { placement: 1, elims: 9 }), row('b', { placement: 2 })];
  expect(mergeDrafts({ base, mine: same, theirs: same }).conflicts).toEqual([]);
});

test('a row that only they have comes in, and the order of rows is no difference', () => {
  const theirs = [...base, row('c', { placement: 3 })];
  expect(mergeDrafts({ base, mine: base, theirs }).rows).toEqual(theirs);
  expect(isSameDraft(base, base.toReversed())).toBe(true);
});
