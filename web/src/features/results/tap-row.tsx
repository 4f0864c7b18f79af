import { plural, t } from '@lingui/core/macro';
import type { DraftRow } from '@one-dream/contract/scoring/rows.ts';
import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import type { ScoredTeam } from './result-rows.ts';

/** Keys that fit besides the one for more, each thumb-sized. */
const perPage = 6;

/** A team with its keys: one tap gives it the next place and its eliminations. */
export function TapRow(props: {
  row: DraftRow;
  team: ScoredTeam | undefined;
  onTap: (elims: number) => void;
}) {
  const { row, team, onTap } = props;
  const [page, setPage] = useState(0);
  const isAbsent = row.status === 'absent';
  const isTaken = row.placement !== null;
  const place = row.placement ?? 0;
  const name = team?.name ?? t`Not in this lobby`;
  const first = page * perPage;
  return (
    <div className={classNames('border border-edge rounded-hair', isTaken && 'bg-sunken')}>
      <p className="flex min-h-8 items-center gap-2 px-2 pt-1">
        <span className="w-6 shrink-0 text-center font-display text-label font-heavy text-quiet tabular-nums">
          {team?.roomSlot ?? '–'}
        </span>
        <span
          className={classNames(
            'line-clamp-3 min-w-0 flex-1 leading-tight font-strong wrap-anywhere',
            (isTaken || isAbsent) && 'text-quiet',
          )}
        >
          {name}
        </span>
        {/* Reserved space, so that no name wraps differently and no row moves when it is filled. */}
        <span className="w-24 shrink-0 text-right font-display text-label font-heavy tabular-nums">
          {isAbsent && t`did not play`}
          {isTaken &&
            !isAbsent &&
            (row.elims === null
              ? t`#${place}, how many elims?`
              : `#${place} · ${plural(row.elims, { one: '# elim', other: '# elims' })}`)}
        </span>
      </p>
      {!isAbsent && (
        <div
          role="toolbar"
          aria-label={t`Elims of ${name}`}
          className="grid grid-cols-7 gap-1 p-1 max-[359px]:gap-px max-[359px]:p-px"
        >
          {Array.from({ length: perPage }, (_, index) => first + index).map((elims) => (
            <button
              key={elims}
              type="button"
              aria-pressed={isTaken && row.elims === elims}
              onClick={() => {
                onTap(elims);
                setPage(0);
              }}
              className={keyLook(isTaken, row.elims === elims)}
            >
              {elims}
            </button>
          ))}
          <button
            type="button"
            aria-label={t`More than ${first + perPage - 1}`}
            // A lobby has at most a hundred players.
            onClick={() => setPage((page + 1) % 17)}
            className={keyLook(isTaken, (row.elims ?? 0) >= first + perPage)}
          >
            {isTaken && (row.elims ?? 0) >= first + perPage ? row.elims : `${first + perPage}+`}
          </button>
        </div>
      )}
    </div>
  );
}

function keyLook(isTaken: boolean, isGiven: boolean): string {
  const look =
    'min-h-11 min-w-0 border font-display text-title font-heavy tabular-nums rounded-hair active:bg-lifted';
  if (isTaken && isGiven) return `${look} border-bright bg-lifted text-bright`;
  return `${look} ${isTaken ? 'border-line text-quiet' : 'border-edge bg-raised'}`;
}
