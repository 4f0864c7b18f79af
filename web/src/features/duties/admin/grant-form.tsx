import { t } from '@lingui/core/macro';
import type { Duty } from '@one-dream/contract/duties.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ofEventSearch } from '../../../platform/pages/admin-paths.ts';
import { useSearch } from '../../../platform/pages/search-params.ts';
import { failureParts } from '../../../platform/refusal.ts';
import { SuggestField } from '../../../ui/admin/suggest-field.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Panel } from '../../../ui/list/panel.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { recipientsMatching } from '../../notifications/admin/notifications.admin.data.ts';
import { type Grantable, grantableEvents, useGrantDuty } from './duties.admin.data.ts';
import { DutyField } from './duty-field.tsx';

/** Grants a duty to an account. A link may preselect the event. */
export function GrantForm() {
  const [asked] = useSearch(ofEventSearch);
  const events = useQuery(grantableEvents).data ?? [];
  const [email, setEmail] = useState('');
  const [duty, setDuty] = useState<Duty>('host');
  const [chosen, setChosen] = useState(asked.event ?? '');
  const grant = useGrantDuty();
  const who = useRef<HTMLInputElement>(null);
  const typed = email.trim().toLowerCase();
  const people = useQuery(recipientsMatching(useDebounced(typed))).data?.data ?? [];
  const { fields, message } = failureParts(grant.error);
  const event =
    events.find(({ id }) => id === chosen) ?? (chosen ? namedByLink(chosen) : events[0]);
  const listed = event && !events.includes(event) ? [event, ...events] : events;
  const isChosen = people.some((person) => person.email === typed);

  function give(): void {
    if (!event) return;
    grant.mutate(
      { email: typed, duty, ...event.names },
      {
        onSuccess: () => {
          setEmail('');
          who.current?.focus();
        },
      },
    );
  }

  return (
    <Panel as="section" aria-labelledby="grant-title">
      <Heading level={2} size="title" id="grant-title" className="mb-4">{t`Give a duty`}</Heading>
      <form
        noValidate
        aria-label={t`Give a duty`}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          give();
        }}
      >
        <SuggestField
          label={t`Who`}
          name="email"
          placeholder={t`Name or email`}
          value={email}
          onValueChange={setEmail}
          onBlur={() => undefined}
          ref={who}
          error={fields.email}
          suggestions={
            typed === '' || isChosen
              ? []
              : people.map((person) => ({
                  value: person.email,
                  name: person.name,
                  text: person.email,
                  picture: person.profile,
                }))
          }
        />
        <DutyField value={duty} onValueChange={setDuty} error={fields.duty} />
        <SelectField
          label={t`Event`}
          value={event?.id ?? ''}
          error={fields.tournamentId ?? fields.seriesId}
          onChange={({ target }) => setChosen(target.value)}
          options={listed.map(({ id, title }) => ({ value: id, label: title }))}
        />
        <FormError>{message}</FormError>
        <Button
          type="submit"
          variant="main"
          wide
          busy={grant.isPending}
          disabled={typed === '' || !event}
        >{t`Give the duty`}</Button>
      </form>
    </Panel>
  );
}

/** A finished event, where only a treasurer has work left. */
function namedByLink(id: string): Grantable {
  return { id, title: t`The chosen event`, names: { tournamentId: id } };
}
