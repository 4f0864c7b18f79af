import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../../platform/refusal.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

/** Length limits of every reason, as in the contract. */
const length = { min: 5, max: 200 };

export type ReasonDialogProps = {
  title: string;
  /** The consequences, and whom they affect. */
  children: ReactNode;
  /** States who reads the reason. */
  hint: string;
  confirmText: string;
  isHarmless?: boolean;
  /** What is known of it already. */
  reason?: string;
  fields?: ReactNode;
  onClose: () => void;
  /** A rejection's message is shown, and the reason is kept. */
  onConfirm: (reason: string) => Promise<unknown>;
};

/** Asks for a reason that is passed on to those affected. Open while mounted. */
export function ReasonDialog(props: ReasonDialogProps) {
  const [reason, setReason] = useState(props.reason ?? '');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function confirm(): Promise<void> {
    if (reason.trim().length < length.min)
      return setError(t`Write the reason in ${length.min} letters or more.`);
    setBusy(true);
    setError(undefined);
    try {
      await props.onConfirm(reason.trim());
      props.onClose();
    } catch (thrown) {
      setError(messageOf(thrown));
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
        onSubmit: () => {
          if (!isBusy) void confirm();
        },
      }}
    >
      {props.fields}
      <TextField
        label={t`Reason`}
        name="reason"
        value={reason}
        maxLength={length.max}
        hint={props.hint}
        error={error}
        autoComplete="off"
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  );
}
