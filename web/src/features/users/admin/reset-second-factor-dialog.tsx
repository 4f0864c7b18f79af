import { t } from '@lingui/core/macro';
import type { User } from '@one-dream/contract/features/users/users.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useResetSecondFactor } from './users.admin.data.ts';

export type ResetSecondFactorDialogProps = {
  user: User;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDone: () => void;
};

export function ResetSecondFactorDialog(props: ResetSecondFactorDialogProps) {
  const { user, open, onOpenChange, onDone } = props;
  const reset = useResetSecondFactor();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Reset Second Factor`}
      confirmText={t`Reset`}
      busy={reset.isPending}
      busyText={t`Resetting...`}
      onConfirm={() =>
        reset.mutate(
          { userId: user._id },
          {
            onSuccess: () => {
              toast.good(t`${user.name} can sign in without a second factor now.`);
              onDone();
            },
            onError: () => onOpenChange(false),
          },
        )
      }
    >
      <p className="text-bright wrap-anywhere">{t`Reset the second factor of ${user.name}?`}</p>
      <ul className="mt-3 grid list-disc gap-1.5 pl-5 text-small">
        <li>{t`Their passkeys, authenticator app and recovery codes are gone for good.`}</li>
        <li>{t`They are signed out everywhere and get a mail.`}</li>
        <li>{t`Until they set up a new one, the password alone opens the account.`}</li>
      </ul>
    </ConfirmDialog>
  );
}
