import { t } from '@lingui/core/macro';
import type { Standings } from '@one-dream/contract/features/standings/standings.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { failureOf } from '../../platform/failure-of.ts';
import { useSearch } from '../../platform/pages/search-params.ts';
import { PodiumHill } from '../../ui/art/scenes.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { ChoiceRow } from './choice-row.tsx';
import { StageView } from './stage-view.tsx';
import { standingsOf, useLiveStandings } from './standings.data.ts';
import { standingsSearch } from './standings-search.ts';

type StandingsBlockProps = {
  tournamentId: string;
  /** Highlights the viewer's own team. */
  ownTeamId?: string | undefined;
};

/**
 * A tournament's standings with selectors for stage, group, overall, day and match. Live, and mountable on any page; the
 * selection is kept in that page's address.
 */
export function StandingsBlock({ tournamentId, ownTeamId }: StandingsBlockProps) {
  const [choice, choose] = useSearch(standingsSearch);
  const { stage: stageId, group } = choice;
  const asked = standingsOf(tournamentId, { stageId, group });
  const query = useQuery({
    ...asked,
    // Keeps the previous stage until the next one has loaded, to avoid layout shifts.
    placeholderData: keepPreviousData,
  });
  const { data, isPending } = query;
  useLiveStandings(tournamentId);
  if (isPending) return <StandingsSkeleton />;
  if (!data) {
    return <ErrorState {...failureOf(query)} />;
  }
  const { stages, stage, isCancelled } = data;
  const withResults = stages.filter(({ hasResults }) => hasResults);
  if (!stage?.tables.some(({ matches, rows }) => matches.length > 0 || rows.length > 0)) {
    return (
      <EmptyState
        title={t`No standings yet`}
        text={t`They show up here once the first match is published, and change with every match after it.`}
        scene={<PodiumHill className="w-44" />}
      />
    );
  }
  return (
    <div
      className="flex min-w-0 flex-col gap-4 transition-opacity aria-busy:opacity-60"
      aria-busy={query.isPlaceholderData}
    >
      {isCancelled && (
        <p className="border-l-4 border-closed bg-raised px-4 py-3">{t`This tournament was cancelled. What was played until then stays here.`}</p>
      )}
      {withResults.length > 1 && (
        <ChoiceRow
          label={t`Stage`}
          value={stage._id}
          choices={withResults.map(({ _id, name }) => ({ value: _id, text: name }))}
          onChoose={(next) =>
            choose({ stage: next, group: undefined, day: undefined, match: undefined })
          }
        />
      )}
      <StageView
        tournamentId={tournamentId}
        standings={data as Standings & { stage: NonNullable<Standings['stage']> }}
        choice={choice}
        onChoose={choose}
        ownTeamId={ownTeamId}
      />
    </div>
  );
}

const skeletonRows = Array.from({ length: 16 }, (_, index) => index);

function StandingsSkeleton() {
  return (
    <SkeletonGroup label={t`Loading the standings`} className="flex flex-col gap-4">
      <Skeleton className="h-12 w-72 max-w-full" />
      <div className="flex flex-col gap-px border border-line">
        <Skeleton className="h-10" />
        {skeletonRows.map((row) => (
          <Skeleton key={row} className="h-13" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
