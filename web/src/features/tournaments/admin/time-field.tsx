import { t } from '@lingui/core/macro';
import { type FieldPath, useController } from 'react-hook-form';
import { TextField } from '../../../ui/form/text-field.tsx';
import { clockTime } from '../schedule-time.ts';
import type { TournamentFormState } from './tournament-state.ts';
import type { TournamentValues } from './tournament-values.ts';

/** Native time picker for a time of day in India, stored as `HH:MM`. Older free text stays text. */
export function TimeField(props: { form: TournamentFormState; name: FieldPath<TournamentValues> }) {
  // react-hook-form changes its own objects in place, which the React Compiler takes for unchanged.
  'use no memo';
  const { form, name } = props;
  const { field } = useController({ control: form.methods.control, name });
  const text = String(field.value ?? '');
  return (
    <TextField
      label={t`Time (IST)`}
      type={text === '' || clockTime.test(text) ? 'time' : 'text'}
      error={form.errorOf(name)}
      name={name}
      ref={field.ref}
      value={text}
      onBlur={field.onBlur}
      onChange={field.onChange}
      className="[&_input]:appearance-none"
    />
  );
}
