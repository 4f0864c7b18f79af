import type { DraftRow } from '@one-dream/contract/scoring/rows.ts';

/** An undoable step: the rows it changed. */
interface Step {
  /** Continued typing in one cell is a single step. */
  cell: string | undefined;
  changed: { before: DraftRow; after: DraftRow }[];
}

export type RowHistory = readonly Step[];

/** Appends a step to the history. */
export function remember(
  history: RowHistory,
  {
    before,
    after,
    cell,
  }: { before: readonly DraftRow[]; after: readonly DraftRow[]; cell?: string },
): RowHistory {
  const was = new Map(before.map((row) => [row.entryId, row]));
  const changed = after.flatMap((row) => {
    const earlier = was.get(row.entryId);
    return earlier && !isSame(earlier, row) ? [{ before: earlier, after: row }] : [];
  });
  if (changed.length === 0) return history;
  const last = history.at(-1);
  if (cell === undefined || last?.cell !== cell) return [...history, { cell, changed }];
  const joined = changed.map(({ before: was, after: is }) => ({
    before: last.changed.find(({ before }) => before.entryId === was.entryId)?.before ?? was,
    after: is,
  }));
  return [...history.slice(0, -1), { cell, changed: joined }];
}

/** Undoes the last step; a row changed by somebody else since is left alone. */
export function takeBack(history: RowHistory, rows: readonly DraftRow[]): DraftRow[] {
  const step = history.at(-1);
  return rows.map((row) => {
    const own = step?.changed.find(({ after }) => isSame(after, row));
    return own ? own.before : row;
  });
}

/** Undoes the last step whose rows nobody changed since; undefined if there is none. */
export function takeLastBack(
  history: RowHistory,
  rows: readonly DraftRow[],
): { rows: DraftRow[]; history: RowHistory } | undefined {
  for (let count = history.length; count > 0; count -= 1) {
    const before = takeBack(history.slice(0, count), rows);
    if (before.some((row, index) => row !== rows[index]))
      return { rows: before, history: history.slice(0, count - 1) };
  }
  return undefined;
}

function isSame(one: DraftRow, other: DraftRow): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
