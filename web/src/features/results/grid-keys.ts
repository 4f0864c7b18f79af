export const gridColumns = ['placement', 'elims', 'fielded'] as const;
export type GridColumn = (typeof gridColumns)[number];

/** Target cell of a navigation key; undefined for a key handled by the cell itself. */
export function stepInGrid({
  row,
  column,
  key,
  isBack,
  rows,
  tabbedFrom,
}: {
  row: number;
  column: GridColumn;
  key: string;
  /** Shift is held. */
  isBack: boolean;
  rows: number;
  /** Column where Tab navigation started in this row, if it did. */
  tabbedFrom?: GridColumn | undefined;
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
  // Like a spreadsheet: Enter returns to the column where Tab started, one row down.
  if (tabbedFrom) return row < rows - 1 ? { row: row + 1, column: tabbedFrom } : undefined;
  if (row < rows - 1) return { row: row + 1, column };
  // Down a column, then to the top of the next: all placements before all eliminations.
  const next = gridColumns[at + 1];
  return next && next !== 'fielded' ? { row: 0, column: next } : undefined;
}

/**
 * Parses pasted numbers for the cells from the focused one on: only numbers, in lines and columns. Undefined if they include
 * team names or do not fit.
 */
export function readCells(text: string): (number | null)[][] | undefined {
  const lines = text
    .replace(/\r/g, '')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim()));
  const isCells = lines.every(
    (cells) => cells.length <= gridColumns.length && cells.every((cell) => /^\d{0,3}$/.test(cell)),
  );
  return isCells && lines.some((cells) => cells.some((cell) => cell !== ''))
    ? lines.map((cells) => cells.map((cell) => (cell === '' ? null : Number(cell))))
    : undefined;
}

/** Whether the pasted text is more than one cell. */
export function isBlock(text: string): boolean {
  return /[\t\n]/.test(text.trim());
}
