import { messageBeside, messageOf } from '../../platform/refusal.ts';
import {
  ReasonDialog as BaseReasonDialog,
  type ReasonDialogProps,
} from '../../ui/feedback/reason-dialog.tsx';

/** Asks for a reason that is passed on to those affected; a refusal is said below it, or at one of the other fields. */
export function ReasonDialog(props: Omit<ReasonDialogProps, 'messageOf'>) {
  return (
    <BaseReasonDialog
      {...props}
      messageOf={(error) => (props.fields ? messageBeside(error, 'reason') : messageOf(error))}
    />
  );
}
