import { t } from '@lingui/core/macro';
import type { TournamentPhase } from '@one-dream/contract/features/tournaments.phases.ts';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { Button, type ButtonProps } from '../../../ui/form/button.tsx';
import { useConsoleCall } from '../console.data.ts';
import { useServed } from '../served.ts';

type Movable = 'draft' | 'announced' | 'registration' | 'closed' | 'check-in';

/** What the clock would do next, by hand and at once; with what comes of it. */
const moves: Record<Movable, { button: string; question: string; text: string }> = {
  draft: {
    get button() {
      return t`Announce it`;
    },
    get question() {
      return t`Announce it now?`;
    },
    get text() {
      return t`Everybody sees it from now on.`;
    },
  },
  announced: {
    get button() {
      return t`Open registration now`;
    },
    get question() {
      return t`Open registration now?`;
    },
    get text() {
      return t`Teams can take slots at once. Who asked to be told, is told.`;
    },
  },
  registration: {
    get button() {
      return t`Close registration now`;
    },
    get question() {
      return t`Close registration now?`;
    },
    get text() {
      return t`Nobody can register any more. It is earlier than the clock would do it.`;
    },
  },
  closed: {
    get button() {
      return t`Open check-in now`;
    },
    get question() {
      return t`Open check-in now?`;
    },
    get text() {
      return t`Every team is told to check in.`;
    },
  },
  'check-in': {
    get button() {
      return t`Close check-in now`;
    },
    get question() {
      return t`Close check-in now?`;
    },
    get text() {
      return t`Teams that have not checked in lose their slot at once, and ready teams move up.`;
    },
  },
};

/** The early move. Pressed by two hosts, it happens once. */
export function MoveOn({
  phase,
  ...look
}: { phase: TournamentPhase } & Pick<ButtonProps, 'variant' | 'wide' | 'size'>) {
  const { tournament } = useServed();
  const [asked, setAsked] = useState<Movable>();
  const move = useConsoleCall('/tournament/move-on/{tournamentId}', {
    tournamentId: tournament._id,
  });
  const hasCheckIn = tournament.checkinOpensAt !== null;
  if (!(phase in moves) || (phase === 'closed' && !hasCheckIn)) return null;
  const { button } = moves[phase as Movable];
  const question = moves[asked ?? (phase as Movable)];
  return (
    <>
      <Button {...look} onClick={() => setAsked(phase as Movable)}>
        {button}
      </Button>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={question.question}
        confirmText={question.button}
        harmless
        busy={move.isPending}
        onConfirm={() =>
          asked &&
          move.mutate(
            { params: { tournamentId: tournament._id }, body: { from: asked } },
            { onSettled: () => setAsked(undefined) },
          )
        }
      >
        {question.text}
      </ConfirmDialog>
    </>
  );
}
