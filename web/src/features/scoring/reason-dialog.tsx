import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../../platform/refusal.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

/** Asks for a mandatory reason. */
export function ReasonDialog(props: {
  title: string;
  description: ReactNode;
  confirmText: string;
  isDanger?: boolean;
  busy: boolean;
  error: unknown;
  onConfirm: (reason: string) => void;
  onClose: () => void;
  children?: ReactNode;
}) {
  const [reason, setReason] = useState('');
  return (
    <Dialog
      onClose={props.onClose}
      title={props.title}
      description={props.description}
      submit={{
        text: props.confirmText,
        variant: props.isDanger ? 'danger' : 'main',
        busy: props.busy,
        disabled: reason.trim().length < 5,
        onSubmit: () => props.onConfirm(reason.trim()),
      }}
    >
      <FormError>{props.error ? messageOf(props.error) : undefined}</FormError>
      {props.children}
      <TextField
        label={t`Reason`}
        hint={t`5 to 200 characters.`}
        maxLength={200}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  );
}
