import { t } from '@lingui/core/macro';
import type { DraftRow } from '@one-dream/contract/scoring/rows.ts';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/form/button.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import type { ScoredTeam } from './result-rows.ts';
import {
  markAbsent,
  markPresent,
  readTapOrder,
  tapBoth,
  tapPlace,
  undoBoth,
  undoTap,
} from './tap-order.ts';
import { TapRow } from './tap-row.tsx';
import type { Entry } from './use-entry.ts';
import { type TapWay, tapWays, useTapWay } from './use-tap-way.ts';

type TapPlacementsProps = { entry: Entry; onElims: () => void; onReview: () => void };

/**
 * Result entry on a phone: teams are tapped in order, with their eliminations or, as teams are eliminated, placements first.
 * Tiles keep their positions, dimmed once placed.
 */
export function TapPlacements({ entry, onElims, onReview }: TapPlacementsProps) {
  const { rows, match, keeper } = entry;
  const [marksAbsent, setMarksAbsent] = useState(false);
  const [way, setWay] = useTapWay();
  const direction = way === 'last' ? 'last' : 'first';
  const isBoth = way === 'both' && !marksAbsent;
  const { next } = readTapOrder(rows, direction);
  const teams = new Map(match.teams.map((team) => [team.entryId, team]));
  const isCounted = rows.every(({ status, elims }) => status === 'absent' || elims !== null);
  const isUntouched = rows.every(({ status, placement }) => status === 'absent' || !placement);
  const tap = ({ entryId, status }: DraftRow) => {
    if (status === 'absent') keeper.edit(markPresent(rows, entryId, direction));
    else if (marksAbsent) keeper.edit(markAbsent(rows, entryId));
    else keeper.edit(tapPlace(rows, entryId, direction));
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="sticky top-(--bar-height) z-10 -mx-[16px] flex items-center justify-between gap-3 bg-ground px-4 py-1">
        <p role="status" className="min-w-0 font-display text-title font-medium">
          {marksAbsent
            ? t`Tap who did not play`
            : next === 0
              ? isBoth && !isCounted
                ? t`Only elims are missing`
                : t`Every team has its place`
              : direction === 'first'
                ? t`Tap who came #${next}`
                : t`Tap who is out: #${next}`}
        </p>
        <Button
          size="small"
          icon={<Undo2 size={18} />}
          disabled={isUntouched}
          onClick={() => keeper.edit(isBoth ? undoBoth(rows) : undoTap(rows, direction))}
        >{t`Undo`}</Button>
      </div>
      <ul
        aria-label={t`Teams by slot`}
        className={classNames(
          'grid gap-2',
          isBoth ? '-mx-2 max-[359px]:-mx-[16px]' : 'grid-cols-2',
        )}
      >
        {rows.map((row) => (
          <li key={row.entryId} className="min-w-0">
            {isBoth ? (
              <TapRow
                row={row}
                team={teams.get(row.entryId)}
                onTap={(elims) => keeper.edit(tapBoth(rows, row.entryId, elims))}
              />
            ) : (
              <TeamTile
                row={row}
                team={teams.get(row.entryId)}
                marksAbsent={marksAbsent}
                onTap={() => tap(row)}
              />
            )}
          </li>
        ))}
      </ul>
      {next === 0 && !marksAbsent && !(isBoth && !isCounted) && (
        <Button variant="main" wide onClick={isCounted ? onReview : onElims}>
          {isCounted ? t`Go on to review` : t`Go on to eliminations`}
        </Button>
      )}
      <Button wide aria-pressed={marksAbsent} onClick={() => setMarksAbsent(!marksAbsent)}>
        {marksAbsent ? t`Back to placements` : t`Somebody did not play`}
      </Button>
      <SelectField
        label={t`How you tap`}
        hint={t`This phone remembers it.`}
        options={tapWays.map((value) => ({ value, label: wayNames()[value] }))}
        value={way}
        onChange={({ target }) => setWay(target.value)}
      />
    </div>
  );
}

const wayNames = (): Record<TapWay, string> => ({
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
      <span className="line-clamp-2 min-w-0 flex-1 font-strong wrap-anywhere">
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
