import { t } from '@lingui/core/macro';
import type { StandingLine } from '@one-dream/contract/features/standings/standings.ts';
import { formatTenths } from '@one-dream/contract/scoring/tenths.ts';
import { classNames } from '../../ui/class-names.ts';

/** Placement, eliminations and points of a team in one match. */
export function MatchCell({ cell }: { cell: StandingLine['matches'][number] | undefined }) {
  if (!cell) return <span className="text-quiet">–</span>;
  if (cell.status === 'absent') return <span className="text-small text-quiet">{t`Absent`}</span>;
  const isOut = cell.status === 'disqualified';
  return (
    <span className="flex items-baseline gap-1.5 tabular-nums">
      <span className={classNames('text-small', cell.placement === 1 ? 'text-live' : 'text-quiet')}>
        #{cell.placement}
      </span>
      <span className="text-small text-quiet">{t`${cell.elims} E`}</span>
      {isOut ? (
        <abbr
          title={t`Disqualified in this match`}
          className="text-small text-closed no-underline"
        >{t`DQ`}</abbr>
      ) : (
        <span className="font-strong">{formatTenths(cell.pointsX10)}</span>
      )}
    </span>
  );
}
