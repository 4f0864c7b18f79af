import { fromIsoDate, toIsoDate } from '@one-dream/contract/calendar-days.ts';
import { type FieldPath, useController } from 'react-hook-form';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { TournamentFormState } from './tournament-state.ts';
import type { TournamentValues } from './tournament-values.ts';

/** Native date picker for a date stored as MM/DD/YYYY. Invalid dates stay text. */
export function DateField(props: {
  form: TournamentFormState;
  name: FieldPath<TournamentValues>;
  label: string;
}) {
  // react-hook-form changes its own objects in place, which the React Compiler takes for unchanged.
  'use no memo';
  const { form, name, label } = props;
  const { field } = useController({ control: form.methods.control, name });
  const text = String(field.value ?? '');
  const date = text === '' ? '' : toIsoDate(text);
  const shared = {
    label,
    error: form.errorOf(name),
    name,
    ref: field.ref,
    onBlur: field.onBlur,
  };
  if (date === undefined) {
    return <TextField {...shared} value={text} onChange={field.onChange} />;
  }
  return (
    <TextField
      {...shared}
      type="date"
      value={date}
      min="2000-01-01"
      max="9999-12-31"
      onChange={(event) => field.onChange(event.target.value && fromIsoDate(event.target.value))}
      className="[&_input]:appearance-none"
    />
  );
}
