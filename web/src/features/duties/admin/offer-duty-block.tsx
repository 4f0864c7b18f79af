import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Duty } from '@one-dream/contract/duties.ts';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { failureOf } from '../../../platform/failure-of.ts';
import { adminPaths } from '../../../platform/pages/admin-paths.ts';
import { failureParts } from '../../../platform/refusal.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextLink } from '../../../ui/form/text-link.tsx';
import { grantableEvents, useGiveApplicantDuty } from './duties.admin.data.ts';
import { DutyField } from './duty-field.tsx';

type OfferDutyBlockProps = {
  applicationId: string;
  name: string;
  /** The duty matching the position. */
  fitting: Duty;
};

/** The step after an approval: a duty for one event, preselected by the position. */
export function OfferDutyBlock({ applicationId, name, fitting }: OfferDutyBlockProps) {
  const titleId = useId();
  const query = useQuery(grantableEvents);
  const events = query.data ?? [];
  const [duty, setDuty] = useState<Duty>(fitting);
  const [chosen, setChosen] = useState('');
  const give = useGiveApplicantDuty();
  const { fields, message } = failureParts(give.error);
  const event = events.find(({ id }) => id === chosen) ?? events[0];

  if (give.isSuccess) {
    return (
      <p role="status" className="mt-5 flex gap-3 border-t border-line pt-5">
        <Check size={20} className="mt-0.5 shrink-0 text-opened" />
        <span>
          <Trans>
            {give.data.message} See <TextLink to={adminPaths.staff()}>who does what</TextLink>.
          </Trans>
        </span>
      </p>
    );
  }
  return (
    <form
      noValidate
      aria-labelledby={titleId}
      className="mt-5 grid gap-4 border-t border-line pt-5 sm:grid-cols-2"
      onSubmit={(submit) => {
        submit.preventDefault();
        if (event) give.mutate({ applicationId, duty, ...event.names });
      }}
    >
      <h3
        id={titleId}
        className="font-display text-action font-medium wrap-anywhere sm:col-span-2"
      >{t`Give ${name} a duty now`}</h3>
      {query.isError && (
        <div className="sm:col-span-2">
          <ErrorState {...failureOf(query)} title={t`The events could not be loaded`} />
        </div>
      )}
      <DutyField value={duty} onValueChange={setDuty} error={fields.duty} />
      <SelectField
        label={t`Event`}
        value={event?.id ?? ''}
        hint={query.data?.length === 0 ? t`No event is open. Make one first.` : undefined}
        error={fields.tournamentId ?? fields.seriesId}
        onChange={({ target }) => setChosen(target.value)}
        options={events.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <div className="sm:col-span-2 [&>[role=alert]:not(:empty)]:mb-3">
        <FormError>{message}</FormError>
        <Button
          type="submit"
          busy={give.isPending}
          busyText={t`Giving...`}
          disabled={!event}
          className="max-sm:w-full"
        >{t`Give the duty`}</Button>
      </div>
    </form>
  );
}
