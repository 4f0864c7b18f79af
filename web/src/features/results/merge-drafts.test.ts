import { type DraftRow, emptyRow } from '@one-dream/contract/scoring/rows.ts';
import { expect, test } from 'vitest';
import { isSameDraft, mergeDrafts, settleConflicts } from './merge-drafts.ts';

const row = (entryId: string, cells: Partial<DraftRow> = {}): DraftRow => ({
  ...emptyRow(entryId),
  ...cells,
});
const base = [row('a', { placement: 1, elims: 5 }), row('b', { placement: 2 })];

test('a change by either side alone is in the merge', () => {
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

test('a cell that both changed is a conflict', () => {
  const mine = [row('a', { placement: 1, elims: 6 }), row('b', { placement: 2 })];
  const theirs = [row('a', { placement: 1, elims: 7 }), row('b', { placement: 2 })];
  const merged = mergeDrafts({ base, mine, theirs });
  expect(merged.conflicts).toEqual([{ entryId: 'a', cell: 'elims', mine: 6, theirs: 7 }]);
  expect(settleConflicts(merged, () => false)[0]?.elims).toBe(6);
  expect(settleConflicts(merged, () => true)[0]?.elims).toBe(7);
});

test('a cell that both changed to the same value is no conflict', () => {
  const same = [row('a', { placement: 1, elims: 9 }), row('b', { placement: 2 })];
  expect(mergeDrafts({ base, mine: same, theirs: same }).conflicts).toEqual([]);
});

test('a row that only the other side has is added, and the order of rows does not matter', () => {
  const theirs = [...base, row('c', { placement: 3 })];
  expect(mergeDrafts({ base, mine: base, theirs }).rows).toEqual(theirs);
  expect(isSameDraft(base, base.toReversed())).toBe(true);
});

test('a row removed by one side stays removed', () => {
  const [a, b] = base;
  const without = base.slice(0, 1);
  const theirs = mergeDrafts({ base, mine: base, theirs: without });
  expect(theirs.rows).toEqual(without);
  // What it held counts as their change.
  expect(theirs.taken).toEqual([{ entryId: 'b', cell: 'placement', mine: 2, theirs: null }]);
  expect(mergeDrafts({ base, mine: without, theirs: base })).toEqual({
    rows: [a],
    conflicts: [],
    taken: [],
  });
  const renamed = [row('a', { placement: 1, elims: 5 }), row('c', { placement: 2 })];
  const typed = [row('a', { placement: 1, elims: 6 }), ...(b ? [b] : [])];
  expect(mergeDrafts({ base, mine: typed, theirs: renamed }).rows).toEqual([
    row('a', { placement: 1, elims: 6 }),
    row('c', { placement: 2 }),
  ]);
});

test('a row removed by one side and changed by the other stays as changed', () => {
  const without = base.slice(1);
  const changed = [row('a', { placement: 1, elims: 6 }), row('b', { placement: 2 })];
  expect(mergeDrafts({ base, mine: changed, theirs: without })).toEqual({
    rows: [row('b', { placement: 2 }), row('a', { placement: 1, elims: 6 })],
    conflicts: [],
    taken: [],
  });
  expect(mergeDrafts({ base, mine: without, theirs: changed })).toEqual({
    rows: changed,
    conflicts: [],
    taken: [{ entryId: 'a', cell: 'elims', mine: 5, theirs: 6 }],
  });
});

test('for every pair of changes, an unchanged row is never restored and a changed one never lost', () => {
  type Change = (one: DraftRow) => DraftRow[];
  const changes: Change[] = [
    (one) => [one],
    () => [],
    (one) => [{ ...one, elims: 9 }],
    (one) => [{ ...one, placement: null }],
  ];
  for (const ours of changes)
    for (const others of changes) {
      const was = row('a', { placement: 1, elims: 5 });
      const [mine, theirs] = [ours(was), others(was)];
      const { rows, conflicts } = mergeDrafts({ base: [was], mine, theirs });
      expect(conflicts).toEqual([]);
      const isUnchanged = (side: readonly DraftRow[]) => isSameDraft(side, [was]);
      if (isUnchanged(mine)) expect(rows).toEqual(theirs);
      else if (isUnchanged(theirs)) expect(rows).toEqual(mine);
      else expect(rows).toHaveLength(mine.length + theirs.length > 0 ? 1 : 0);
    }
});
