import { t } from '@lingui/core/macro';
import { messageBeside, messageOf } from '../../platform/refusal.ts';
import {
  ReasonDialog as BaseReasonDialog,
  type ReasonDialogProps,
} from '../../ui/feedback/reason-dialog.tsx';

/** Asks for a mandatory reason. A refusal is shown below it, or at one of the other fields. */
export function ReasonDialog(props: Omit<ReasonDialogProps, 'messageOf'>) {
  return (
    <BaseReasonDialog
      hint={t`5 to 200 characters.`}
      {...props}
      messageOf={(error) => (props.fields ? messageBeside(error, 'reason') : messageOf(error))}
    />
  );
}
