import { t } from '@lingui/core/macro';
import { formatTenths } from '@one-dream/contract/scoring/tenths.ts';
import { type ReactNode, useState } from 'react';
import type { ResultStep } from '../../platform/pages/console-paths.ts';
import { translateLabel } from '../../platform/translate-label.ts';
import { classNames } from '../../ui/class-names.ts';
import { usePreload } from '../../ui/feedback/lazy-component.ts';
import { nameLook } from '../../ui/list/name-look.ts';
import { CheckList } from './check-list.tsx';
import { EntryFoot } from './entry-foot.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { EntryNote } from './entry-note.tsx';
import { EntryTools } from './entry-tools.tsx';
import { ImportDialog, type ImportKind } from './import-dialog.tsx';
import { LazyPictures, picturesDialog } from './lazy-pictures.tsx';
import { isPublishedAsEntered, PublishPanel } from './publish-panel.tsx';
import { byPlacement, mistakesOf, pointsSoFar } from './result-rows.ts';
import { RowDialog } from './row-dialog.tsx';
import { StaleChoice } from './stale-choice.tsx';
import { TapPlacements } from './tap-placements.tsx';
import type { Entry } from './use-entry.ts';

type ResultStepBlockProps = {
  matchId: string;
  step: ResultStep;
  onStep: (step: ResultStep) => void;
  published?: ReactNode;
  /** The way on from a published result, in thumb's reach. */
  next?: ReactNode;
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
  next,
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
            // The reader filled in placements and eliminations: review comes next.
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
      {/* Pending steps above completed ones. */}
      {isPublishedAsEntered(entry) ? [panel, review] : [review, panel]}
      {next && isPublishedAsEntered(entry) && (
        <div className="contents not-has-[a,button]:hidden">
          <EntryFoot>{next}</EntryFoot>
        </div>
      )}
    </>
  );
}

/** The result as it will be published, by placement; rows expand for editing. */
function ReviewList({ entry }: { entry: Entry }) {
  const { rows, match, view } = entry;
  const [chosen, setChosen] = useState<string>();
  const teams = new Map(match.teams.map((team) => [team.entryId, team]));
  const wrong = new Set(mistakesOf(view, rows).flatMap(({ entryIds }) => entryIds));
  const row = rows.find(({ entryId }) => entryId === chosen);
  return (
    <>
      <ol aria-label={t`Result by placement`} className="border border-line">
        {byPlacement(rows).map((one) => (
          <li key={one.entryId} className="border-line not-first:border-t">
            <button
              type="button"
              onClick={() => setChosen(one.entryId)}
              className={classNames(
                'flex min-h-12 w-full items-center gap-3 px-3 text-left hover:bg-raised',
                wrong.has(one.entryId) && 'border-l-4 border-closed',
              )}
            >
              <span className="w-8 font-display text-title font-heavy tabular-nums">
                {one.placement ?? '–'}
              </span>
              <span className="min-w-0 flex-1">
                <span className={nameLook(teams.get(one.entryId)?.name ?? '')}>
                  {teams.get(one.entryId)?.name ?? t`Not in this lobby`}
                </span>
                {one.status !== 'played' && (
                  <span className="block text-small text-quiet">
                    {one.status === 'absent' ? t`Absent` : t`Disqualified`}
                  </span>
                )}
              </span>
              <span className="text-small text-quiet tabular-nums">
                {one.status === 'absent'
                  ? ''
                  : `${translateLabel(match.preset.labels.elims)}: ${one.elims ?? '–'}`}
              </span>
              <span className="w-10 text-right font-display text-title font-heavy tabular-nums">
                {formatTenths(pointsSoFar(one, match))}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {row && (
        <RowDialog
          entry={entry}
          row={row}
          team={teams.get(row.entryId)}
          open
          onOpenChange={() => setChosen(undefined)}
        />
      )}
    </>
  );
}
