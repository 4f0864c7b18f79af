import { t } from '@lingui/core/macro';
import type { DraftRow } from '@one-dream/contract/scoring/rows.ts';
import { formatTenths } from '@one-dream/contract/scoring/tenths.ts';
import { EllipsisVertical } from 'lucide-react';
import { useId, useState } from 'react';
import { Avatar } from '../../ui/art/avatar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { type GridColumn, gridColumns } from './grid-keys.ts';
import { type mistakesOf, pointsSoFar, type ScoredTeam } from './result-rows.ts';
import { RowDialog } from './row-dialog.tsx';
import { Bitmap } from './screenshots/bitmap.tsx';
import type { Entry } from './use-entry.ts';
import type { GridKeys } from './use-grid-keys.ts';

export const columnWords = (): Record<GridColumn, string> => ({
  placement: t`Placement`,
  elims: t`Elims`,
  fielded: t`Players`,
});

type RowProps = {
  entry: Entry;
  row: DraftRow;
  index: number;
  keys: GridKeys;
  own: ReturnType<typeof mistakesOf>;
  /** The team's strip of a screenshot, shown below the row. */
  strip: ImageBitmap | undefined;
  onFocus: () => void;
};

/** A team's row of the grid, always 32 px high: full error messages are in the list of checks. */
export function GridRow(props: RowProps) {
  const { entry, row, own, strip } = props;
  const { match } = entry;
  const noteId = useId();
  const team = teamOf(entry, row);
  const name = team?.name ?? t`Not in this lobby`;
  const wrong = [...new Set(own.map(({ message }) => message))].join(' ');
  return (
    <>
      <tr
        className={classNames(
          'border-t border-line',
          row.status === 'absent' && 'bg-sunken text-quiet',
        )}
      >
        <td className="pl-4 font-display text-action font-medium text-quiet tabular-nums">
          {team?.roomSlot ?? '–'}
        </td>
        <th scope="row" className="px-2 py-0 text-left font-regular">
          <span className="flex items-center gap-2.5 leading-4">
            <Avatar kind="team" name={team?.name ?? '?'} src={team?.logo} size={24} />
            <span className="min-w-24 font-strong wrap-anywhere">{name}</span>
            {row.status !== 'played' && (
              <span
                className={classNames(
                  'shrink-0 text-small/4',
                  row.status === 'absent' ? 'text-quiet' : 'text-closed',
                )}
              >
                {row.status === 'absent' ? t`Absent` : t`Disqualified`}
              </span>
            )}
            {wrong && (
              <span
                id={noteId}
                title={wrong}
                className="min-w-0 flex-1 basis-24 truncate text-right text-small/4 text-closed"
              >
                {wrong}
              </span>
            )}
          </span>
        </th>
        {gridColumns.map((column) => (
          <Cell key={column} {...props} column={column} noteId={noteId} />
        ))}
        <td className="px-2 text-right font-display text-action font-heavy tabular-nums">
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
    </>
  );
}

type CellProps = Omit<RowProps, 'strip'> & {
  column: GridColumn;
  noteId: string;
};

function Cell({ entry, row, index, keys, column, own, noteId, ...props }: CellProps) {
  const { match, view } = entry;
  const team = teamOf(entry, row);
  const isWrong = own.some(({ cell }) => cell === column);
  const isDoubted = view.warnings.some(
    ({ cell, entryIds }) => cell === column && entryIds.includes(row.entryId),
  );
  return (
    <td className="px-0.5 py-0">
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
          row.status === 'absent' ? '–' : column === 'fielded' ? String(match.lineup) : ''
        }
        onChange={({ target }) => keys.type({ row: index, column }, row, target.value)}
        onKeyDown={(event) => keys.press(event, { row: index, column })}
        onPointerDown={keys.leaveTab}
        onFocus={({ target }) => {
          props.onFocus();
          target.select();
        }}
        className={classNames(
          'block h-[31px] w-full border bg-sunken px-2 text-center font-display text-action font-medium tabular-nums rounded-hair',
          'focus-visible:border-flare focus-visible:outline-offset-0 aria-invalid:border-closed',
          isDoubted ? 'border-live' : 'border-edge',
        )}
      />
    </td>
  );
}

function teamOf({ match }: Entry, { entryId }: DraftRow) {
  return match.teams.find((team) => team.entryId === entryId);
}

/** All actions of a row, for touch, and for eliminations by player. */
function RowMenu(props: { entry: Entry; row: DraftRow; team: ScoredTeam | undefined }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t`More about ${props.team?.name ?? t`this row`}`}
        icon={<EllipsisVertical size={20} />}
        tabIndex={-1}
        className="h-[31px]! align-middle"
        onClick={() => setOpen(true)}
      />
      <RowDialog {...props} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}
