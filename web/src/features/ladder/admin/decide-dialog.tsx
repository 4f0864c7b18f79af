import { t } from '@lingui/core/macro';
import type { ProposedMove } from '@one-dream/contract/features/ladder/ladder.ts';
import { tierNames } from '@one-dream/contract/features/scrims/scrims.values.ts';
import { useState } from 'react';
import { messageOf } from '../../../platform/refusal.ts';
import { storedForm } from '../../../platform/translate-reason.ts';
import { translateText } from '../../../platform/translate-text.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { suggestedReason, useDecideMove } from './ladder.admin.data.ts';

/** Confirms a team's proposed move, or keeps it in place, with a public reason. */
export function DecideDialog(props: {
  week: string;
  move: ProposedMove;
  isConfirmed: boolean;
  onClose: () => void;
}) {
  const { week, move, isConfirmed, onClose } = props;
  const { teamId, name, proposal, from } = move;
  const decide = useDecideMove();
  const suggested = suggestedReason(move);
  const [reason, setReason] = useState(isConfirmed ? translateText(suggested) : '');
  const [error, setError] = useState<string>();
  const to = tierNames[isConfirmed ? proposal.to : from];
  function send(): void {
    if (decide.isPending) return;
    if (reason.trim().length < 3) {
      setError(t`Write a reason. Everybody can read it.`);
      return;
    }
    const stored = reason === translateText(suggested) ? storedForm(suggested) : reason;
    decide.mutate({ teamId, week, isConfirmed, reason: stored }, { onSuccess: onClose });
  }
  return (
    <Dialog
      onClose={onClose}
      title={
        <span className="wrap-anywhere">
          {isConfirmed ? t`${name} moves to ${to}` : t`${name} stays in ${to}`}
        </span>
      }
      description={t`Once for this week. Its leader is told, with your reason.`}
      submit={{
        text: isConfirmed ? t`Confirm the move` : t`Keep it there`,
        busy: decide.isPending,
        onSubmit: send,
      }}
    >
      <TextField
        label={t`Reason`}
        maxLength={200}
        autoComplete="off"
        value={reason}
        error={error}
        onChange={({ target }) => {
          setReason(target.value);
          setError(undefined);
        }}
      />
      <FormError>{decide.isError ? messageOf(decide.error) : undefined}</FormError>
    </Dialog>
  );
}
