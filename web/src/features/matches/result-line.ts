import { plural, t } from '@lingui/core/macro';
import type { StandingLine } from '@one-dream/contract/features/standings/standings.ts';
import { formatTenths } from '@one-dream/contract/scoring/tenths.ts';
import { ordinal } from '../../ui/list/ordinal.ts';

/** A team's result in one line, `Place 1 · 12 elims · 22 points · now 3rd overall`; undefined if it did not take part. */
export function resultLine(
  row: Pick<StandingLine, 'rank' | 'matches'>,
  { matchId, isLast }: { matchId: string /** Nothing was published after it. */; isLast: boolean },
): string[] | undefined {
  const cell = row.matches.find((one) => one.matchId === matchId);
  if (!cell) return undefined;
  const rank =
    row.rank === null
      ? []
      : [isLast ? t`now ${ordinal(row.rank)} overall` : t`${ordinal(row.rank)} overall`];
  if (cell.status === 'absent') return [t`Absent`, ...rank];
  return [
    cell.placement === null ? t`No place` : t`Place ${cell.placement}`,
    plural(cell.elims, { one: '# elim', other: '# elims' }),
    cell.status === 'disqualified' ? t`disqualified` : pointsOf(cell.pointsX10),
    ...rank,
  ];
}

function pointsOf(pointsX10: number): string {
  return pointsX10 === 10 ? t`1 point` : t`${formatTenths(pointsX10)} points`;
}
