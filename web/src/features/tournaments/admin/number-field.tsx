import type { ReactNode } from 'react';
import { type FieldPath, useController } from 'react-hook-form';
import { TextField } from '../../../ui/text-field.tsx';
import type { TournamentFormState } from './tournament-state.ts';
import type { TournamentValues } from './tournament-values.ts';

/** A whole number, or nothing where it is left to what is usual. What is no number stays as typed, and the form says so. */
export function NumberField(props: {
  form: TournamentFormState;
  name: FieldPath<TournamentValues>;
  label: string;
  hint?: ReactNode;
  placeholder?: string;
}) {
  // react-hook-form changes its own objects in place, which the React Compiler takes for unchanged.
  'use no memo';
  const { form, name, ...rest } = props;
  const { field } = useController({ control: form.methods.control, name });
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      error={form.errorOf(name)}
      name={name}
      ref={field.ref}
      value={String(field.value ?? '')}
      onBlur={field.onBlur}
      onChange={({ target }) => {
        const text = target.value.trim();
        field.onChange(text === '' ? null : /^\d+$/.test(text) ? Number(text) : target.value);
      }}
    />
  );
}
