import type { DraftRow } from '@one-dream/contract/scoring/rows.ts';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { type GridColumn, gridColumns, isBlock, readCells, stepInGrid } from './grid-keys.ts';
import { changeRow, toggleStatus } from './result-rows.ts';
import { type RowHistory, remember, takeBack } from './row-history.ts';
import type { Entry } from './use-entry.ts';

export type GridKeys = Omit<ReturnType<typeof useGridKeys>, 'grid'>;

/** What keys, typing and pasting do in the grid. */
export function useGridKeys(props: {
  entry: Entry;
  onPaste: (text: string) => void;
  onLeave: () => void;
}) {
  const { onPaste, onLeave } = props;
  const { rows, sync } = props.entry;
  const grid = useRef<HTMLTableElement>(null);
  const history = useRef<RowHistory>([]);
  const tabbedFrom = useRef<GridColumn>(undefined);

  function edit(after: DraftRow[], cell?: string) {
    history.current = remember(history.current, { before: rows, after, ...(cell && { cell }) });
    sync.edit(after);
  }

  function undo() {
    const before = takeBack(history.current, rows);
    history.current = history.current.slice(0, -1);
    sync.edit(before);
  }

  function focusCell(row: number, column: GridColumn) {
    const cell = grid.current?.querySelector<HTMLInputElement>(`[data-cell="${row}:${column}"]`);
    cell?.focus();
    cell?.select();
  }

  function press(event: KeyboardEvent<HTMLInputElement>, at: { row: number; column: GridColumn }) {
    const row = rows[at.row];
    if ((event.ctrlKey || event.metaKey) && event.key === 'z') {
      event.preventDefault();
      return undo();
    }
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') return onLeave();
    if (event.key === 'Tab') tabbedFrom.current ??= at.column;
    const letter = event.key.toLowerCase();
    if (letter === 'a' || letter === 'd') {
      event.preventDefault();
      edit(toggleStatus(rows, row.entryId, letter === 'a' ? 'absent' : 'disqualified'));
      return;
    }
    const to = stepInGrid({
      ...at,
      key: event.key,
      isBack: event.shiftKey,
      rows: rows.length,
      tabbedFrom: tabbedFrom.current,
    });
    if (!to) return;
    tabbedFrom.current = undefined;
    event.preventDefault();
    focusCell(to.row, to.column);
  }

  function type(at: { row: number; column: GridColumn }, row: DraftRow, text: string) {
    const digits = text.replace(/\D/g, '').slice(0, 3);
    const value = digits === '' ? null : Number(digits);
    edit(fillCell(rows, row, at.column, value), `${at.row}:${at.column}`);
  }

  function paste(event: ClipboardEvent<HTMLElement>) {
    const text = event.clipboardData.getData('text/plain');
    if (!isBlock(text)) return;
    event.preventDefault();
    const { cell } = (event.target as HTMLElement).dataset;
    const cells = readCells(text);
    if (!cell || !cells) return onPaste(text);
    const [row = '', column = ''] = cell.split(':');
    const from = { row: Number(row), column: gridColumns.indexOf(column as GridColumn) };
    const isInside =
      from.row + cells.length <= rows.length &&
      cells.every((line) => from.column + line.length <= gridColumns.length);
    if (!isInside) return onPaste(text);
    edit(
      cells.reduce<DraftRow[]>((filled, line, down) => {
        return line.reduce<DraftRow[]>((now, value, along) => {
          const column = gridColumns[from.column + along];
          const target = now[from.row + down];
          return target && column ? fillCell(now, target, column, value) : now;
        }, filled);
      }, rows),
    );
  }

  function leaveTab() {
    tabbedFrom.current = undefined;
  }

  return { grid, press, type, paste, leaveTab };
}

/** Fills one cell, by hand or from a block. */
function fillCell(
  rows: readonly DraftRow[],
  row: DraftRow,
  column: GridColumn,
  value: number | null,
): DraftRow[] {
  return changeRow(rows, row.entryId, {
    [column]: value,
    // Entering numbers for an absent team marks it as having played.
    ...(row.status === 'absent' && value !== null && { status: 'played' }),
    // A typed total replaces the figures by player.
    ...(column === 'elims' && row.players && { players: undefined }),
  });
}
