import { t } from '@lingui/core/macro';
import type { Match } from '@one-dream/contract/features/matches/matches.ts';
import { scorerPages } from '@one-dream/contract/pages.scorers.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { istDayOf, istOf } from '../../../platform/ist.ts';
import { type ResultStep, resultSteps } from '../../../platform/pages/console-paths.ts';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { scorerPaths } from '../../../platform/pages/scorer-paths.ts';
import { useDocumentTitle } from '../../../platform/pages/use-document-title.ts';
import { translateText } from '../../../platform/translate-text.ts';
import { ConfirmButton } from '../../../ui/feedback/confirm-button.tsx';
import { TextLink } from '../../../ui/form/text-link.tsx';
import { Badge } from '../../../ui/list/badge.tsx';
import { Heading, Kicker } from '../../../ui/typography.tsx';
import { useIsWide } from '../../../ui/use-is-wide.ts';
import { useServed } from '../../duties/served.data.ts';
import { MatchHistoryBlock } from '../../standings/match-history-block.tsx';
import { ResultDesktopBlock } from '../result-desktop-block.tsx';
import { ResultStepBlock } from '../result-step-block.tsx';
import { matchOf, useEndWindow } from '../results.data.ts';
import { VoidMatch } from '../void-match.tsx';

export const meta = metaOf(scorerPages.result);

/** `/console/:tournamentId/results/:matchId`: result entry of one match, linkable for a scorer. */
export default function ResultPage() {
  const { tournamentId = '', matchId = '' } = useParams();
  const isWide = useIsWide();
  const match = useQuery(matchOf(matchId)).data;
  const name = match
    ? t`${match.stage}, match ${match.no}`
    : translateText(scorerPages.result.title);
  useDocumentTitle(name);
  return (
    <div className="measure pt-4 pb-28 md:pt-6 lg:pb-16">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <Kicker>{match ? match.stage : translateText(scorerPages.result.title)}</Kicker>
          <Heading level={2} size="title" className="min-h-[1lh]">
            {match && t`Match ${match.no}${match.attempt > 1 ? t`, replay` : ''}: ${match.map}`}
          </Heading>
          <p className="min-h-5 text-small text-quiet">
            {match && `${istDayOf(match.startsAt)}, ${istOf(match.startsAt)}`}
          </p>
        </div>
        {match && <StateOf state={match.state} />}
      </div>
      {isWide ? <ResultDesktopBlock matchId={matchId} /> : <Steps matchId={matchId} />}
      {match && (
        <div className="mt-10 flex flex-col gap-6 border-t border-line pt-6">
          {match.publishedVersion !== null && <MatchHistoryBlock matchId={matchId} />}
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <TextLink
              to={scorerPaths.scoring(tournamentId, match.stageId)}
            >{t`Standings, adjustments, final`}</TextLink>
            <TextLink to={scorerPaths.disputes(tournamentId)}>{t`Disputes`}</TextLink>
            <EndWindow match={match} />
            <VoidMatch match={match} />
          </div>
        </div>
      )}
    </div>
  );
}

const stateWords = (): Record<string, string> => ({
  scheduled: t`SCHEDULED`,
  room_released: t`ROOM OPEN`,
  playing: t`PLAYING`,
  results_in: t`BEING ENTERED`,
  published: t`PROVISIONAL`,
  final: t`FINAL`,
  postponed: t`POSTPONED`,
  cancelled: t`CANCELLED`,
  void: t`VOID`,
});

function StateOf({ state }: { state: string }) {
  const tone =
    state === 'final' ? 'green' : state === 'void' || state === 'cancelled' ? 'red' : 'blue';
  return <Badge tone={tone}>{stateWords()[state] ?? state.toUpperCase()}</Badge>;
}

const stepWords = (): Record<ResultStep, string> => ({
  placements: t`Places`,
  publish: t`Publish`,
});

function Steps({ matchId }: { matchId: string }) {
  const [step, setStep] = useState<ResultStep>('placements');
  return (
    <div className="[--entry-foot:calc(56px+var(--foot-height,0px))]">
      <ResultStepBlock matchId={matchId} step={step} onStep={setStep} />
      <nav
        aria-label={t`Steps`}
        data-step-bar
        className="fixed inset-x-0 bottom-(--foot-height,0px) z-20 grid grid-cols-2 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)]"
      >
        {resultSteps.map((one) => (
          <button
            key={one}
            type="button"
            aria-current={one === step ? 'step' : undefined}
            onClick={() => setStep(one)}
            className="min-h-14 border-t-2 border-transparent font-display text-label font-medium tracking-wide text-quiet aria-[current=step]:border-bright aria-[current=step]:text-bright"
          >
            {stepWords()[one]}
          </button>
        ))}
      </nav>
    </div>
  );
}

/** Lets an admin end a match's dispute window early if no dispute is open. */
function EndWindow({ match }: { match: Match }) {
  const { can } = useServed();
  const end = useEndWindow(match._id);
  if (!can.endWindows || match.state !== 'published') return null;
  return (
    <ConfirmButton
      size="small"
      question={{
        title: t`End the dispute window now?`,
        text: t`Leaders cannot dispute this match any more, and it is final.`,
        harmless: true,
        confirmText: t`End it`,
        busy: end.isPending,
      }}
      onConfirm={(close) => end.mutate({}, { onSettled: close })}
    >{t`End the dispute window`}</ConfirmButton>
  );
}
