import type { ChangeEvent, RefCallback } from 'react';
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
  return {
    name,
    ref: field.ref,
    value: toIstInput(field.value as string | null),
    error: form.errorOf(name),
    onBlur: field.onBlur,
    onChange: (event) => field.onChange(fromIstInput(event.target.value)),
  };
}
