import { t } from '@lingui/core/macro';
import type { StageStandings } from '@one-dream/contract/features/standings/standings.ts';
import { formatTenths } from '@one-dream/contract/scoring/tenths.ts';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../platform/failure-of.ts';
import { translateLabel } from '../../platform/translate-label.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { Panel } from '../../ui/list/panel.tsx';
import { Heading } from '../../ui/typography.tsx';
import { standingsOf } from '../standings/standings.data.ts';
import { AdjustmentsPanel } from './adjustments-panel.tsx';
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
  const failed = [scoring, standings, stages].find(({ isError, data }) => isError && !data);
  if (failed) {
    return <ErrorState {...failureOf(failed)} />;
  }
  const stage = standings.data?.stage;
  if (!scoring.data || !stages.data || !standings.data || !stage) {
    return (
      <SkeletonRows
        label={t`Loading the stage`}
        className="grid gap-6 lg:grid-cols-2"
        rows={['h-96', 'h-96']}
      />
    );
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Panel as="section" aria-label={t`Points, and who advances`}>
        <RulesPanel scoring={scoring.data} stage={stage} stages={stages.data} />
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

/** Sums that reveal a typing error: actual, and as expected of a correct table. */
function ControlSums({ stage }: { stage: StageStandings }) {
  return (
    <>
      <Heading level={2}>{t`Totals`}</Heading>
      {stage.tables.map(({ group, control }) => (
        <div key={group ?? ''} className="mt-3">
          {group !== null && <p className="text-small text-quiet">{t`Group ${group}`}</p>}
          <dl className="flex flex-wrap gap-x-6 gap-y-1">
            <Sum
              label={stage.preset.labels.win}
              found={String(control.wwcd.found)}
              expected={String(control.wwcd.expected)}
            />
            <Sum
              label={t`Placement points`}
              found={formatTenths(control.placementX10.found)}
              expected={formatTenths(control.placementX10.expected)}
            />
          </dl>
          {control.elims.length > 0 && (
            <p className="mt-1 text-small text-quiet tabular-nums">
              {translateLabel(stage.preset.labels.elims)}:{' '}
              {control.elims
                .map(({ no, found, fielded }) => t`M${no}: ${found} of ${fielded} players`)
                .join(', ')}
            </p>
          )}
        </div>
      ))}
    </>
  );
}

function Sum({ label, found, expected }: { label: string; found: string; expected: string }) {
  const isRight = found === expected;
  return (
    <div className="flex items-baseline gap-2">
      <dt className="text-small text-quiet">{label}</dt>
      <dd className="font-display text-title font-medium tabular-nums">
        {found}
        <span className={isRight ? 'ml-2 text-small text-opened' : 'ml-2 text-small text-closed'}>
          {isRight ? t`adds up` : t`should be ${expected}`}
        </span>
      </dd>
    </div>
  );
}
