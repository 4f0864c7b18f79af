import type { TimeField } from '@one-dream/contract/features/tournaments.times.ts';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { fromIstInput, toIstInput } from '../../../platform/ist-input.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { TournamentFormState } from './tournament-state.ts';

/** A date and time by the clock of India, kept in UTC; empty for not set. */
export function MomentField(props: {
  form: TournamentFormState;
  name: TimeField;
  label: string;
  hint?: ReactNode;
}) {
  // react-hook-form changes its own objects in place, which the React Compiler takes for unchanged.
  'use no memo';
  const { form, name, label, hint } = props;
  const { field } = useController({ control: form.methods.control, name });
  return (
    <TextField
      label={`${label} (IST)`}
      type="datetime-local"
      min="2020-01-01T00:00"
      max="2100-12-31T23:59"
      hint={hint}
      error={form.errorOf(name)}
      name={name}
      ref={field.ref}
      value={toIstInput(field.value as string | null)}
      onBlur={field.onBlur}
      onChange={(event) => field.onChange(fromIstInput(event.target.value))}
      className="[&_input]:appearance-none"
    />
  );
}
