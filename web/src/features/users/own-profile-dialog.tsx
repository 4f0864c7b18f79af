import { t } from '@lingui/core/macro';
import type { User } from '@one-dream/contract/features/users/users.ts';
import { imageAccept, imageUrl } from '@one-dream/contract/images.ts';
import { userNameLength } from '@one-dream/contract/limits.ts';
import { type FormEvent, useId } from 'react';
import { useSubmission } from '../../platform/use-submission.ts';
import { Dialog, SubmitActions } from '../../ui/feedback/dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { FileField } from '../../ui/form/file-field.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useUpdateOwnProfile } from './users.data.ts';

type OwnProfileDialogProps = {
  user: User;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Edits the user's own name and picture. */
export function OwnProfileDialog({ user, open, onOpenChange }: OwnProfileDialogProps) {
  const formId = useId();
  const save = useUpdateOwnProfile();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      keepOpenOutside
      title={t`Name and picture`}
      description={t`How your team and the organisers see you. Tournaments you are already in keep your old name.`}
      actions={
        <SubmitActions
          formId={formId}
          text={t`Save`}
          busy={save.isPending}
          busyText={t`Saving...`}
          onCancel={() => onOpenChange(false)}
        />
      }
    >
      <Fields id={formId} user={user} save={save} onSaved={() => onOpenChange(false)} />
    </Dialog>
  );
}

function Fields(props: {
  id: string;
  user: User;
  save: ReturnType<typeof useUpdateOwnProfile>;
  onSaved: () => void;
}) {
  const { id, user, save, onSaved } = props;
  const { submit, message, fields, errorRef } = useSubmission();

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const file = values.get('image');
    const image = file instanceof File && file.size > 0 ? file : undefined;
    void submit(async () => {
      await save.mutateAsync({
        name: String(values.get('name')),
        picture: values.get('none') ? 'none' : 'keep',
        image,
      });
      toast.good(t`Your name and picture are saved.`);
      onSaved();
    });
  }

  return (
    <form id={id} onSubmit={send} noValidate className="flex flex-col gap-5 pb-2">
      <TextField
        name="name"
        label={t`Name`}
        autoComplete="nickname"
        defaultValue={user.name}
        maxLength={userNameLength.max * 2}
        error={fields.name}
      />
      <FileField
        name="image"
        label={t`Picture`}
        accept={imageAccept}
        current={user.profile ? imageUrl(user.profile, 256) : undefined}
        error={fields.image}
      />
      {user.profile && <CheckboxField name="none" label={t`Show no picture`} />}
      <FormError ref={errorRef}>{Object.keys(fields).length === 0 && message}</FormError>
    </form>
  );
}
