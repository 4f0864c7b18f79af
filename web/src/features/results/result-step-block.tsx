import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { usePreload } from '../../ui/feedback/lazy-component.ts';
import { CheckList } from './check-list.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { EntryNote } from './entry-note.tsx';
import { EntryTools } from './entry-tools.tsx';
import { ImportDialog, type ImportKind } from './import-dialog.tsx';
import { LazyPictures, picturesDialog } from './lazy-pictures.tsx';
import { isPublishedAsEntered, PublishPanel } from './publish-panel.tsx';
import { ReviewList } from './review-list.tsx';
import { StaleChoice } from './stale-choice.tsx';
import { TapPlacements } from './tap-placements.tsx';
import type { Entry } from './use-entry.ts';

/** The steps of a result on a phone, in their order. */
export const resultSteps = ['placements', 'publish'] as const;
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
  usePreload(picturesDialog);
  const [opened, setOpened] = useState<ImportKind | 'pictures'>();
  if (step === 'placements') {
    return (
      <>
        <TapPlacements
          entry={entry}
          onReview={() => onStep('publish')}
          tools={
            <EntryTools entry={entry} onOpen={setOpened} onPictures={() => setOpened('pictures')} />
          }
        />
        {opened === 'pictures' && (
          <LazyPictures
            entry={entry}
            onClose={() => setOpened(undefined)}
            onFilled={() => onStep('publish')}
          />
        )}
        {opened && opened !== 'pictures' && (
          <ImportDialog
            entry={entry}
            kind={opened}
            text=""
            onClose={() => setOpened(undefined)}
            // Placements and eliminations are read: review comes next.
            onFilled={() => onStep('publish')}
          />
        )}
      </>
    );
  }
  const review = <ReviewList key="review" entry={entry} />;
  const panel = (
    <PublishPanel
      key="publish"
      entry={entry}
      howToCorrect={t`Tap a team to correct it.`}
      published={published}
    />
  );
  return (
    <>
      <CheckList entry={entry} />
      {/* What is next stands above what is done. */}
      {isPublishedAsEntered(entry) ? [panel, review] : [review, panel]}
    </>
  );
}
