import { t } from '@lingui/core/macro';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Button } from '../../ui/form/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

export type ReasonDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  label?: string;
  confirmText: string;
  busy: boolean;
  /** Answers whether it was done; the dialog stays with what was typed where it was not. */
  onConfirm: (reason: string) => Promise<unknown>;
  children?: ReactNode;
};

/** Asks for the reason that the person reads, and does it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const form = useId();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  async function confirm(event: FormEvent) {
    event.preventDefault();
    if (reason.trim().length < 5) {
      setError('Write at least 5 characters. They read this.');
      return;
    }
    try {
      await props.onConfirm(reason);
      setReason('');
      props.onClose();
    } catch {
      // What was refused is told by the call itself.
    }
  }
  return (
    <Dialog
      open={props.open}
      onOpenChange={(open) => !open && props.onClose()}
      title={props.title}
      description={props.description}
      keepOpenOutside
      actions={
        <>
          <Button onClick={props.onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={form} variant="main" busy={props.busy}>
            {props.confirmText}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={confirm} noValidate className="grid gap-4">
        {props.children}
        <TextField
          label={props.label ?? t`Reason`}
          maxLength={300}
          autoComplete="off"
          value={reason}
          error={error}
          onChange={(event) => {
            setReason(event.target.value);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
