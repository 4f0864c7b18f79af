import { t } from '@lingui/core/macro';
import type { ConsoleMatch } from '@one-dream/contract/features/matches/matches.ts';
import { phaseOf } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { consolePaths } from '../../../platform/pages/console-paths.ts';
import { scorerPaths } from '../../../platform/pages/scorer-paths.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { toastRefusal } from '../../../platform/refusal-toast.ts';
import { useServerNow } from '../../../platform/server-clock.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { Button, type ButtonProps } from '../../../ui/form/button.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { useIsSettled } from '../../../ui/form/use-is-settled.ts';
import { useLostFocus } from '../../../ui/use-lost-focus.ts';
import { useServed } from '../../duties/served.data.ts';
import { consoleMatches, stagesOf, useConsoleCall } from '../console.data.ts';
import { matchName } from '../match-words.ts';
import { SlotsNowDialog } from '../set-up/draws/slots-now-dialog.tsx';
import { MoveOn } from '../set-up/event/move-on.tsx';
import { finishStepOf, type NextStep, nextMatchOf, nextStepOf } from './next-step.ts';

type Look = Pick<ButtonProps, 'wide' | 'size'>;

type NextStepButtonProps = Look & {
  shown: ConsoleMatch;
  /** Opens a step that needs more than a press. */
  onGo: (kind: NextStep['kind']) => void;
  /** Called after this button started the match. */
  onStarted?: () => void;
  /** Steps to leave out: they are on the screen with a button of their own. */
  leave?: readonly NextStep['kind'][];
  /** Results are entered on this screen; otherwise they have a page of their own. */
  hasResults?: boolean;
};

/** Confirmation before an early step, or one that the server warns about. */
type Question = { title: string; text: string; confirmText: string; run: () => void };

/**
 * The single amber button: named after the next step, it performs the step or leads to it. Renders nothing if the match
 * waits for nobody, or for someone with another duty.
 */
export function NextStepButton({
  shown,
  onGo,
  onStarted,
  leave = [],
  hasResults = false,
  ...look
}: NextStepButtonProps) {
  const { tournament, canHost, canScore } = useServed();
  const now = useServerNow();
  const navigate = useNavigate();
  const release = useConsoleCall('/matches/room/release/{matchId}');
  const start = useConsoleCall('/matches/start/{matchId}', { showsRefusal: true });
  const [question, setQuestion] = useState<Question>();
  const [isAsked, setAsked] = useState(false);
  const [isGivingSlots, setGivingSlots] = useState(false);
  const place = useLostFocus<HTMLSpanElement>('page');
  const phase = phaseOf(tournament, new Date(now));
  const step = nextStepOf(shown, now, phase);
  const { match } = shown;
  const isSettled = useIsSettled(`${match._id} ${step?.kind}`);

  function begin(confirm: boolean): void {
    start.mutate(
      { matchId: match._id, confirm, version: match.version },
      {
        onSuccess: () => {
          setAsked(false);
          onStarted?.();
        },
        onError: (error) => {
          if (!confirm && isRefusal(error) && error.code === 'NOT_READY') {
            ask({
              title: t`Start all the same?`,
              text: error.message,
              confirmText: t`Start match`,
              run: () => begin(true),
            });
          } else {
            setAsked(false);
            toastRefusal(error);
          }
        },
      },
    );
  }

  function openRoom(): void {
    release.mutate({ matchId: match._id }, { onSettled: () => setAsked(false) });
  }

  function ask(about: Question): void {
    setQuestion(about);
    setAsked(true);
  }

  function press(pressed: NextStep): void {
    const { kind } = pressed;
    const about = earlyQuestion(pressed, match);
    const run = kind === 'start' ? () => begin(false) : openRoom;
    if (about) ask({ ...about, run });
    else if (kind === 'release' || kind === 'start') run();
    else if (kind === 'draw' && match.format === 'single') setGivingSlots(true);
    else if (kind === 'draw')
      void navigate(consolePaths.tournament(tournament._id, { view: 'draw' }));
    else if ((kind === 'results' || kind === 'publish') && !hasResults)
      void navigate(scorerPaths.result({ tournamentId: tournament._id, matchId: match._id }));
    else onGo(kind);
  }

  // Check-in closes before the draw.
  if (step?.kind === 'draw' && phase === 'check-in' && !isGivingSlots)
    return canHost ? <MoveOn {...look} phase={phase} /> : null;
  const isScoring = step?.kind === 'results' || step?.kind === 'publish';
  const isMine = isScoring ? canScore : canHost;
  return (
    <span ref={place} className="contents">
      {step && isMine && !leave.includes(step.kind) && (
        <Button
          {...look}
          variant={step.isFar ? 'quiet' : 'main'}
          busy={release.isPending || start.isPending}
          aria-disabled={!isSettled || undefined}
          onClick={() => isSettled && press(step)}
          className="tabular-nums"
        >
          {step.text}
        </Button>
      )}
      {!step && <NextLink {...look} shown={shown} />}
      {isGivingSlots && (
        <SlotsNowDialog stageId={match.stageId} onClose={() => setGivingSlots(false)} />
      )}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={question?.title}
        cancelText={t`Wait`}
        confirmText={question?.confirmText ?? ''}
        harmless
        busy={release.isPending || start.isPending}
        onConfirm={() => question?.run()}
      >
        {question?.text}
      </ConfirmDialog>
    </span>
  );
}

/** Confirmation before releasing the room or starting the match early. */
function earlyQuestion(
  { kind, early }: NextStep,
  match: ConsoleMatch['match'],
): Omit<Question, 'run'> | undefined {
  if (early && kind === 'release')
    return {
      title: t`Release the room now, ${early} early?`,
      text: t`The lobby of ${matchName(match)} can read id and password at once. A released room cannot be taken back: another one costs you another card.`,
      confirmText: t`Release room`,
    };
  if (early && kind === 'start')
    return {
      title: t`Start ${matchName(match)} now, ${early} early?`,
      text: t`Teams that are not in the room by now are not let in. Until a result is entered you can take the start back.`,
      confirmText: t`Start match`,
    };
  return undefined;
}

/** Link shown when a match needs nothing: to the evening's next match, or to the final steps. */
function NextLink({ shown, ...look }: { shown: ConsoleMatch } & Look) {
  const { tournament, canHost, canScore } = useServed();
  const stages = useQuery(stagesOf(tournament._id)).data ?? [];
  const matches = useQuery(consoleMatches(tournament._id)).data?.data ?? [];
  const text = finishStepOf({ stages, matches });
  const next = nextMatchOf(matches, shown);
  if (canHost && next)
    return (
      <LinkButton
        {...look}
        variant="main"
        to={consolePaths.tournament(tournament._id, { match: next.match._id, step: 'room' })}
      >
        {next.hasRoom
          ? t`Next: ${matchName(next.match)}`
          : t`Next: room of ${matchName(next.match)}`}
      </LinkButton>
    );
  if (!canScore || !text) return null;
  return (
    <LinkButton {...look} variant="main" to={scorerPaths.finish(tournament._id)}>
      {text}
    </LinkButton>
  );
}
