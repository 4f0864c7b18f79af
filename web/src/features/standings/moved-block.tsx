import { t } from '@lingui/core/macro';
import { formatTenths } from '@one-dream/contract/scoring/tenths.ts';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../platform/pages/paths.ts';
import { nameLook } from '../../ui/list/name-look.ts';
import { Heading } from '../../ui/typography.tsx';
import { ShareButtonBlock } from '../sharing/share-button-block.tsx';
import { RankCell } from './rank-cell.tsx';
import { standingsOf } from './standings.data.ts';

/** Changes in the table caused by the match just published, with pictures to share. */
export function MovedBlock(props: {
  tournamentId: string;
  title: string;
  stageId: string;
  match: { _id: string; no: number };
}) {
  const { tournamentId, title, stageId, match } = props;
  const stage = useQuery(standingsOf(tournamentId, { stageId })).data?.stage;
  const tables = stage?.tables.filter(({ matches }) =>
    matches.some(({ _id }) => _id === match._id),
  );
  if (!tables?.length) return null;
  return (
    <section aria-label={t`Standings now`} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={3}>{t`Standings now`}</Heading>
        <ShareButtonBlock
          words={t`Standings: ${title}`}
          path={paths.standings(tournamentId)}
          pictures={[
            { view: 'standings', id: tournamentId, stageId, label: t`Standings` },
            { view: 'match', id: match._id, label: t`Result of match ${match.no}` },
          ]}
          table={{ tournamentId, stageId }}
        />
      </div>
      {tables.map(({ group, rows }) => (
        <ol
          key={group ?? ''}
          aria-label={group ? t`Group ${group}` : t`Table`}
          className="border border-line"
        >
          {rows.map((row) => (
            <li
              key={row.entryId}
              className="flex min-h-11 items-center gap-3 border-line px-3 not-first:border-t"
            >
              <span className="w-16 shrink-0">
                <RankCell row={row} />
              </span>
              <span className={`min-w-0 flex-1 ${nameLook(row.name)}`}>{row.name}</span>
              <span className="font-display text-title font-heavy tabular-nums">
                {formatTenths(row.totalX10)}
              </span>
            </li>
          ))}
        </ol>
      ))}
    </section>
  );
}
