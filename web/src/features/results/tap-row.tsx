import { plural, t } from '@lingui/core/macro';
import type { DraftRow } from '@one-dream/contract/scoring/rows.ts';
import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { useIsWide } from '../../ui/use-is-wide.ts';
import type { ScoredTeam } from './result-rows.ts';

/**
 * Number of keys before the "more" key: few teams of a match have more elims. Keys are as wide as those of the phone's own
 * keyboard; fewer fit on a screen of 320 points.
 */
const perPage = { wide: 9, narrow: 6 };

type TapRowProps = {
  row: DraftRow;
  team: ScoredTeam | undefined;
  onTap: (elims: number) => void;
};

/** A team with its keys below its name: one tap gives it the next place and its eliminations. */
export function TapRow({ row, team, onTap }: TapRowProps) {
  const name = team?.name ?? t`Not in this lobby`;
  return (
    <div className="border border-edge rounded-hair max-[359px]:border-x-0">
      <p className="px-2 pt-0.5 text-[12px]/[14px] font-strong wrap-anywhere">
        <span className="font-display text-label/[14px] font-heavy text-quiet tabular-nums">
          {team?.roomSlot ?? '–'}{' '}
        </span>
        {name}
      </p>
      <ElimKeys row={row} name={name} onTap={onTap} />
    </div>
  );
}

/** A placed team as a single line; pressing it shows its keys. */
export function PlacedRow({ row, team, onTap }: TapRowProps) {
  const [isOpen, setOpen] = useState(false);
  const name = team?.name ?? t`Not in this lobby`;
  const elims = row.elims ?? 0;
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center gap-2 px-2 text-left text-quiet"
      >
        <span className="min-w-9 shrink-0 whitespace-nowrap font-display text-action font-heavy tabular-nums">
          {row.status === 'absent' ? '–' : `#${row.placement}`}
        </span>
        <span className="line-clamp-3 min-w-0 flex-1 text-small/4 wrap-anywhere">{name}</span>
        <span className="shrink-0 text-small tabular-nums">
          {row.status === 'absent'
            ? t`did not play`
            : plural(elims, { one: '# elim', other: '# elims' })}
        </span>
      </button>
      {isOpen && row.status !== 'absent' && (
        <ElimKeys
          row={row}
          name={name}
          onTap={(given) => {
            onTap(given);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

function ElimKeys({ row, name, onTap }: Omit<TapRowProps, 'team'> & { name: string }) {
  const [page, setPage] = useState(0);
  const count = useIsWide('xs') ? perPage.wide : perPage.narrow;
  const first = page * count;
  const given = row.placement === null ? null : row.elims;
  const isMore = (given ?? 0) >= first + count;
  return (
    <div role="toolbar" aria-label={t`Elims of ${name}`} className="flex">
      {Array.from({ length: count }, (_, index) => first + index).map((elims) => (
        <button
          key={elims}
          type="button"
          aria-pressed={given === elims}
          onClick={() => {
            onTap(elims);
            setPage(0);
          }}
          className={keyLook(given === elims)}
        >
          {elims}
        </button>
      ))}
      <button
        type="button"
        aria-label={t`More than ${first + count - 1}`}
        // A lobby has at most a hundred players.
        onClick={() => setPage((page + 1) % Math.ceil(100 / count))}
        className={keyLook(isMore)}
      >
        {isMore ? given : `${first + count}+`}
      </button>
    </div>
  );
}

function keyLook(isGiven: boolean): string {
  return classNames(
    'h-11 min-w-0 flex-1 border font-display text-action font-heavy tabular-nums rounded-hair active:bg-lifted',
    isGiven ? 'border-bright bg-lifted text-bright' : 'border-line bg-raised',
  );
}
