import { t } from '@lingui/core/macro';
import type { DraftRow } from '@one-dream/contract/scoring/rows.ts';
import { formatTenths } from '@one-dream/contract/scoring/tenths.ts';
import { type ClipboardEvent, Fragment, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Avatar } from '../../ui/art/avatar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { type GridColumn, gridColumns, isBlock, readCells, stepInGrid } from './grid-keys.ts';
import { changeRow, mistakesOf, pointsSoFar, toggleStatus } from './result-rows.ts';
import { type RowHistory, remember, takeBack } from './row-history.ts';
import { RowMenu } from './row-menu.tsx';
import { Bitmap } from './screenshots/bitmap.tsx';
import { stripOfRow } from './screenshots/cut-rows.ts';
import type { Entry } from './use-entry.ts';

const columnWords = (): Record<GridColumn, string> => ({
  placement: t`Placement`,
  elims: t`Elims`,
  fielded: t`Players`,
});
const head = 'px-2 py-2 text-left font-display text-label font-medium tracking-wide text-quiet';

/**
 * Result entry on a desk: a row per team by room slot. Spreadsheet keys: Tab moves along, Enter to the next row at the
 * column where Tab started, arrows, Ctrl+Z. Digits overwrite, `A` marks absent, `D` disqualified. Pasted numbers fill the
 * cells from here on; a block with team names opens a preview. Escape leaves the grid.
 */
export function EntryGrid(props: {
  entry: Entry;
  /** Strips of a screenshot, by place: the focused row's is shown below it. */
  strips: readonly ImageBitmap[];
  onPaste: (text: string) => void;
  onLeave: () => void;
}) {
  const { entry, strips, onPaste, onLeave } = props;
  const [focused, setFocused] = useState<number>();
  const { rows, match, view, keeper } = entry;
  const grid = useRef<HTMLTableElement>(null);
  const id = useId();
  const mistakes = mistakesOf(view, rows);
  const history = useRef<RowHistory>([]);
  const tabbedFrom = useRef<GridColumn>(undefined);

  function edit(after: DraftRow[], cell?: string) {
    history.current = remember(history.current, { before: rows, after, ...(cell && { cell }) });
    keeper.edit(after);
  }

  function undo() {
    const before = takeBack(history.current, rows);
    history.current = history.current.slice(0, -1);
    keeper.edit(before);
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

  return (
    <div className="overflow-x-auto border border-line">
      <table
        ref={grid}
        aria-label={t`Result by team`}
        onPaste={paste}
        className="w-full border-collapse"
      >
        <caption className="caption-bottom border-t border-line px-4 py-2 text-left text-small text-quiet">{t`Tab, Enter and the arrows move, A marks absent, D disqualified, Ctrl+Z takes back, Escape leaves the table.`}</caption>
        <thead className="bg-raised">
          <tr>
            <th scope="col" className={classNames(head, 'w-14 pl-4')}>{t`Slot`}</th>
            <th scope="col" className={head}>{t`Team`}</th>
            {gridColumns.map((column) => (
              <th key={column} scope="col" className={classNames(head, 'w-20')}>
                {columnWords()[column]}
              </th>
            ))}
            <th scope="col" className={classNames(head, 'w-20 text-right')}>{t`Points`}</th>
            <th scope="col" className="w-14">
              <span className="visually-hidden">{t`More`}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const team = match.teams.find(({ entryId }) => entryId === row.entryId);
            const name = team?.name ?? t`Not in this lobby`;
            const own = mistakes.filter(({ entryIds }) => entryIds.includes(row.entryId));
            const noteId = `${id}-${index}`;
            const strip = focused === index ? strips[stripOfRow(rows, index) ?? -1] : undefined;
            return (
              <Fragment key={row.entryId}>
                <tr
                  className={classNames(
                    'border-t border-line',
                    row.status === 'absent' && 'bg-sunken text-quiet',
                  )}
                >
                  <td className="pl-4 font-display text-title font-medium text-quiet tabular-nums">
                    {team?.roomSlot ?? '–'}
                  </td>
                  <th scope="row" className="px-2 py-1 text-left font-regular">
                    <span className="flex items-center gap-3">
                      <Avatar name={team?.name ?? '?'} src={team?.logo} size={28} />
                      <span className="min-w-0">
                        <span className="line-clamp-1 font-strong wrap-anywhere">{name}</span>
                        {row.status !== 'played' && (
                          <span
                            className={classNames(
                              'block text-small',
                              row.status === 'absent' ? 'text-quiet' : 'text-closed',
                            )}
                          >
                            {row.status === 'absent' ? t`Absent` : t`Disqualified`}
                          </span>
                        )}
                      </span>
                    </span>
                    {own.length > 0 && (
                      <span id={noteId} className="mt-1 block text-small text-closed">
                        {[...new Set(own.map(({ message }) => message))].join(' ')}
                      </span>
                    )}
                  </th>
                  {gridColumns.map((column) => {
                    const isWrong = own.some(({ cell }) => cell === column);
                    const isDoubted = view.warnings.some(
                      ({ cell, entryIds }) => cell === column && entryIds.includes(row.entryId),
                    );
                    return (
                      <td key={column} className="p-1">
                        <input
                          data-cell={`${index}:${column}`}
                          aria-label={`${columnWords()[column]}, ${team?.name ?? 'team'}`}
                          aria-invalid={isWrong || undefined}
                          aria-describedby={isWrong ? noteId : undefined}
                          inputMode="numeric"
                          autoComplete="off"
                          maxLength={3}
                          value={row[column] ?? ''}
                          placeholder={
                            row.status === 'absent'
                              ? '–'
                              : column === 'fielded'
                                ? String(match.lineup)
                                : ''
                          }
                          onChange={({ target }) => type({ row: index, column }, row, target.value)}
                          onKeyDown={(event) => press(event, { row: index, column })}
                          onPointerDown={() => {
                            tabbedFrom.current = undefined;
                          }}
                          onFocus={({ target }) => {
                            setFocused(index);
                            target.select();
                          }}
                          className={classNames(
                            'h-11 w-full border bg-sunken px-2 text-center font-display text-title font-medium tabular-nums rounded-hair',
                            'focus-visible:border-flare focus-visible:outline-offset-0 aria-invalid:border-closed',
                            isDoubted ? 'border-live' : 'border-edge',
                          )}
                        />
                      </td>
                    );
                  })}
                  <td className="px-2 text-right font-display text-title font-heavy tabular-nums">
                    {formatTenths(pointsSoFar(row, match))}
                  </td>
                  <td className="pr-2">
                    <RowMenu entry={entry} row={row} team={team} />
                  </td>
                </tr>
                {strip && (
                  <tr>
                    <td colSpan={4 + gridColumns.length} className="p-1">
                      <Bitmap bitmap={strip} label={t`Row of the screenshot for ${name}`} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
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
