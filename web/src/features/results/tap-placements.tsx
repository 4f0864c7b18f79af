import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { byPlacement } from './result-rows.ts';
import { markAbsent, markPresent, readTapOrder, tapOut, undoTap } from './tap-order.ts';
import type { Entry } from './use-entry.ts';

/** The phone's way in, first half: tap each team as it is out for good. */
export function TapPlacements({ entry, onDone }: { entry: Entry; onDone: () => void }) {
  const { rows, match, keeper } = entry;
  const [marksAbsent, setMarksAbsent] = useState(false);
  const { fielded, next } = readTapOrder(rows);
  const teams = new Map(match.teams.map((team) => [team.entryId, team]));
  const alive = rows.filter(({ status, placement }) => status !== 'absent' && placement === null);
  const out = byPlacement(
    rows.filter(({ status, placement }) => status !== 'absent' && placement !== null),
  );
  const absent = rows.filter(({ status }) => status === 'absent');
  const tap = (entryId: string) => keeper.edit((marksAbsent ? markAbsent : tapOut)(rows, entryId));
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="font-display text-title font-medium">
          {next === 0
            ? 'Every team has its place'
            : marksAbsent
              ? 'Tap who did not play'
              : `Tap who is out: #${next}`}
        </p>
        <Button
          size="small"
          icon={<Undo2 size={18} />}
          disabled={next === fielded}
          onClick={() => keeper.edit(undoTap(rows))}
        >
          Undo
        </Button>
      </div>
      {alive.length > 0 && (
        <ul className="grid grid-cols-2 gap-2">
          {alive.map(({ entryId }) => {
            const team = teams.get(entryId);
            return (
              <li key={entryId}>
                <button
                  type="button"
                  onClick={() => tap(entryId)}
                  className={classNames(
                    'flex min-h-14 w-full items-center gap-2 border bg-raised px-2 py-1.5 text-left rounded-hair active:bg-lifted',
                    marksAbsent ? 'border-closed' : 'border-edge',
                  )}
                >
                  <span className="w-7 shrink-0 text-center font-display text-title font-heavy text-quiet tabular-nums">
                    {team?.roomSlot ?? '–'}
                  </span>
                  <span className="line-clamp-2 min-w-0 font-strong wrap-anywhere">
                    {team?.name ?? 'Not in this lobby'}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {next === 0 ? (
        <Button variant="main" wide onClick={onDone}>
          Go on to eliminations
        </Button>
      ) : (
        <Button wide aria-pressed={marksAbsent} onClick={() => setMarksAbsent(!marksAbsent)}>
          {marksAbsent ? 'Back to placements' : 'Somebody did not play'}
        </Button>
      )}
      {out.length > 0 && (
        <ol aria-label="Placements so far" className="border border-line">
          {out.map(({ entryId, placement }) => {
            const team = teams.get(entryId);
            return (
              <li
                key={entryId}
                className="flex min-h-11 items-center gap-3 border-line px-3 not-first:border-t"
              >
                <span className="w-8 font-display text-title font-heavy tabular-nums">
                  {placement}
                </span>
                <Avatar name={team?.name ?? '?'} src={team?.logo} size={24} />
                <span className="line-clamp-1 min-w-0 wrap-anywhere">{team?.name}</span>
              </li>
            );
          })}
        </ol>
      )}
      {absent.length > 0 && (
        <ul aria-label="Absent" className="flex flex-col gap-2">
          {absent.map(({ entryId }) => (
            <li key={entryId} className="flex items-center justify-between gap-3 text-quiet">
              <span className="min-w-0 wrap-anywhere">{teams.get(entryId)?.name}: absent</span>
              <Button size="small" onClick={() => keeper.edit(markPresent(rows, entryId))}>
                It played
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
