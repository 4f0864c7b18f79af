import { type ChangeEvent, type RefCallback, useState } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { fromIstInput, toIstInput } from './ist-input.ts';
import type { ContractForm } from './use-contract-form.ts';

export type MomentBinding = {
  name: string;
  ref: RefCallback<HTMLInputElement>;
  /** In India's time; empty if not set. */
  value: string;
  error: string | undefined;
  onBlur: () => void;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** A moment entered in India's time and stored in UTC; null if not set. */
export function useMomentField<Input extends FieldValues>({
  form,
  name,
}: {
  form: ContractForm<Input>;
  name: FieldPath<Input>;
}): MomentBinding {
  // As in `useContractForm`: react-hook-form changes its own objects in place.
  'use no memo';
  const { field } = useController({ control: form.methods.control, name });
  // Typed part by part it is no moment in between, such as in the year 2: what is there must stay.
  const [typed, setTyped] = useState('');
  const isAsTyped = fromIstInput(typed) === field.value;
  return {
    name,
    ref: field.ref,
    value: isAsTyped ? typed : toIstInput(field.value as string | null),
    error: form.errorOf(name),
    onBlur: field.onBlur,
    onChange: ({ target }) => {
      setTyped(target.value);
      field.onChange(fromIstInput(target.value));
    },
  };
}
