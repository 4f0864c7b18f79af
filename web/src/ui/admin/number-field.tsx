import type { ReactNode } from 'react';
import {
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useController,
} from 'react-hook-form';
import { TextField } from '../form/text-field.tsx';

/** The part of a react-hook-form form that the field needs. */
type Form<Values extends FieldValues> = {
  methods: UseFormReturn<Values, unknown, unknown>;
  errorOf: (name: FieldPath<Values>) => string | undefined;
};

type NumberFieldProps<Values extends FieldValues> = {
  form: Form<Values>;
  name: FieldPath<Values>;
  label: string;
  hint?: ReactNode;
  placeholder?: string;
  /** An empty field is null: the default applies. */
  isOptional?: boolean;
};

/** A whole number. Invalid input stays as typed, with an error. */
export function NumberField<Values extends FieldValues>(props: NumberFieldProps<Values>) {
  // react-hook-form changes its own objects in place, which the React Compiler takes for unchanged.
  'use no memo';
  const { form, name, isOptional, ...rest } = props;
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
        const isNumber = /^\d{1,9}$/.test(text);
        field.onChange(isNumber ? Number(text) : isOptional && text === '' ? null : target.value);
      }}
    />
  );
}
