import { t } from '@lingui/core/macro';
import type { DraftRow } from '@one-dream/contract/scoring/rows.ts';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/form/button.tsx';
import { SwitchField } from '../../ui/form/switch-field.tsx';
import type { ScoredTeam } from './result-rows.ts';
import { markAbsent, markPresent, readTapOrder, tapPlace, undoTap } from './tap-order.ts';
import type { Entry } from './use-entry.ts';
import { useTapDirection } from './use-tap-direction.ts';

/** The phone's way in, first half: tap the teams in their order. Each stays in its place, dimmed once it has one. */
export function TapPlacements({ entry, onDone }: { entry: Entry; onDone: () => void }) {
  const { rows, match, keeper } = entry;
  const [marksAbsent, setMarksAbsent] = useState(false);
  const [direction, setDirection] = useTapDirection();
  const { next } = readTapOrder(rows, direction);
  const teams = new Map(match.teams.map((team) => [team.entryId, team]));
  const isUntouched = rows.every(({ status, placement }) => status === 'absent' || !placement);
  const tap = ({ entryId, status }: DraftRow) => {
    if (status === 'absent') keeper.edit(markPresent(rows, entryId, direction));
    else if (marksAbsent) keeper.edit(markAbsent(rows, entryId));
    else keeper.edit(tapPlace(rows, entryId, direction));
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="min-w-0 font-display text-title font-medium">
          {marksAbsent
            ? t`Tap who did not play`
            : next === 0
              ? t`Every team has its place`
              : direction === 'first'
                ? t`Tap who came #${next}`
                : t`Tap who is out: #${next}`}
        </p>
        <Button
          size="small"
          icon={<Undo2 size={18} />}
          disabled={isUntouched}
          onClick={() => keeper.edit(undoTap(rows, direction))}
        >{t`Undo`}</Button>
      </div>
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
      {next === 0 && !marksAbsent && (
        <Button variant="main" wide onClick={onDone}>{t`Go on to eliminations`}</Button>
      )}
      <Button wide aria-pressed={marksAbsent} onClick={() => setMarksAbsent(!marksAbsent)}>
        {marksAbsent ? t`Back to placements` : t`Somebody did not play`}
      </Button>
      <SwitchField
        label={t`From the last to the first`}
        hint={t`As teams go out, while you watch. This phone remembers it.`}
        checked={direction === 'last'}
        onChange={(isOn) => setDirection(isOn ? 'last' : 'first')}
      />
    </div>
  );
}

/** A team where it always is; with its place once it has one. */
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
          {isAbsent ? 'out' : `#${row.placement}`}
        </span>
      )}
    </button>
  );
}
