import { t } from '@lingui/core/macro';
import type { Team } from '@one-dream/contract/features/teams/teams.ts';
import { imageAccept, imageUrl } from '@one-dream/contract/images.ts';
import { teamNameLength } from '@one-dream/contract/limits.ts';
import type { FormEvent } from 'react';
import { useSubmission } from '../../../platform/use-submission.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { FileField } from '../../../ui/form/file-field.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useUpdateTeam } from './team-life.data.ts';

export function EditTeamDialog({ team, onClose }: { team: Team; onClose: () => void }) {
  const save = useUpdateTeam();
  const { submit, message, fields, errorRef } = useSubmission();

  function send(event: FormEvent<HTMLFormElement>) {
    const values = new FormData(event.currentTarget);
    const file = values.get('logo');
    const logo = file instanceof File && file.size > 0 ? file : undefined;
    void submit(async () => {
      const answer = await save.mutateAsync({ name: String(values.get('name')), logo });
      toast.good(answer.message);
      onClose();
    });
  }

  return (
    <Dialog
      onClose={onClose}
      title={t`Edit team`}
      description={t`Tournaments that you are in keep the name and logo you registered with.`}
      submit={{ text: t`Save`, busy: save.isPending, busyText: t`Saving...`, onSubmit: send }}
    >
      <TextField
        name="name"
        label={t`TEAM NAME`}
        autoComplete="off"
        defaultValue={team.name}
        maxLength={teamNameLength.max * 2}
        error={fields.name}
      />
      <FileField
        name="logo"
        label={t`TEAM LOGO`}
        accept={imageAccept}
        current={imageUrl(team.logo, 256)}
        error={fields.logo}
      />
      <FormError ref={errorRef}>{Object.keys(fields).length === 0 && message}</FormError>
    </Dialog>
  );
}
