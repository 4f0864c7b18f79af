import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { gridColumns } from './grid-keys.ts';
import { columnWords, GridRow } from './grid-row.tsx';
import { mistakesOf } from './result-rows.ts';
import { stripOfRow } from './screenshots/cut-rows.ts';
import type { Entry } from './use-entry.ts';
import { useGridKeys } from './use-grid-keys.ts';

const head = 'px-2 py-2 text-left font-display text-label font-medium tracking-wide text-quiet';

/**
 * Result entry on a desktop: a row per team by room slot. Spreadsheet keys: Tab moves along, Enter to the next row at the
 * column where Tab started, arrows, Ctrl+Z. Digits overwrite, `A` marks absent, `D` disqualified. Pasted numbers fill the
 * cells from here on; a block with team names opens a preview. Escape leaves the grid.
 */
export function EntryGrid(props: {
  entry: Entry;
  /** Strips of a screenshot, by placement; that of the focused row is shown below it. */
  strips: readonly ImageBitmap[];
  onPaste: (text: string) => void;
  onLeave: () => void;
}) {
  const { entry, strips, onPaste, onLeave } = props;
  const [focused, setFocused] = useState<number>();
  const { grid, ...keys } = useGridKeys({ entry, onPaste, onLeave });
  const { rows } = entry;
  const mistakes = mistakesOf(entry.view, rows);

  return (
    <div className="overflow-x-auto border border-line">
      <table
        ref={grid}
        aria-label={t`Result by team`}
        onPaste={keys.paste}
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
          {rows.map((row, index) => (
            <GridRow
              key={row.entryId}
              entry={entry}
              row={row}
              index={index}
              keys={keys}
              own={mistakes.filter(({ entryIds }) => entryIds.includes(row.entryId))}
              strip={focused === index ? strips[stripOfRow(rows, index) ?? -1] : undefined}
              onFocus={() => setFocused(index)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
