import { lazy, Suspense } from 'react';
import { ConsolePage } from '../features/console/console-page.tsx';
import type { ResultPartProps, ResultParts } from '../features/console/result-parts.ts';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { scorerPaths } from './scorer-paths.ts';

// A host who checks teams in never loads what enters results.
const DeskBlock = lazy(async () => ({
  default: (await import('../features/results/result-desk-block.tsx')).ResultDeskBlock,
}));
const StepBlock = lazy(async () => ({
  default: (await import('../features/results/result-step-block.tsx')).ResultStepBlock,
}));
const NeedsBlock = lazy(async () => ({
  default: (await import('../features/disputes/scorer-needs-block.tsx')).ScorerNeedsBlock,
}));

/** Both keep a draft of one match: another match is another draft. */
const results: ResultParts = {
  Desk: ({ tournamentId, shown }) => (
    <Suspense fallback={<Waiting />}>
      <DeskBlock matchId={shown.match._id} />
      <More tournamentId={tournamentId} shown={shown} />
    </Suspense>
  ),
  Step: ({ tournamentId, shown, step, onStep }) => (
    // As high as the bar of the steps.
    <div className="[--entry-foot:calc(57px+env(safe-area-inset-bottom))]">
      <Suspense fallback={<Waiting />}>
        <StepBlock matchId={shown.match._id} step={step} onStep={onStep} />
        {step === 'publish' && <More tournamentId={tournamentId} shown={shown} />}
      </Suspense>
    </div>
  ),
  Needs: ({ tournamentId }) => (
    <Suspense>
      <NeedsBlock tournamentId={tournamentId} />
    </Suspense>
  ),
};

/** Features on one page that do not know of each other: the console, and what is mounted in it. */
export function ConsoleScreen() {
  return <ConsolePage results={results} />;
}

function Waiting() {
  return (
    <SkeletonGroup label="Loading the result" className="flex flex-col gap-2">
      <Skeleton className="h-11" />
      <Skeleton className="h-96" />
    </SkeletonGroup>
  );
}

/** What is rare has its own page: earlier versions, disputes, ending the window, voiding. */
function More({ tournamentId, shown }: ResultPartProps) {
  return (
    <p className="mt-6">
      <TextLink to={scorerPaths.result({ tournamentId, matchId: shown.match._id })}>
        Versions, disputes, void: all about this result
      </TextLink>
    </p>
  );
}
