import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../platform/failure-of.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { Panel } from '../../ui/list/panel.tsx';
import { standingsOf, useLiveStandings } from '../standings/standings.data.ts';
import { AdjustmentsPanel } from './adjustments-panel.tsx';
import { ControlSums } from './control-sums.tsx';
import { FinalPanel } from './final-panel.tsx';
import { RulesPanel } from './rules-panel.tsx';
import { scoringOf, stagesOf } from './scoring.data.ts';
import { TiesPanel } from './ties-panel.tsx';

/** A scorer's work on one stage: rules, bands, adjustments, ties, finalising. Also usable in the console. */
export function StageScoringBlock(props: { tournamentId: string; stageId: string }) {
  const { tournamentId, stageId } = props;
  const scoring = useQuery(scoringOf(stageId));
  const standings = useQuery(standingsOf(tournamentId, { stageId }));
  const stages = useQuery(stagesOf(tournamentId));
  useLiveStandings(tournamentId);
  const failed = [scoring, standings, stages].find(({ isError, data }) => isError && !data);
  if (failed) {
    return <ErrorState {...failureOf(failed)} />;
  }
  const stage = standings.data?.stage;
  if (!scoring.data || !stages.data || !standings.data || !stage) {
    return (
      <SkeletonGroup label={t`Loading the stage`} className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </SkeletonGroup>
    );
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Panel as="section" aria-label={t`Points, and who goes on`}>
        <RulesPanel
          key={scoring.data.version}
          scoring={scoring.data}
          stage={stage}
          stages={stages.data}
        />
      </Panel>
      <div className="flex min-w-0 flex-col gap-6">
        <Panel as="section" aria-label={t`Final`}>
          <FinalPanel stage={stage} stages={stages.data} />
        </Panel>
        <TiesPanel stage={stage} />
        <Panel as="section" aria-label={t`Adjustments`}>
          <AdjustmentsPanel stage={stage} />
        </Panel>
        <Panel as="section" aria-label={t`Totals`}>
          <ControlSums stage={stage} />
        </Panel>
      </div>
    </div>
  );
}
