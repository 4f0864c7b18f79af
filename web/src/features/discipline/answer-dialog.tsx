import { t } from '@lingui/core/macro';
import { messageOf } from '../../platform/refusal.ts';
import { ReasonDialog, type ReasonDialogProps } from '../../ui/feedback/reason-dialog.tsx';

/** Asks for the reason that the person reads. */
export function AnswerDialog(props: Omit<ReasonDialogProps, 'messageOf'>) {
  return (
    <ReasonDialog
      {...props}
      isHarmless
      messageOf={messageOf}
      most={300}
      tooShort={t`Write at least 5 characters. They read this.`}
    />
  );
}
