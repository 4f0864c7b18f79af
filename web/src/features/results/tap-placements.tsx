import { t } from '@lingui/core/macro';
import type { DraftRow } from '@one-dream/contract/scoring/rows.ts';
import { Undo2 } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/form/button.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { useIsSettled } from '../../ui/form/use-is-settled.ts';
import { nameLook } from '../../ui/list/name-look.ts';
import { EntryFoot } from './entry-foot.tsx';
import { EntryEnd } from './publish-panel.tsx';
import { byPlacement, type ScoredTeam } from './result-rows.ts';
import { type RowHistory, remember, takeLastBack } from './row-history.ts';
import { TapElims } from './tap-elims.tsx';
import {
  markAbsent,
  markPresent,
  readTapOrder,
  tapBoth,
  tapPlace,
  undoBoth,
  undoTap,
} from './tap-order.ts';
import { PlacedRow, TapRow } from './tap-row.tsx';
import type { Entry } from './use-entry.ts';
import { type TapMode, tapModes, useTapMode } from './use-tap-mode.ts';

type TapPlacementsProps = {
  entry: Entry;
  onReview: () => void;
  /** Other ways to fill in the rows. */
  tools: ReactNode;
};

/**
 * Result entry on a phone: teams are tapped in order, with their eliminations or, while the match is running, placements
 * first. Teams placed with a single tap shrink to a line below the remaining ones.
 */
export function TapPlacements({ entry, onReview, tools }: TapPlacementsProps) {
  const { rows, match, sync } = entry;
  const [history, setHistory] = useState<RowHistory>([]);
  const [undone, setUndone] = useState(0);
  const [marksAbsent, setMarksAbsent] = useState(false);
  const [mode, setMode] = useTapMode();
  const direction = mode === 'last' ? 'last' : 'first';
  const isBoth = mode === 'both' && !marksAbsent;
  const { next } = readTapOrder(rows, direction);
  const teams = new Map(match.teams.map((team) => [team.entryId, team]));
  const left = rows.filter(({ status, elims }) => status !== 'absent' && elims === null);
  const isPlaced = next === 0 && !marksAbsent;
  const isUntouched = rows.every(({ status, placement }) => status === 'absent' || !placement);
  const edit = (after: DraftRow[]) => {
    setHistory(remember(history, { before: rows, after }));
    sync.edit(after);
  };
  const tap = ({ entryId, status }: DraftRow) => {
    if (status === 'absent') edit(markPresent(rows, entryId, direction));
    else if (marksAbsent) edit(markAbsent(rows, entryId));
    else edit(tapPlace(rows, entryId, direction));
  };
  const [last] = left;
  const pressed = takeLastBack(history, rows);
  // Entries from before the page was opened are undone by placement.
  const takeBack = () => {
    setHistory(pressed?.history ?? []);
    setUndone(undone + 1);
    sync.edit(pressed?.rows ?? (isBoth ? undoBoth(rows) : undoTap(rows, direction)));
  };
  const undo = (
    <Button
      size="small"
      icon={<Undo2 size={18} />}
      disabled={isUntouched && !pressed}
      onClick={takeBack}
    >{t`Undo`}</Button>
  );
  const isCounting = isPlaced && !isBoth;
  const isDone = isPlaced && left.length === 0;
  const isSettled = useIsSettled(String(isDone));
  const end = <EntryEnd entry={entry} isSettled={isSettled} onReview={onReview} />;
  return (
    <div className="flex flex-col gap-4">
      {isBoth ? (
        <TapRows rows={rows} onEdit={edit} teams={teams} />
      ) : isCounting ? (
        // After Undo, continue with the first team without elims.
        <TapElims key={undone} entry={entry} onEdit={edit} end={end} />
      ) : (
        <ul aria-label={t`Teams by slot`} className="grid grid-cols-2 gap-2">
          {rows.map((row) => (
            <li key={row.entryId} className="min-w-0">
              <TeamTile
                row={row}
                team={teams.get(row.entryId)}
                marksAbsent={marksAbsent}
                onTap={() => tap(row)}
              />
            </li>
          ))}
        </ul>
      )}
      <Button wide aria-pressed={marksAbsent} onClick={() => setMarksAbsent(!marksAbsent)}>
        {marksAbsent ? t`Back to placements` : t`Somebody did not play`}
      </Button>
      {tools}
      <SelectField
        label={t`Tap mode`}
        hint={t`This phone remembers it.`}
        options={tapModes.map((value) => ({ value, label: modeNames()[value] }))}
        value={mode}
        onChange={({ target }) => setMode(target.value)}
      />
      {isCounting ? (
        undo
      ) : (
        <EntryFoot>
          <div className="flex min-h-11 items-center justify-between gap-3">
            <p
              role="status"
              className="line-clamp-2 min-w-0 font-display text-action/5 font-medium wrap-anywhere"
            >
              {marksAbsent
                ? t`Tap who did not play`
                : next > 0
                  ? direction === 'first'
                    ? t`Tap who came #${next} · ${left.length} left`
                    : t`Tap who is out: #${next}`
                  : last
                    ? t`How many elims: ${teams.get(last.entryId)?.name ?? '–'}`
                    : t`Every team has its place`}
            </p>
            {undo}
          </div>
          {isDone && <div className="mt-2">{end}</div>}
        </EntryFoot>
      )}
    </div>
  );
}

/** Remaining teams with their keys, by slot; below them the placed ones, one line each. */
function TapRows(props: {
  rows: readonly DraftRow[];
  onEdit: (rows: DraftRow[]) => void;
  teams: ReadonlyMap<string, ScoredTeam>;
}) {
  const { rows, onEdit, teams } = props;
  const isOpen = ({ status, placement, elims }: DraftRow) =>
    status !== 'absent' && (placement === null || elims === null);
  const tap = (entryId: string) => (elims: number) => onEdit(tapBoth(rows, entryId, elims));
  const open = rows.filter(isOpen);
  const placed = byPlacement(rows.filter((row) => !isOpen(row)));
  const list = useRef<HTMLUListElement>(null);

  // As teams leave the list, those that are left take up the room.
  useLayoutEffect(() => {
    if (open.length > 0 && list.current) fillScreen(list.current);
  }, [open.length]);

  return (
    <>
      <ul
        ref={list}
        aria-label={t`Teams by slot`}
        className="-mx-2 grid scroll-mt-[calc(var(--bar-height,56px)+8px)] gap-0.5 empty:hidden max-[359px]:-mx-[16px]"
      >
        {open.map((row) => (
          <li key={row.entryId} className="min-w-0">
            <TapRow row={row} team={teams.get(row.entryId)} onTap={tap(row.entryId)} />
          </li>
        ))}
      </ul>
      <ul
        aria-label={t`Placed`}
        className="-mx-2 divide-y divide-line border-y border-line empty:hidden max-[359px]:-mx-[16px]"
      >
        {placed.map((row) => (
          <li key={row.entryId} className="min-w-0">
            <PlacedRow row={row} team={teams.get(row.entryId)} onTap={tap(row.entryId)} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Scrolls rows that are hidden above the screen into the room between the end of their list and the foot. */
function fillScreen(list: HTMLElement): void {
  const { top, bottom } = list.getBoundingClientRect();
  const bar = Number.parseFloat(getComputedStyle(list).scrollMarginTop);
  const foot = document.querySelector('[data-entry-foot]')?.getBoundingClientRect().top ?? 0;
  const room = Math.min(bar - top, foot - bottom);
  if (room > 0) window.scrollBy(0, -room);
}

const modeNames = (): Record<TapMode, string> => ({
  both: t`Place and elims in one tap`,
  first: t`Places first, from #1 down`,
  last: t`Places first, as teams go out`,
});

/** A team at its fixed position, with its place once it has one. */
function TeamTile(props: {
  row: DraftRow;
  team: ScoredTeam | undefined;
  marksAbsent: boolean;
  onTap: () => void;
}) {
  const { row, team, marksAbsent, onTap } = props;
  const isAbsent = row.status === 'absent';
  const isTaken = row.placement !== null;
  return (
    <button
      type="button"
      aria-disabled={(isTaken && !marksAbsent) || undefined}
      onClick={onTap}
      className={classNames(
        'flex min-h-14 w-full items-center gap-2 border px-2 py-1.5 text-left rounded-hair',
        marksAbsent && !isAbsent ? 'border-closed' : 'border-edge',
        isTaken || isAbsent ? 'bg-sunken text-quiet' : 'bg-raised active:bg-lifted',
      )}
    >
      <span className="w-7 shrink-0 text-center font-display text-title font-heavy text-quiet tabular-nums">
        {team?.roomSlot ?? '–'}
      </span>
      <span className={classNames('min-w-0 flex-1 font-strong', nameLook(team?.name ?? ''))}>
        {team?.name ?? t`Not in this lobby`}
      </span>
      {(isTaken || isAbsent) && (
        <span className="shrink-0 font-display text-label font-heavy tabular-nums text-bright">
          {isAbsent ? t`out` : `#${row.placement}`}
        </span>
      )}
    </button>
  );
}
