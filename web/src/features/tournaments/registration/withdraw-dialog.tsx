import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { isRefusal, messageOf } from '../../../platform/refusal.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useAskToWithdraw } from '../../entries/entry-calls.data.ts';

/** Requests withdrawal from a locked event, with a reason; a host decides. */
export function WithdrawDialog({ entryId, onClose }: { entryId: string; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const ask = useAskToWithdraw();
  const problem = ask.error;

  function submit() {
    ask.mutate(
      { entryId, reason },
      {
        onSuccess: ({ message }) => {
          onClose();
          toast.good(message);
        },
      },
    );
  }

  return (
    <Dialog
      onClose={onClose}
      title={t`Ask to withdraw`}
      description={t`The lobby is being filled, so a host has to decide. Till then your team is in.`}
      submit={{
        text: t`Ask to withdraw`,
        cancelText: t`Stay in`,
        variant: 'danger',
        busy: ask.isPending,
        busyText: t`Asking...`,
        onSubmit: submit,
      }}
    >
      <TextField
        label={t`Why?`}
        hint={t`The hosts read it. 5 to 200 characters.`}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={
          problem ? (isRefusal(problem) && problem.fields.reason) || messageOf(problem) : undefined
        }
      />
    </Dialog>
  );
}
