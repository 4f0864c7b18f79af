import { t } from '@lingui/core/macro';
import type { StandingTable } from '@one-dream/contract/features/standings/standings.ts';
import { formatTenths } from '@one-dream/contract/scoring/tenths.ts';
import { Avatar } from '../../ui/art/avatar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { nameLook } from '../../ui/list/name-look.ts';
import { linesOfMatch, type MatchLine } from './standing-views.data.ts';

const head = 'px-2 py-2.5 font-display text-label font-medium tracking-wide text-quiet';

/** Table of one match: placement, eliminations and points by team. */
export function MatchTable(props: {
  table: StandingTable;
  matchId: string;
  caption: string;
  elimsLabel: string;
  /** Highlights the viewer's own entry. */
  ownEntryId?: string | undefined;
}) {
  const lines = linesOfMatch(props.table, props.matchId);
  return (
    <div className="relative overflow-x-auto border border-line">
      <table className="w-full border-collapse">
        <caption className="visually-hidden">{props.caption}</caption>
        <thead className="bg-raised">
          <tr className="text-left">
            <th scope="col" className={classNames(head, 'w-16 pl-4')}>{t`Place`}</th>
            <th scope="col" className={head}>{t`Team`}</th>
            <th scope="col" className={classNames(head, 'text-right')}>
              {props.elimsLabel}
            </th>
            <th
              scope="col"
              className={classNames(head, 'pr-4 text-right text-bright')}
            >{t`Points`}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.entryId} line={line} isOwn={line.entryId === props.ownEntryId} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Line({ line, isOwn }: { line: MatchLine; isOwn: boolean }) {
  const isAbsent = line.status === 'absent';
  return (
    <tr
      className={classNames('border-t border-line', isAbsent && 'text-quiet', isOwn && 'bg-lifted')}
    >
      <td className="pl-4 font-display text-title font-heavy tabular-nums">
        {line.placement ?? '–'}
      </td>
      <th scope="row" className="px-2 py-2 text-left font-regular">
        <span className="flex min-h-10 items-center gap-3">
          <Avatar kind="team" name={line.name} src={line.logo} size={32} />
          <span className="min-w-24 flex-1">
            <span className={classNames('font-strong', nameLook(line.name))}>{line.name}</span>
            {line.wasNamed && (
              <span className="block text-small text-quiet">{t`earlier: ${line.wasNamed}`}</span>
            )}
            {line.status !== 'played' && (
              <span className="block text-small text-quiet">
                {isAbsent ? t`Absent` : t`Disqualified in this match`}
              </span>
            )}
          </span>
        </span>
      </th>
      <td className="px-2 text-right tabular-nums">{isAbsent ? '–' : line.elims}</td>
      <td className="pr-4 text-right font-display text-title font-heavy tabular-nums">
        {formatTenths(line.pointsX10)}
      </td>
    </tr>
  );
}
