import { t } from '@lingui/core/macro';
import type { StandingLine } from '@one-dream/contract/features/standings/standings.ts';
import { ArrowDown, ArrowUp } from 'lucide-react';

/** The rank, with its change since the previous match: never by colour alone. */
export function RankCell({ row }: { row: Pick<StandingLine, 'rank' | 'isTied' | 'moved'> }) {
  if (row.rank === null) {
    return (
      <span>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t`Not ranked`}</span>
      </span>
    );
  }
  return (
    <span className="flex items-center gap-1">
      <span className="min-w-7 font-display text-title font-heavy tabular-nums">
        {row.rank}
        {row.isTied && (
          <>
            <span aria-hidden="true">=</span>
            <span className="visually-hidden"> {t`shared`}</span>
          </>
        )}
      </span>
      <Moved by={row.moved} />
    </span>
  );
}

function Moved({ by }: { by: number }) {
  if (by === 0) return null;
  const Arrow = by > 0 ? ArrowUp : ArrowDown;
  const count = Math.abs(by);
  return (
    <span
      className={
        by > 0
          ? 'flex items-center text-small text-opened tabular-nums'
          : 'flex items-center text-small text-closed tabular-nums'
      }
    >
      <Arrow size={12} />
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">
        {by > 0
          ? t`up ${count} since the previous match`
          : t`down ${count} since the previous match`}
      </span>
    </span>
  );
}
