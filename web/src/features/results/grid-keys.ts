export const gridColumns = ['placement', 'elims', 'fielded'] as const;
export type GridColumn = (typeof gridColumns)[number];

/** Where a key leads from a cell; nothing for a key that belongs to the cell itself. */
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
  /** Where the Tab key set out along this row; undefined when it did not. */
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
  // As a spreadsheet does: along a row by Tab, and back to where it began, one row down.
  if (tabbedFrom) return row < rows - 1 ? { row: row + 1, column: tabbedFrom } : undefined;
  if (row < rows - 1) return { row: row + 1, column };
  // Down a column and on at the top of the next: first all placements, then all eliminations.
  const next = gridColumns[at + 1];
  return next && next !== 'fielded' ? { row: 0, column: next } : undefined;
}

/**
 * Parses pasted numbers for the cells from the focused one on: numbers alone, in lines and columns. Nothing for what names teams,
 * or does not fit.
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

/** Whether what is pasted is more than one cell. */
export function isBlock(text: string): boolean {
  return /[\t\n]/.test(text.trim());
}
