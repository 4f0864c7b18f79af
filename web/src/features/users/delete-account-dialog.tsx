import { t } from '@lingui/core/macro';
import type { User } from '@one-dream/contract/features/users/users.ts';
import { deleteOwnAccountQuestion } from '@one-dream/contract/features/users/users.values.ts';
import { translateEnglish } from '../../platform/translate.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { useDeleteOwnAccount } from './users.data.ts';

type DeleteAccountDialogProps = {
  user: User;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Confirmed once here, and by the site if the sign-in is not recent. */
export function DeleteAccountDialog({ user, open, onOpenChange }: DeleteAccountDialogProps) {
  const remove = useDeleteOwnAccount();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Delete the account of ${user.name}?`}
      confirmText={t`Delete my account`}
      busy={remove.isPending}
      busyText={t`Deleting...`}
      onConfirm={() => remove.mutate(undefined, { onError: () => onOpenChange(false) })}
    >
      <p>{translateEnglish(deleteOwnAccountQuestion)}</p>
      <p className="mt-3">{t`A team you lead goes to whoever has been in it the longest, tournaments included. With nobody else in it, the team is deleted and its slots are given back.`}</p>
    </ConfirmDialog>
  );
}
