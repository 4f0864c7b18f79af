import { type DraftRow, emptyRow } from '@one-dream/contract/scoring/rows.ts';

/** Cells that two scorers may have changed differently. */
const draftCells = ['status', 'placement', 'elims', 'fielded', 'players', 'strangers'] as const;
export type DraftCell = (typeof draftCells)[number];

export interface CellDifference {
  entryId: string;
  cell: DraftCell;
  mine: DraftRow[DraftCell];
  theirs: DraftRow[DraftCell];
}

export interface MergedDraft {
  /** Includes changes by either side; for conflicts, the local value. */
  rows: DraftRow[];
  /** Cells changed differently by both sides: a person decides. */
  conflicts: CellDifference[];
  /** Cells changed only by the other side, which are taken. */
  taken: CellDifference[];
}

/**
 * Three-way merge of the local draft and one saved by somebody else, against their common base. Changes made by only one
 * side are never lost. A row that one side took out is gone, unless the other changed it: then it stays as changed.
 */
export function mergeDrafts({
  base,
  mine,
  theirs,
}: {
  base: readonly DraftRow[];
  mine: readonly DraftRow[];
  theirs: readonly DraftRow[];
}): MergedDraft {
  const conflicts: CellDifference[] = [];
  const taken: CellDifference[] = [];
  const rows = joinIds(theirs, mine).flatMap((entryId): DraftRow[] => {
    const was = find(base, entryId);
    const isGoneHere = has(base, entryId) && !has(mine, entryId);
    const isGoneThere = has(base, entryId) && !has(theirs, entryId);
    if (isGoneHere && isSameRow(find(theirs, entryId), was)) return [];
    const here = isGoneHere ? was : find(mine, entryId);
    const staysHere = isGoneThere && !isSameRow(here, was);
    const there = staysHere ? was : find(theirs, entryId);
    const merged: DraftRow = { ...here };
    for (const cell of draftCells) {
      if (isSame(here[cell], there[cell])) continue;
      const difference = { entryId, cell, mine: here[cell], theirs: there[cell] };
      if (isSame(here[cell], was[cell])) {
        taken.push(difference);
        setCell(merged, cell, there[cell]);
      } else if (!isSame(there[cell], was[cell])) conflicts.push(difference);
    }
    return isGoneThere && !staysHere ? [] : [merged];
  });
  return { rows, conflicts, taken };
}

/** Rows with the chosen side of each conflict; unlisted conflicts keep the local value. */
export function settleConflicts(
  { rows, conflicts }: Pick<MergedDraft, 'rows' | 'conflicts'>,
  takesTheirs: (difference: CellDifference) => boolean,
): DraftRow[] {
  return rows.map((row) => {
    const settled = { ...row };
    for (const conflict of conflicts)
      if (conflict.entryId === row.entryId && takesTheirs(conflict))
        setCell(settled, conflict.cell, conflict.theirs);
    return settled;
  });
}

/** Whether two drafts are equal, regardless of row order. */
export function isSameDraft(a: readonly DraftRow[], b: readonly DraftRow[]): boolean {
  return (
    a.length === b.length &&
    a.every((row) => {
      const other = b.find(({ entryId }) => entryId === row.entryId);
      return other !== undefined && isSameRow(row, other);
    })
  );
}

function joinIds(...drafts: readonly (readonly DraftRow[])[]): string[] {
  return [...new Set(drafts.flatMap((rows) => rows.map(({ entryId }) => entryId)))];
}

function has(rows: readonly DraftRow[], entryId: string): boolean {
  return rows.some((row) => row.entryId === entryId);
}

function find(rows: readonly DraftRow[], entryId: string): DraftRow {
  return rows.find((row) => row.entryId === entryId) ?? emptyRow(entryId);
}

function setCell(row: DraftRow, cell: DraftCell, value: DraftRow[DraftCell]): void {
  (row as unknown as Record<DraftCell, unknown>)[cell] = value;
}

function isSameRow(a: DraftRow, b: DraftRow): boolean {
  return draftCells.every((cell) => isSame(a[cell], b[cell]));
}

function isSame(a: DraftRow[DraftCell], b: DraftRow[DraftCell]): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}
