export const gridColumns = ['placement', 'elims', 'fielded'] as const;
export type GridColumn = (typeof gridColumns)[number];

/** Where a key leads from a cell; nothing for a key that belongs to the cell itself. */
export function stepInGrid({
  row,
  column,
  key,
  isBack,
  rows,
}: {
  row: number;
  column: GridColumn;
  key: string;
  /** Shift is held. */
  isBack: boolean;
  rows: number;
}): { row: number; column: GridColumn } | undefined {
  const at = gridColumns.indexOf(column);
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const next = gridColumns[at + (key === 'ArrowLeft' ? -1 : 1)];
    return next && { row, column: next };
  }
  if (key === 'ArrowUp' || (key === 'Enter' && isBack))
    return row > 0 ? { row: row - 1, column } : undefined;
  if (key === 'ArrowDown') return row < rows - 1 ? { row: row + 1, column } : undefined;
  if (key !== 'Enter') return undefined;
  if (row < rows - 1) return { row: row + 1, column };
  // Down a column and on at the top of the next: first all placements, then all eliminations.
  const next = gridColumns[at + 1];
  return next && next !== 'fielded' ? { row: 0, column: next } : undefined;
}

/** Whether what is pasted is more than one cell. */
export function isBlock(text: string): boolean {
  return /[\t\n]/.test(text.trim());
}
