import { t } from '@lingui/core/macro';
import { phaseOf } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { consolePaths } from '../../../platform/pages/console-paths.ts';
import { useServerNow } from '../../../platform/server-clock.ts';
import { lazyComponent, usePreload } from '../../../ui/feedback/lazy-component.ts';
import { LazyDialog } from '../../../ui/feedback/lazy-dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { StepRow } from '../../../ui/list/step-row.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { useServed } from '../../duties/served.data.ts';
import { consoleMatches, entriesOf, stagesOf } from '../console.data.ts';
import { SlotsNowDialog } from './draws/slots-now-dialog.tsx';
import { PlanDialog } from './schedule/plan-dialog.tsx';
import { type SetUpStep, setUpOf } from './set-up.ts';

const stageDialog = lazyComponent(
  async () => (await import('./draws/stage-dialog.tsx')).StageDialog,
);

/** Steps before the first match, in order, each with its state. */
export function SetUpList() {
  const { tournament } = useServed();
  const now = useServerNow(15_000);
  const [open, setOpen] = useState<SetUpStep['kind']>();
  usePreload(stageDialog);
  const entries = useQuery(entriesOf(tournament._id)).data?.data;
  const stages = useQuery(stagesOf(tournament._id)).data;
  const matches = useQuery(consoleMatches(tournament._id)).data?.data;
  if (!entries || !stages || !matches) return null;
  const [stage] = stages;
  const steps = setUpOf({
    phase: phaseOf(tournament, new Date(now)),
    teams: entries.filter(({ slot }) => slot !== null).length,
    stages: stages.length,
    drawn: stage?.draws.some(({ publishedAt }) => publishedAt !== null) ?? false,
    matches: matches.length,
  });
  const next = steps.find(({ isDone, isWaiting }) => !isDone && !isWaiting);
  const close = () => setOpen(undefined);
  return (
    <section aria-labelledby="set-up-title">
      <Heading
        level={2}
        size="title"
        id="set-up-title"
        className="mb-3"
      >{t`Before the first match`}</Heading>
      <ol className="chamfer divide-y divide-line">
        {steps.map((step) => (
          <StepRow
            key={step.kind}
            {...step}
            action={
              !step.isWaiting && (
                <StepAction
                  step={step}
                  isNext={step === next}
                  isHere={stage?.format === 'single'}
                  tournamentId={tournament._id}
                  onOpen={() => setOpen(step.kind)}
                />
              )
            }
          />
        ))}
      </ol>
      {open === 'stage' && (
        <LazyDialog dialog={stageDialog} open onClose={close} title={t`Make a stage`}>
          {(StageDialog) => <StageDialog stages={stages} onClose={close} />}
        </LazyDialog>
      )}
      {open === 'draw' && stage && <SlotsNowDialog stageId={stage._id} onClose={close} />}
      {open === 'plan' && stage && <PlanDialog stage={stage} onClose={close} />}
    </section>
  );
}

function StepAction(props: {
  step: SetUpStep;
  isNext: boolean;
  /** A single lobby: its slots can be given from the list. */
  isHere: boolean;
  tournamentId: string;
  onOpen: () => void;
}) {
  const { step, isNext, isHere, tournamentId, onOpen } = props;
  const variant = isNext ? 'main' : 'quiet';
  if (step.kind === 'stage' || step.kind === 'plan' || (step.kind === 'draw' && isHere))
    return (
      <Button size="small" variant={variant} onClick={onOpen}>
        {step.text}
      </Button>
    );
  const view = step.kind === 'teams' ? 'bring' : step.kind === 'draw' ? 'draw' : 'event';
  return (
    <LinkButton size="small" variant={variant} to={consolePaths.tournament(tournamentId, { view })}>
      {step.text}
    </LinkButton>
  );
}
