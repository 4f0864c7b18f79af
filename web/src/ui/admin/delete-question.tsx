import { t } from '@lingui/core/macro';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx';
import { toast } from '../feedback/toast.ts';

export type DeleteQuestionProps<Answer, Subject> = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  confirmText: string;
  /** The consequences, and whom they affect. */
  children: ReactNode;
  remove: Pick<UseMutationResult<Answer, Error, Subject>, 'mutate' | 'isPending'>;
  subject: Subject;
  /** Toast after deletion. */
  successText: (answer: Answer) => string;
  onDeleted?: () => void;
  /** Text after a refusal, for a mutation with `showsRefusal`. */
  failureText?: (error: Error) => string;
};

/** Confirms a deletion, performs it, reports the result, and closes, even after a refusal. */
export function DeleteQuestion<Answer, Subject>(props: DeleteQuestionProps<Answer, Subject>) {
  const { open, onOpenChange, title, confirmText, children, remove, subject } = props;
  const { successText, onDeleted, failureText } = props;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      confirmText={confirmText}
      busy={remove.isPending}
      busyText={t`Deleting...`}
      onConfirm={() =>
        remove.mutate(subject, {
          onSuccess: (answer) => {
            toast.good(successText(answer));
            onDeleted?.();
          },
          onError: (error) => failureText && toast.bad(failureText(error)),
          onSettled: () => onOpenChange(false),
        })
      }
    >
      {children}
    </ConfirmDialog>
  );
}
