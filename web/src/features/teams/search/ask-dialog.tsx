import { t } from '@lingui/core/macro';
import { joinTextMax } from '@one-dream/contract/limits.ts';
import type { FormEvent } from 'react';
import { useSubmission } from '../../../platform/use-submission.ts';
import { useTyped } from '../../../platform/use-typed.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { FormError } from '../../../ui/form/form-error.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { useAsk } from './search-calls.data.ts';

type AskDialogProps = { kind: 'team' | 'player'; id: string; name: string; onClose: () => void };

/** A request to a team or a player, with an optional message. */
export function AskDialog({ kind, id, name, onClose }: AskDialogProps) {
  const ask = useAsk();
  const { submit, message, errorRef } = useSubmission();
  const { typed, keep, forget } = useTyped(`ask ${id}`);

  function send(event: FormEvent<HTMLFormElement>) {
    const text = String(new FormData(event.currentTarget).get('text') ?? '');
    void submit(async () => {
      const answer = await ask.mutateAsync({ kind, id, text });
      forget();
      toast.good(answer.message);
      onClose();
    });
  }

  return (
    <Dialog
      onClose={onClose}
      title={kind === 'team' ? t`Ask ${name} to let you in` : t`Ask ${name} to join your team`}
      submit={{
        text: t`Ask`,
        busy: ask.isPending,
        busyText: t`Asking...`,
        onInput: keep,
        onSubmit: send,
      }}
    >
      <TextAreaField
        name="text"
        label={t`A few words`}
        hint={t`When you play, what you are good at. Optional.`}
        rows={3}
        maxLength={joinTextMax}
        defaultValue={typed.text}
      />
      <FormError ref={errorRef}>{message}</FormError>
    </Dialog>
  );
}
