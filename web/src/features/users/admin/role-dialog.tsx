import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { isOwner } from '@one-dream/contract/duties.ts';
import type { Role, User } from '@one-dream/contract/features/users/users.ts';
import { useState } from 'react';
import { useViewer } from '../../../platform/session.tsx';
import { RadioGroup } from '../../../ui/admin/radio-group.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/form/button.tsx';
import { ResetSecondFactorDialog } from './reset-second-factor-dialog.tsx';
import { useUpdateRole } from './users.admin.data.ts';

type Assignable = Exclude<Role, 'owner'>;

const choices = () =>
  [
    { value: 'user', text: t`user`, hint: t`Plays: has a profile, a team and tournaments.` },
    {
      value: 'admin',
      text: t`admin`,
      hint: t`Runs the back office: sees everyone’s details, and changes or deletes what is in it.`,
    },
  ] as const;

export type AdminRoleDialogProps = {
  user: User;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function AdminRoleDialog({ user, open, onOpenChange }: AdminRoleDialogProps) {
  const current: Assignable = user.role === 'admin' ? 'admin' : 'user';
  const [role, setRole] = useState<Assignable>(current);
  const update = useUpdateRole();
  const viewer = useViewer();
  const [isResetting, setIsResetting] = useState(false);

  function save() {
    if (update.isPending) return;
    if (role === current) return onOpenChange(false);
    update.mutate(
      { userId: user._id, newRole: role },
      {
        onSuccess: () =>
          toast.good(
            role === 'admin' ? t`${user.name} is an admin now.` : t`${user.name} is a user now.`,
          ),
        onSettled: () => onOpenChange(false),
      },
    );
  }

  return (
    <>
      <Dialog
        open={open && !isResetting}
        onOpenChange={onOpenChange}
        title={t`Update User Role`}
        description={
          <Trans>
            Choose what <strong className="font-strong text-bright">{user.name}</strong> may do
            here.
          </Trans>
        }
        submit={{
          text: t`Save Changes`,
          busy: update.isPending,
          busyText: t`Saving...`,
          onSubmit: save,
        }}
      >
        <RadioGroup
          legend={t`Role`}
          name="role"
          choices={choices()}
          value={role}
          onValueChange={setRole}
        />
        <p className="text-small text-quiet">{t`A changed role signs them out everywhere, so that it holds at once. They get a notification.`}</p>
        {isOwner(viewer) && (
          <div className="border-t border-line pt-4">
            <p className="text-small text-quiet">{t`Lost phone and recovery codes? Once you are sure it is them, reset their second factor. They are signed out and get a mail.`}</p>
            <Button
              className="mt-3"
              onClick={() => setIsResetting(true)}
            >{t`Reset second factor`}</Button>
          </div>
        )}
      </Dialog>
      <ResetSecondFactorDialog
        user={user}
        open={open && isResetting}
        onOpenChange={setIsResetting}
        onDone={() => {
          setIsResetting(false);
          onOpenChange(false);
        }}
      />
    </>
  );
}
