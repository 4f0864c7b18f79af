import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

export type ReasonDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  label?: string;
  confirmText: string;
  busy: boolean;
  /** Resolves once done; on rejection the dialog keeps the input. */
  onConfirm: (reason: string) => Promise<unknown>;
  children?: ReactNode;
};

/** Asks for the reason shown to the person, and acts. */
export function ReasonDialog(props: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  async function confirm() {
    if (reason.trim().length < 5) {
      setError(t`Write at least 5 characters. They read this.`);
      return;
    }
    try {
      await props.onConfirm(reason);
      setReason('');
      props.onClose();
    } catch {
      // The call shows a refusal as a toast.
    }
  }
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={props.title}
      description={props.description}
      submit={{ text: props.confirmText, busy: props.busy, onSubmit: confirm }}
    >
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
    </Dialog>
  );
}
