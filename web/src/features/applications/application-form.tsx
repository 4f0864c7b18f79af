import { t } from '@lingui/core/macro';
import { applicationForm } from '@one-dream/contract/features/applications/applications.ts';
import {
  type StaffPosition,
  staffPositions,
} from '@one-dream/contract/features/applications/applications.values.ts';
import type { User } from '@one-dream/contract/features/users/users.ts';
import { minimumApplicantAge, phonePrefix } from '@one-dream/contract/limits.ts';
import { type FormEvent, useState } from 'react';
import { useViewer } from '../../platform/session.tsx';
import { translateEnglish } from '../../platform/translate.ts';
import { type FieldBinding, useContractForm } from '../../platform/use-contract-form.ts';
import { Button } from '../../ui/form/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import {
  type ApplicationDraft,
  emptyDraft,
  forgetDraft,
  readDraft,
  saveDraft,
} from './application-draft.ts';
import { useCreateApplication } from './applications.data.ts';
import { positionDescriptions } from './staff-positions.ts';

/** The application form. Input survives a reload until it is sent. */
export function ApplicationForm({ onSubmitted }: { onSubmitted: () => void }) {
  const viewer = useViewer();
  const { mutateAsync } = useCreateApplication();
  const [start] = useState(() => ({ ...prefill(viewer), ...readDraft(viewer._id) }));
  const [position, setPosition] = useState(start.position);
  const form = useContractForm({
    schema: applicationForm,
    defaults: { ...start, position: start.position as StaffPosition | '' },
    send: async (values) => {
      await mutateAsync(values);
      forgetDraft(viewer._id);
      onSubmitted();
    },
  });

  function keep(event: FormEvent<HTMLFormElement>) {
    // A field that is not shown keeps what was typed in it.
    const typed = {
      ...readDraft(viewer._id),
      ...Object.fromEntries(new FormData(event.currentTarget)),
    };
    saveDraft(viewer._id, typed);
    setPosition(String(typed.position));
  }

  return (
    <form {...form.props} onInput={keep} className="grid grid-cols-1 gap-5">
      <ApplicantFields field={form.field} />
      <SelectField
        label={t`Position`}
        placeholder={t`Choose a position`}
        options={staffPositions.map((value) => ({ value, label: translateEnglish(value) }))}
        required
        hint={positionDescriptions()[position as StaffPosition]}
        {...form.field('position')}
      />
      {position === 'Other' && (
        <TextField
          label={t`Which position?`}
          required
          hint={t`In a few words, such as Graphic designer.`}
          {...form.field('otherPosition')}
        />
      )}
      <TextAreaField
        label={t`Experience (optional)`}
        hint={t`Where have you done something like this before? Links are welcome.`}
        {...form.field('experience')}
      />
      <TextAreaField
        label={t`Motivation`}
        required
        hint={t`Why this position, and why with us?`}
        {...form.field('motivation')}
      />
      <TextField
        label={t`Availability`}
        required
        hint={t`Days and hours in India time, such as weekdays 7 pm to 11 pm.`}
        {...form.field('availability')}
      />
      <FormError ref={form.errorRef}>{form.message}</FormError>
      <Button
        type="submit"
        variant="main"
        size="large"
        busy={form.isBusy}
        busyText={t`Submitting...`}
        className="w-full md:w-auto md:justify-self-start"
      >{t`Submit Application`}</Button>
    </form>
  );
}

function ApplicantFields(props: { field: (name: keyof ApplicationDraft) => FieldBinding }) {
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <TextField label={t`Name`} autoComplete="name" required {...props.field('name')} />
      <TextField
        label={t`Age`}
        type="number"
        inputMode="numeric"
        min={minimumApplicantAge}
        required
        hint={t`${minimumApplicantAge} or older.`}
        {...props.field('age')}
      />
      <TextField
        label={t`WhatsApp number`}
        type="tel"
        autoComplete="tel"
        required
        {...props.field('contact')}
      />
      <TextField
        label={t`Discord`}
        autoCapitalize="none"
        spellCheck={false}
        required
        hint={t`Your username, not the name shown.`}
        {...props.field('discord')}
      />
    </div>
  );
}

function prefill({ name, discordinfo, ingameinfo }: User): ApplicationDraft {
  const mobile = ingameinfo?.mobileNumber;
  return {
    ...emptyDraft,
    name,
    discord: discordinfo?.username ?? '',
    contact: mobile ? `${phonePrefix} ${mobile}` : '',
  };
}
