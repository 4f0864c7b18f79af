import { t } from '@lingui/core/macro';
import type { ConsoleMatch } from '@one-dream/contract/features/matches/matches.ts';
import { nextActionOf } from '@one-dream/contract/schedule/next-action.ts';
import { useEffect, useRef, useState } from 'react';
import {
  consoleSearch,
  type MatchStep,
  matchSteps,
  type ResultStep,
  resultSteps,
} from '../../../platform/pages/console-paths.ts';
import { useSearch } from '../../../platform/pages/search-params.ts';
import { useServerNow } from '../../../platform/server-clock.ts';
import { useServed } from '../../duties/served.data.ts';
import { LobbyList } from './lobby/lobby-list.tsx';
import { SlotList } from './lobby/slot-list.tsx';
import { type MatchDialog, MatchDialogs } from './match-dialogs.tsx';
import { MatchHead } from './match-head.tsx';
import { MatchPicker } from './match-picker.tsx';
import { NeedsStrip } from './needs-strip.tsx';
import type { NextStep } from './next-step.ts';
import { NextStepButton } from './next-step-button.tsx';
import type { ResultParts } from './result-parts.ts';
import { RoomCard } from './room/room-card.tsx';
import { StartPanel } from './start-panel.tsx';
import { StepBar } from './step-bar.tsx';

/** A match on a phone: one step per screen, with a bar at the bottom to navigate. */
export function MatchSteps(props: {
  matches: readonly ConsoleMatch[];
  chosen: ConsoleMatch;
  results: ResultParts | undefined;
}) {
  const { matches, chosen, results } = props;
  const { canHost, canScore, canSeeRooms } = useServed();
  const [place, change] = useSearch(consoleSearch);
  const [dialog, setDialog] = useState<MatchDialog>();
  const steps = matchSteps.filter((step) => {
    if (isResultStep(step)) return results !== undefined && canScore;
    return canHost || (step === 'room' ? canSeeRooms : step === 'check-in' || step === 'slots');
  });
  const now = useServerNow(5000);
  // Determined once per match: entering data advances the match, but must not switch the screen.
  const [start, setStart] = useState({ matchId: '', step: steps[0] ?? 'check-in' });
  if (start.matchId !== chosen.match._id)
    setStart({ matchId: chosen.match._id, step: usualStep({ steps, chosen, now }) });
  const step = place.step && steps.includes(place.step) ? place.step : start.step;
  const work = useRef<HTMLElement>(null);

  // The rows to tap start at the top of the screen; the match's header scrolls away.
  useEffect(() => {
    if (step === 'placements' && chosen.match._id) work.current?.scrollIntoView();
  }, [step, chosen.match._id]);

  function go(next: MatchStep): void {
    change({ step: next, match: chosen.match._id });
    window.scrollTo(0, 0);
  }

  const lobby = results?.Lobby && (
    <results.Lobby key={chosen.match._id} tournamentId={chosen.match.tournamentId} shown={chosen} />
  );

  return (
    <>
      {/* `--entry-foot`: height of the steps' bar. */}
      <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4 px-4 pt-3 pb-44 [--entry-foot:calc(57px+env(safe-area-inset-bottom))]">
        <MatchPicker matches={matches} chosen={chosen} />
        <MatchHead shown={chosen} onDialog={setDialog} />
        <NeedsStrip matches={matches} />
        {results?.Needs && <results.Needs tournamentId={chosen.match.tournamentId} />}
        <section
          ref={work}
          aria-label={stepNames()[step]}
          className={step === 'placements' ? 'min-h-dvh scroll-mt-16' : undefined}
        >
          {step === 'check-in' && <LobbyList key={chosen.match._id} shown={chosen} />}
          {step === 'slots' && <SlotList shown={chosen} more={lobby} />}
          {step === 'room' && <RoomCard key={chosen.match._id} shown={chosen} />}
          {step === 'start' && (
            <StartPanel
              shown={chosen}
              more={lobby}
              onUndo={() => setDialog('undo-start')}
              onMerge={() => setDialog('merge')}
            />
          )}
          {results && isResultStep(step) && (
            <results.Step
              key={chosen.match._id}
              tournamentId={chosen.match.tournamentId}
              shown={chosen}
              step={step}
              onStep={go}
              next={
                <NextStepButton
                  shown={chosen}
                  wide
                  onGo={() => go('check-in')}
                  // The result has its own button.
                  leave={['results', 'publish']}
                  hasResults
                />
              }
            />
          )}
        </section>
      </div>
      <StepBar
        steps={steps.map((name) => ({ name, text: stepNames()[name] }))}
        step={step}
        onGo={go}
      >
        {!isResultStep(step) && (
          <NextStepButton
            shown={chosen}
            wide
            // The room's form has its own button here.
            leave={step === 'room' ? ['room'] : []}
            hasResults={results !== undefined}
            onStarted={() => canScore && results && go('placements')}
            onGo={(kind) => {
              if (kind === 'move') setDialog('move');
              if (kind === 'room') go('room');
              if (kind === 'results') go('placements');
              if (kind === 'publish') go('publish');
            }}
          />
        )}
      </StepBar>
      <MatchDialogs open={dialog} match={chosen.match} onClose={() => setDialog(undefined)} />
    </>
  );
}

function isResultStep(step: MatchStep): step is ResultStep {
  return resultSteps.some((one) => one === step);
}

/** The current step of a match, unless one was chosen. */
function usualStep({
  steps,
  chosen,
  now,
}: {
  steps: readonly MatchStep[];
  chosen: ConsoleMatch;
  now: number;
}): MatchStep {
  const kind = nextActionOf(chosen, now)?.kind;
  const step = kind && stepFor[kind];
  if (chosen.match.publishedVersion !== null && steps.includes('publish')) return 'publish';
  return step && steps.includes(step) ? step : (steps[0] ?? 'check-in');
}

const stepFor: Partial<Record<NextStep['kind'], MatchStep>> = {
  room: 'check-in',
  release: 'room',
  start: 'start',
  results: 'placements',
  // Resume a partially entered draft where it stopped.
  publish: 'placements',
};

const stepNames = (): Record<MatchStep, string> => ({
  'check-in': t`Check-in`,
  slots: t`Slots`,
  room: t`Room`,
  start: t`Start`,
  placements: t`Placements`,
  publish: t`Publish`,
});
