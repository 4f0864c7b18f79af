import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { CheckList } from './check-list.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { EntryNote } from './entry-note.tsx';
import { EntryTools } from './entry-tools.tsx';
import { ImportDialog, type ImportKind } from './import-dialog.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { ReviewList } from './review-list.tsx';
import { StaleChoice } from './stale-choice.tsx';
import { TapElims } from './tap-elims.tsx';
import { TapPlacements } from './tap-placements.tsx';
import type { Entry } from './use-entry.ts';

/** The steps of a result on a phone, in their order. */
export const resultSteps = ['placements', 'elims', 'review', 'publish'] as const;
export type ResultStep = (typeof resultSteps)[number];

export type ResultStepBlockProps = {
  matchId: string;
  step: ResultStep;
  onStep: (step: ResultStep) => void;
  published?: ReactNode;
};

/** One step of a result on a full phone screen. All steps share one draft, so each can be opened at any time. */
export function ResultStepBlock({ matchId, ...props }: ResultStepBlockProps) {
  return (
    <EntryFrame key={matchId} matchId={matchId}>
      {(entry) => (
        <div className="flex min-w-0 flex-col gap-4">
          <EntryNote entry={entry} />
          {entry.state.status === 'stale' ? (
            <StaleChoice entry={entry} />
          ) : (
            <Step entry={entry} {...props} />
          )}
        </div>
      )}
    </EntryFrame>
  );
}

function Step({
  entry,
  step,
  onStep,
  published,
}: Omit<ResultStepBlockProps, 'matchId'> & { entry: Entry }) {
  const [opened, setOpened] = useState<ImportKind>();
  if (step === 'placements') {
    return (
      <>
        <TapPlacements
          entry={entry}
          onElims={() => onStep('elims')}
          onReview={() => onStep('review')}
        />
        <EntryTools entry={entry} onOpen={setOpened} />
        {opened && (
          <ImportDialog
            entry={entry}
            kind={opened}
            text=""
            onClose={() => setOpened(undefined)}
            // Placements and eliminations are read: review comes next.
            onFilled={() => onStep('review')}
          />
        )}
      </>
    );
  }
  if (step === 'elims') return <TapElims entry={entry} onDone={() => onStep('review')} />;
  if (step === 'publish') {
    return (
      <>
        <CheckList entry={entry} />
        <PublishPanel entry={entry} published={published} />
      </>
    );
  }
  return (
    <>
      <CheckList entry={entry} />
      <ReviewList entry={entry} />
      <Button
        variant={entry.view.problems.length === 0 ? 'main' : 'quiet'}
        wide
        onClick={() => onStep('publish')}
      >{t`Go on to publish`}</Button>
    </>
  );
}
