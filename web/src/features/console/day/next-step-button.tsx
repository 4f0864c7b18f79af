import type { ConsoleMatch } from '@one-dream/contract/features/matches.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { consolePaths } from '../../../app/console-paths.ts';
import { scorerPaths } from '../../../app/scorer-paths.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { toastRefusal } from '../../../platform/refusal-toast.ts';
import { useServerNow } from '../../../platform/server-clock.ts';
import { Button, type ButtonProps } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { consoleMatches, stagesOf, useConsoleCall } from '../console.data.ts';
import { finishStepOf, type NextStep, nextStepOf } from '../next-step.ts';
import { useServed } from '../served.ts';

/**
 * The one amber button: named by the next step, does it or leads to where it is done. Nothing where the match waits
 * for nobody, or for somebody with another duty.
 */
export function NextStepButton({
  shown,
  onGo,
  leave = [],
  hasResults = false,
  ...look
}: {
  shown: ConsoleMatch;
  /** Leads to where a step is done that takes more than a press. */
  onGo: (kind: NextStep['kind']) => void;
  /** Steps whose place is on the screen already, with a button of its own. */
  leave?: readonly NextStep['kind'][];
  /** Results are entered on this screen; else they have a page of their own. */
  hasResults?: boolean;
} & Pick<ButtonProps, 'wide' | 'size'>) {
  const { tournament, canHost, canScore } = useServed();
  const now = useServerNow();
  const navigate = useNavigate();
  const release = useConsoleCall('/matches/room/release/{matchId}', {
    tournamentId: tournament._id,
  });
  const start = useConsoleCall('/matches/start/{matchId}', {
    tournamentId: tournament._id,
    isSaidThere: true,
  });
  /** Why the server asks before it starts. */
  const [question, setQuestion] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const step = nextStepOf(shown, now);
  const { match } = shown;

  function begin(confirm: boolean): void {
    start.mutate(
      { params: { matchId: match._id }, body: { confirm, version: match.version } },
      {
        onSuccess: () => setAsked(false),
        onError: (error) => {
          if (!confirm && isRefusal(error) && error.code === 'NOT_READY') {
            setQuestion(error.message);
            setAsked(true);
          } else {
            setAsked(false);
            toastRefusal(error);
          }
        },
      },
    );
  }

  function press(kind: NextStep['kind']): void {
    if (kind === 'release') release.mutate({ params: { matchId: match._id } });
    else if (kind === 'start') begin(false);
    else if (kind === 'draw')
      void navigate(consolePaths.tournament(tournament._id, { view: 'draw' }));
    else if ((kind === 'results' || kind === 'publish') && !hasResults)
      void navigate(scorerPaths.result({ tournamentId: tournament._id, matchId: match._id }));
    else onGo(kind);
  }

  const isScoring = step?.kind === 'results' || step?.kind === 'publish';
  const isMine = isScoring ? canScore : canHost;
  return (
    <>
      {step && isMine && !leave.includes(step.kind) && (
        <Button
          {...look}
          variant="main"
          busy={release.isPending || start.isPending}
          onClick={() => press(step.kind)}
          className="tabular-nums"
        >
          {step.text}
        </Button>
      )}
      {!step && canScore && <FinishLink {...look} />}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="Start all the same?"
        cancelText="Wait"
        confirmText="Start match"
        harmless
        busy={start.isPending}
        onConfirm={() => begin(true)}
      >
        {question}
      </ConfirmDialog>
    </>
  );
}

/** When nothing is left to play. */
function FinishLink(look: Pick<ButtonProps, 'wide' | 'size'>) {
  const { tournament } = useServed();
  const stages = useQuery(stagesOf(tournament._id)).data ?? [];
  const matches = useQuery(consoleMatches(tournament._id)).data?.data ?? [];
  const text = finishStepOf({ stages, matches });
  if (!text) return null;
  return (
    <LinkButton {...look} variant="main" to={scorerPaths.finish(tournament._id)}>
      {text}
    </LinkButton>
  );
}
