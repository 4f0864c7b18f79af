import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { messageOf } from '../../../platform/refusal.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useConsoleCall } from '../console.data.ts';
import type { EntryDialogProps } from './entry-dialog-props.ts';

/** A team asked to withdraw after locking: a host lets it go or tells it to stay. */
export function WithdrawalDialog({ entry, onClose }: EntryDialogProps) {
  const [reason, setReason] = useState('');
  const decide = useConsoleCall('/entries/decide-withdrawal/{entryId}', { showsRefusal: true });

  function answer(isGranted: boolean): void {
    const words = reason.trim();
    decide.mutate(
      { entryId: entry.entryId, isGranted, ...(words && { reason: words }) },
      { onSuccess: onClose },
    );
  }

  return (
    <Dialog
      onClose={onClose}
      title={t`${entry.name} asks to withdraw`}
      description={entry.withdrawAsked ? `“${entry.withdrawAsked.reason}”` : undefined}
      keepOpenOutside
      actions={
        <>
          <Button
            busy={decide.isPending}
            onClick={() => answer(false)}
          >{t`Tell them to stay`}</Button>
          <Button
            variant="main"
            busy={decide.isPending}
            onClick={() => answer(true)}
          >{t`Let them go`}</Button>
        </>
      }
    >
      <TextField
        label={t`A word to the team (optional)`}
        value={reason}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="mt-3">
        <FormError>{decide.error && messageOf(decide.error)}</FormError>
      </div>
    </Dialog>
  );
}
