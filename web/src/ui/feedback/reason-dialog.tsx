import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { TextField } from '../form/text-field.tsx';
import { Dialog } from './dialog.tsx';

/** Length limits of a reason, as in the contract. */
const length = { min: 5, max: 200 };

export type ReasonDialogProps = {
  title: string;
  /** The consequences, and whom they affect. */
  children: ReactNode;
  label?: string;
  /** States who reads the reason. */
  hint?: string;
  confirmText: string;
  isHarmless?: boolean;
  /** Initial value. */
  reason?: string;
  most?: number;
  /** Message for a reason that is too short. */
  tooShort?: string;
  fields?: ReactNode;
  /** Something is missing in the fields. */
  disabled?: boolean;
  onClose: () => void;
  /** The refusal's message; `undefined` if another field shows it. */
  messageOf: (error: unknown) => string | undefined;
  /** If it rejects, the dialog stays open with the reason. */
  onConfirm: (reason: string) => Promise<unknown>;
};

/** Asks for a reason that is passed on to those affected. Open while mounted. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { label = t`Reason`, most = length.max, reason: known = '' } = props;
  const { tooShort = t`Write the reason in ${length.min} letters or more.` } = props;
  const [reason, setReason] = useState(known);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function confirm(): Promise<void> {
    if (reason.trim().length < length.min) return setError(tooShort);
    setBusy(true);
    setError(undefined);
    try {
      await props.onConfirm(reason.trim());
      props.onClose();
    } catch (thrown) {
      setError(props.messageOf(thrown));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      onClose={props.onClose}
      title={props.title}
      description={props.children}
      submit={{
        text: props.confirmText,
        variant: props.isHarmless ? 'main' : 'danger',
        busy: isBusy,
        busyText: t`Saving...`,
        disabled: props.disabled,
        onSubmit: () => {
          if (!isBusy) void confirm();
        },
      }}
    >
      {props.fields}
      <TextField
        label={label}
        name="reason"
        value={reason}
        maxLength={most}
        hint={props.hint}
        error={error}
        autoComplete="off"
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  );
}
