import { t } from '@lingui/core/macro';
import { messageBeside, messageOf } from '../../platform/refusal.ts';
import {
  ReasonDialog as BaseReasonDialog,
  type ReasonDialogProps,
} from '../../ui/feedback/reason-dialog.tsx';

/** Asks for a mandatory reason. */
export function ReasonDialog(props: Omit<ReasonDialogProps, 'messageOf' | 'hint'>) {
  return (
    <BaseReasonDialog
      {...props}
      hint={t`5 to 200 characters.`}
      messageOf={(error) => (props.fields ? messageBeside(error, 'reason') : messageOf(error))}
    />
  );
}
