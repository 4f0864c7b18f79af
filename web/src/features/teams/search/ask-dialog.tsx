import { t } from '@lingui/core/macro';
import { joinTextMax } from '@one-dream/contract/limits.ts';
import { type FormEvent, useId } from 'react';
import { useSubmission } from '../../../platform/use-submission.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/form/button.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { useAsk } from './search.data.ts';

type AskDialogProps = { kind: 'team' | 'player'; id: string; name: string; onClose: () => void };

/** A question to a team or a player, with a few words if one likes. */
export function AskDialog({ kind, id, name, onClose }: AskDialogProps) {
  const formId = useId();
  const ask = useAsk();
  const { submit, message, errorRef } = useSubmission();

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text') ?? '');
    void submit(async () => {
      const answer = await ask.mutateAsync({ kind, id, text });
      toast.good(answer.message);
      onClose();
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      keepOpenOutside
      title={kind === 'team' ? t`Ask ${name} to let you in` : t`Ask ${name} to join your team`}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button
            type="submit"
            form={formId}
            variant="main"
            busy={ask.isPending}
            busyText={t`Asking...`}
          >{t`Ask`}</Button>
        </>
      }
    >
      <form id={formId} onSubmit={send} className="flex flex-col gap-4 pb-2">
        <TextAreaField
          name="text"
          label={t`A few words`}
          hint={t`When you play, what you are good at. Optional.`}
          rows={3}
          maxLength={joinTextMax}
        />
        <FormError ref={errorRef}>{message}</FormError>
      </form>
    </Dialog>
  );
}
