import { plural, t } from '@lingui/core/macro';
import type {
  StageStandings,
  StandingLine,
} from '@one-dream/contract/features/standings/standings.ts';
import { prizeOfRank } from '@one-dream/contract/rupees.ts';
import { formatTenths } from '@one-dream/contract/scoring/tenths.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../platform/pages/paths.ts';
import { Avatar } from '../../ui/art/avatar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { TextLink } from '../../ui/form/text-link.tsx';
import { ordinal } from '../../ui/list/ordinal.ts';
import { standingsOf, useLiveStandings } from './standings.data.ts';

/** Rows of a running table. A finished one shows only the champion: the podium is below. */
const shownRows = 5;

/**
 * Summary of a tournament's standings: the top five or the champion, plus the viewer's own team.
 * @param props.otherwise shown while nothing is published
 */
export function StandingsBrief(props: {
  tournamentId: string;
  isOver: boolean;
  ownTeamId: string | undefined;
  prizes: readonly { rank: string; prize: string }[];
  otherwise: ReactNode;
}) {
  const { tournamentId, isOver, ownTeamId, prizes, otherwise } = props;
  const query = standingsOf(tournamentId);
  const { data, isPending } = useQuery(query);
  useLiveStandings(tournamentId);
  if (isPending) {
    return (
      <SkeletonRows
        label={t`Loading the standings`}
        className="mt-4 flex flex-col gap-px"
        rows={['h-56']}
      />
    );
  }
  const stage = data?.stage;
  const table =
    stage?.tables.find(({ rows }) => rows.some(({ teamId }) => teamId === ownTeamId)) ??
    stage?.tables[0];
  if (!stage || !table || table.matches.length === 0) return otherwise;
  const ranked = table.rows.filter(({ rank }) => rank !== null);
  const first = ranked.slice(0, isOver ? 1 : shownRows);
  const own = ranked.find(({ teamId }) => teamId === ownTeamId);
  const [champion] = first;
  return (
    <div className="mt-4">
      {isOver && champion && (
        <Champion row={champion} stage={stage} prize={prizeOfRank(prizes, champion.rank)} />
      )}
      {!isOver && (
        <ol aria-label={t`The first five`}>
          {first.map((row) => (
            <Row key={row.entryId} row={row} isOwn={row === own} />
          ))}
        </ol>
      )}
      {own && !first.includes(own) && <Row row={own} isOwn as="p" />}
      <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 text-small text-quiet">
        <span>{progressOf(stage, table)}</span>
        <TextLink
          to={paths.tournamentPart(tournamentId, 'results')}
          className="flex min-h-11 items-center"
        >{t`All standings`}</TextLink>
      </p>
    </div>
  );
}

function progressOf(stage: StageStandings, table: StageStandings['tables'][number]): string {
  const { length } = table.matches;
  const played = plural(length, { one: '1 match', other: '# matches' });
  if (stage.isFinal) return t`${played} played`;
  const total = length + table.remaining;
  return table.remaining > 0
    ? t`After ${length} of ${total} matches`
    : t`After ${played}, provisional`;
}

function Champion(props: { row: StandingLine; stage: StageStandings; prize: string }) {
  const { row, stage, prize } = props;
  return (
    <p className="mb-2 flex items-center gap-4 border-l-4 border-live bg-ground p-3">
      <Avatar kind="team" name={row.name} src={row.logo} size={72} />
      <span className="min-w-0">
        <span className="block text-small text-live">
          {stage.isFinal ? t`Champion` : t`In front`}
        </span>
        <span className="line-clamp-2 font-display text-title leading-tight font-heavy wrap-anywhere">
          {row.name}
        </span>
        <span className="block text-small text-quiet tabular-nums">
          {[t`${formatTenths(row.totalX10)} points`, prize].filter(Boolean).join(' · ')}
        </span>
      </span>
    </p>
  );
}

function Row(props: { row: StandingLine; isOwn: boolean; as?: 'li' | 'p' }) {
  const { row, isOwn, as: Element = 'li' } = props;
  return (
    <Element
      className={classNames(
        'flex min-h-11 items-center gap-3 border-t border-line px-2',
        isOwn && 'bg-lifted shadow-[inset_4px_0_var(--color-flare)]',
      )}
    >
      <span className="w-7 shrink-0 text-center font-display text-title font-heavy tabular-nums">
        {row.rank}
      </span>
      <Avatar kind="team" name={row.name} src={row.logo} size={28} />
      <span className="line-clamp-1 min-w-0 flex-1 wrap-anywhere">
        {isOwn && row.rank !== null ? t`You are ${ordinal(row.rank)}` : row.name}
      </span>
      <span className="font-display text-title font-heavy tabular-nums">
        {formatTenths(row.totalX10)}
      </span>
    </Element>
  );
}
