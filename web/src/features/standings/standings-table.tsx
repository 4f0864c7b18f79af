import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type {
  StageStandings,
  StandingLine,
  StandingTable,
} from '@one-dream/contract/features/standings/standings.ts';
import { cutsBelow } from '@one-dream/contract/scoring/cut-lines.ts';
import { bandText } from '@one-dream/contract/scoring/stage-words.ts';
import { formatTenths } from '@one-dream/contract/scoring/tenths.ts';
import { translateWith } from '@one-dream/contract/translate.ts';
import { Fragment } from 'react';
import { i18n } from '../../platform/i18n.ts';
import { translateLabel } from '../../platform/translate-label.ts';
import { Avatar } from '../../ui/art/avatar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { nameLook } from '../../ui/list/name-look.ts';
import { MatchCell } from './match-cell.tsx';
import { RankCell } from './rank-cell.tsx';

type StandingsTableProps = {
  stage: StageStandings;
  table: StandingTable;
  caption: string;
  /** Highlights the viewer's own entries. */
  ownTeamId?: string | undefined;
  onTeam: (row: StandingLine) => void;
};

const head = 'px-2 py-2.5 font-display text-label font-medium tracking-wide text-quiet';
const number = 'px-2 text-right tabular-nums';
/** Columns hidden on a phone. */
const wide = 'hidden md:table-cell';

/**
 * Table of a stage or a day. On a phone rank, team and total; on a desktop all sums and a column per match, scrolling under the
 * fixed rank and team.
 */
export function StandingsTable({ stage, table, caption, ownTeamId, onTeam }: StandingsTableProps) {
  const { labels } = stage.preset;
  const cuts = cutsBelow(stage.bands, table.rows);
  const hasAdjustments = table.rows.some(({ adjustmentX10 }) => adjustmentX10 !== 0);
  const columns = 7 + Number(hasAdjustments) + table.matches.length;
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is to be scrolled by keyboard too
      tabIndex={0}
      className="fade-end overflow-x-auto border border-line"
    >
      <table className="w-full border-collapse">
        <caption className="visually-hidden">{caption}</caption>
        <thead className="bg-raised">
          <tr className="text-left">
            <th scope="col" className={classNames(head, 'sticky left-0 z-10 w-16 bg-raised')}>
              #
            </th>
            <th
              scope="col"
              className={classNames(head, 'sticky left-16 z-10 bg-raised')}
            >{t`Team`}</th>
            <th scope="col" className={classNames(head, wide, 'text-right')}>
              <abbr title={t`Matches`} className="no-underline">{t`M`}</abbr>
            </th>
            <th scope="col" className={classNames(head, wide, 'text-right')}>
              {labels.win}
            </th>
            <th
              scope="col"
              className={classNames(head, wide, 'text-right whitespace-nowrap')}
            >{t`Place pts`}</th>
            <th scope="col" className={classNames(head, wide, 'text-right')}>
              {translateLabel(labels.elims)}
            </th>
            {hasAdjustments && (
              <th scope="col" className={classNames(head, wide, 'text-right')}>
                <abbr title={t`Adjustments`} className="no-underline">{t`Adj`}</abbr>
              </th>
            )}
            <th
              scope="col"
              className={classNames(head, 'pr-4 text-right text-bright md:pr-2')}
            >{t`Total`}</th>
            {table.matches.map(({ _id, no, map }) => (
              <th key={_id} scope="col" className={classNames(head, wide, 'whitespace-nowrap')}>
                <Trans>
                  M{no} <span className="font-body text-small font-regular">{map}</span>
                </Trans>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => {
            const cut = cuts[index];
            return (
              <Fragment key={row.entryId}>
                <Row
                  row={row}
                  table={table}
                  hasAdjustments={hasAdjustments}
                  isOwn={row.teamId === ownTeamId}
                  onTeam={onTeam}
                />
                {cut && (
                  <tr>
                    <td colSpan={columns} className="border-t-2 border-dashed border-opened p-0">
                      <p className="sticky left-0 w-max max-w-full px-3 py-1 font-display text-label font-medium tracking-wide text-opened">
                        {translateWith(i18n, bandText(cut))}
                      </p>
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function Row(props: {
  row: StandingLine;
  table: StandingTable;
  hasAdjustments: boolean;
  isOwn: boolean;
  onTeam: (row: StandingLine) => void;
}) {
  const { row, table, hasAdjustments, isOwn, onTeam } = props;
  const ground = isOwn ? 'bg-lifted' : 'bg-ground';
  return (
    <tr className={classNames('border-t border-line', ground, row.rank === null && 'text-quiet')}>
      <td className={classNames('sticky left-0 z-10 w-16 px-2', ground)}>
        <RankCell row={row} />
      </td>
      <th
        scope="row"
        className={classNames('sticky left-16 z-10 p-0 text-left font-regular', ground)}
      >
        <button
          type="button"
          onClick={() => onTeam(row)}
          className="flex min-h-13 w-full items-center gap-3 px-2 py-1.5 text-left hover:underline focus-visible:-outline-offset-2"
        >
          <Avatar kind="team" name={row.name} src={row.logo} size={32} />
          <span className="min-w-0">
            <span className={classNames('font-strong md:max-w-56 md:min-w-36', nameLook(row.name))}>
              {row.name}
            </span>
            <Marks row={row} isOwn={isOwn} />
          </span>
        </button>
      </th>
      <td className={classNames(number, wide)}>{row.played}</td>
      <td className={classNames(number, wide)}>{row.wwcd}</td>
      <td className={classNames(number, wide)}>{formatTenths(row.placementX10)}</td>
      <td className={classNames(number, wide)}>{row.elims}</td>
      {hasAdjustments && <td className={classNames(number, wide)}>{signed(row.adjustmentX10)}</td>}
      <td className="px-2 pr-4 text-right font-display text-title font-heavy tabular-nums md:pr-2">
        {formatTenths(row.totalX10)}
      </td>
      {table.matches.map((match) => (
        <td key={match._id} className={classNames('px-2 whitespace-nowrap', wide)}>
          <MatchCell cell={row.matches.find(({ matchId }) => matchId === match._id)} />
        </td>
      ))}
    </tr>
  );
}

const outWords = (): Record<Exclude<StandingLine['standing'], 'in'>, string> => ({
  withdrawn: t`Withdrawn`,
  disqualified: t`Disqualified`,
  replaced: t`Replaced`,
});

/** Badges of a team next to its numbers. */
function Marks({ row, isOwn }: { row: StandingLine; isOwn: boolean }) {
  const marks = [
    row.isChampion && t`Champion`,
    row.isEligible && t`On match point`,
    row.standing !== 'in' && outWords()[row.standing],
    row.isRuled && t`Order by ruling`,
    isOwn && t`Your team`,
    row.wasNamed !== undefined && t`earlier: ${row.wasNamed}`,
  ].filter((mark) => mark !== false);
  if (marks.length === 0) return null;
  return (
    <span
      className={classNames(
        'block text-small',
        row.isChampion || row.isEligible ? 'text-live' : 'text-quiet',
      )}
    >
      {marks.join(' · ')}
    </span>
  );
}

export function signed(tenths: number): string {
  return tenths > 0 ? `+${formatTenths(tenths)}` : formatTenths(tenths).replace('-', '−');
}
