import { plural, t } from '@lingui/core/macro';
import { everyone } from '@one-dream/contract/features/notifications/notifications.values.ts';
import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { SuggestField, type Suggestion } from '../../../ui/admin/suggest-field.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { recipientsMatching } from './notifications.admin.data.ts';
import type { SendFormState } from './send-values.ts';

export function RecipientField({ form }: { form: SendFormState }) {
  // react-hook-form changes its own objects in place, which the React Compiler takes for unchanged.
  'use no memo';
  const { field } = useController({ control: form.methods.control, name: 'to' });
  const typed = field.value.trim().toLowerCase();
  const answer = useQuery(recipientsMatching(useDebounced(typed === everyone ? '' : typed))).data;
  const all: Suggestion[] = everyone.startsWith(typed)
    ? [{ value: everyone, name: t`Everyone`, text: peopleText(answer?.everyone) }]
    : [];
  const people = (answer?.data ?? []).map(({ name, email, profile }) => ({
    value: email,
    name,
    text: email,
    picture: profile,
  }));
  // A complete address needs no suggestions.
  const isChosen = people.some((person) => person.value === typed) || typed === everyone;
  return (
    <SuggestField
      label={t`To`}
      placeholder={t`Send to (eg: user email, everyone)`}
      name="to"
      value={field.value}
      onValueChange={field.onChange}
      onBlur={field.onBlur}
      ref={field.ref}
      error={form.errorOf('to')}
      suggestions={isChosen ? [] : [...all, ...people]}
    />
  );
}

export function peopleText(count: number | undefined): string {
  if (count === undefined) return t`All people with an account`;
  return plural(count, { one: '# person', other: `${count.toLocaleString('en-IN')} people` });
}
