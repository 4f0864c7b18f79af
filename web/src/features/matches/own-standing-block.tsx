import { plural, t } from '@lingui/core/macro';
import { formatTenths } from '@one-dream/contract/scoring/tenths.ts';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../platform/pages/paths.ts';
import { TextLink } from '../../ui/form/text-link.tsx';
import { ordinal } from '../../ui/list/ordinal.ts';
import { Fact, FactList } from '../../ui/typography.tsx';
import { standingsOf } from '../standings/standings.data.ts';
import { cutDistance } from './cut-distance.ts';

/** Own points, rank and distance to the cut, once a match of the stage is published. */
export function OwnStanding(props: {
  tournamentId: string;
  /** Defaults to the newest stage with results. */
  stageId?: string;
  entryId: string;
}) {
  const { tournamentId, stageId, entryId } = props;
  const { data } = useQuery(standingsOf(tournamentId, { stageId }));
  const stage = data?.stage;
  const table = stage?.tables.find(({ rows }) => rows.some((row) => row.entryId === entryId));
  const own = table?.rows.find((row) => row.entryId === entryId);
  if (!stage || !table || !own || own.played === 0) return null;
  const cut = cutDistance({ rows: table.rows, bands: stage.bands, entryId });
  return (
    <section aria-label={t`Your standing`} className="mt-6 border-y border-line py-4">
      <FactList className="grid-cols-3!">
        <Fact label={t`Rank`}>{own.rank === null ? t`None` : ordinal(own.rank)}</Fact>
        <Fact label={t`Points`}>{formatTenths(own.totalX10)}</Fact>
        <Fact label={t`Elims`}>{own.elims}</Fact>
      </FactList>
      <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 text-small text-quiet">
        <span>{cut ?? plural(own.played, { one: 'After # match', other: 'After # matches' })}</span>
        <TextLink
          to={paths.tournamentPart(tournamentId, 'results')}
          className="flex min-h-11 items-center"
        >{t`Standings`}</TextLink>
      </p>
    </section>
  );
}
