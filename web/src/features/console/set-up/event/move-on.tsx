import { t } from '@lingui/core/macro';
import type { TournamentPhase } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog.tsx';
import { Button, type ButtonProps } from '../../../../ui/form/button.tsx';
import { useServed } from '../../../duties/served.data.ts';
import { entriesOf, useConsoleCall } from '../../console.data.ts';

type Movable = 'draft' | 'announced' | 'registration' | 'closed' | 'check-in';

/** Manual phase changes ahead of the clock, each with its consequence. */
const moves = (): Record<Movable, { button: string; question: string; text: string }> => ({
  draft: {
    button: t`Announce it`,
    question: t`Announce it now?`,
    text: t`Everybody sees it from now on.`,
  },
  announced: {
    button: t`Open registration now`,
    question: t`Open registration now?`,
    text: t`Teams can take slots at once. Everybody who asked to be told gets an alert.`,
  },
  registration: {
    button: t`Close registration now`,
    question: t`Close registration now?`,
    text: t`Nobody can register any more. This is earlier than scheduled.`,
  },
  closed: {
    button: t`Open check-in now`,
    question: t`Open check-in now?`,
    text: t`Every team is told to check in.`,
  },
  'check-in': {
    button: t`Close check-in now`,
    question: t`Close check-in now?`,
    text: t`Teams that have not checked in lose their slot at once, and ready teams move up.`,
  },
});

/** An early phase change. Pressed by two hosts, it happens once. */
export function MoveOn({
  phase,
  ...look
}: { phase: TournamentPhase } & Pick<ButtonProps, 'variant' | 'wide' | 'size'>) {
  const { tournament } = useServed();
  const [asked, setAsked] = useState<Movable>();
  const move = useConsoleCall('/tournament/move-on/{tournamentId}');
  const entries = useQuery(entriesOf(tournament._id)).data?.data;
  const isEverybodyIn = entries?.every(
    ({ slot, state }) => slot === null || state === 'checked_in',
  );
  const hasCheckIn = tournament.checkinOpensAt !== null;
  if (!(phase in moves()) || (phase === 'closed' && !hasCheckIn)) return null;
  const { button } = moves()[phase as Movable];
  const question = moves()[asked ?? (phase as Movable)];
  const moveFrom = (from: Movable) =>
    move.mutate({ tournamentId: tournament._id, from }, { onSettled: () => setAsked(undefined) });
  // If every team is checked in, closing affects nobody.
  const isHarmless = phase === 'check-in' && isEverybodyIn;
  return (
    <>
      <Button
        {...look}
        busy={move.isPending}
        onClick={() => (isHarmless ? moveFrom(phase) : setAsked(phase as Movable))}
      >
        {button}
      </Button>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={question.question}
        confirmText={question.button}
        harmless
        busy={move.isPending}
        onConfirm={() => asked && moveFrom(asked)}
      >
        {question.text}
      </ConfirmDialog>
    </>
  );
}
