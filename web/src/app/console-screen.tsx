import { t } from '@lingui/core/macro';
import { ConsolePage } from '../features/console/console-page.tsx';
import type { ResultPartProps, ResultParts } from '../features/console/result-parts.ts';
import { useServed } from '../features/duties/served.data.ts';
import { makePart, useFetchedAhead } from '../ui/feedback/part.ts';
import { PartPlace } from '../ui/feedback/part-place.tsx';
import { Skeleton, SkeletonGroup } from '../ui/feedback/skeleton.tsx';
import { TextLink } from '../ui/form/text-link.tsx';
import { useIsWide } from '../ui/use-is-wide.ts';
import { scorerPaths } from './scorer-paths.ts';

// Result entry is not part of the initial load; it arrives before the first match is over.
const deskBlock = makePart(
  async () => (await import('../features/results/result-desk-block.tsx')).ResultDeskBlock,
);
const stepBlock = makePart(
  async () => (await import('../features/results/result-step-block.tsx')).ResultStepBlock,
);
const movedBlock = makePart(
  async () => (await import('../features/standings/moved-block.tsx')).MovedBlock,
);
const needsBlock = makePart(
  async () => (await import('../features/disputes/scorer-needs-block.tsx')).ScorerNeedsBlock,
);

/** Both keep a draft of one match: another match needs another draft. */
const results: ResultParts = {
  Desk: ({ tournamentId, shown, next }) => (
    <>
      <PartPlace part={deskBlock} waiting={<Waiting />}>
        {(DeskBlock) => (
          <DeskBlock
            matchId={shown.match._id}
            published={<Published tournamentId={tournamentId} shown={shown} next={next} />}
          />
        )}
      </PartPlace>
      <More tournamentId={tournamentId} shown={shown} />
    </>
  ),
  Step: ({ tournamentId, shown, step, onStep, next }) => (
    // Height of the steps' bar.
    <div className="[--entry-foot:calc(57px+env(safe-area-inset-bottom))]">
      <PartPlace part={stepBlock} waiting={<Waiting />}>
        {(StepBlock) => (
          <StepBlock
            matchId={shown.match._id}
            step={step}
            onStep={onStep}
            published={<Published tournamentId={tournamentId} shown={shown} next={next} />}
          />
        )}
      </PartPlace>
      {step === 'publish' && <More tournamentId={tournamentId} shown={shown} />}
    </div>
  ),
  Needs: ({ tournamentId }) => (
    <PartPlace part={needsBlock} isOptional>
      {(NeedsBlock) => <NeedsBlock tournamentId={tournamentId} />}
    </PartPlace>
  ),
};

/** Combines features that are unaware of each other: the console, and the parts mounted in it. */
export function ConsoleScreen() {
  const isDesk = useIsWide('xl');
  useFetchedAhead(deskBlock, isDesk);
  useFetchedAhead(stepBlock, !isDesk);
  useFetchedAhead(movedBlock);
  return <ConsolePage results={results} />;
}

/** Shown after publishing: the next step, and what changed. */
function Published({ tournamentId, shown, next }: ResultPartProps) {
  const { title } = useServed().tournament;
  const { match } = shown;
  return (
    <>
      {next}
      <PartPlace part={movedBlock} isOptional>
        {(MovedBlock) => (
          <MovedBlock
            tournamentId={tournamentId}
            title={title}
            stageId={match.stageId}
            match={match}
          />
        )}
      </PartPlace>
    </>
  );
}

function Waiting() {
  return (
    <SkeletonGroup label={t`Loading the result`} className="flex flex-col gap-2">
      <Skeleton className="h-11" />
      <Skeleton className="h-96" />
    </SkeletonGroup>
  );
}

/** Rare actions on a page of their own: earlier versions, disputes, ending the window, voiding. */
function More({ tournamentId, shown }: ResultPartProps) {
  return (
    <p className="mt-6">
      <TextLink
        to={scorerPaths.result({ tournamentId, matchId: shown.match._id })}
      >{t`Versions, disputes, void: all about this result`}</TextLink>
    </p>
  );
}
