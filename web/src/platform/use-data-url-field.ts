import { t } from '@lingui/core/macro';
import { type ChangeEvent, type RefCallback, useRef } from 'react';
import { type FieldPath, type FieldValues, get, useController } from 'react-hook-form';
import { fitPicture } from './fit-picture.ts';
import { isRefusal } from './refusal.ts';
import { translateCheck } from './translate-check.ts';
import type { ContractForm } from './use-contract-form.ts';

export type DataUrlBinding = {
  name: string;
  ref: RefCallback<HTMLInputElement>;
  /** The form's picture: a data URL, or the path of a stored one. */
  current: string | undefined;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** A picture sent as a data URL in the JSON body, instead of a separate part. */
export function useDataUrlField<Input extends FieldValues>({
  form,
  name,
}: {
  form: ContractForm<Input>;
  name: FieldPath<Input>;
}): DataUrlBinding {
  // As in `useContractForm`: react-hook-form changes its own objects in place.
  'use no memo';
  const { methods } = form;
  const { field, fieldState } = useController({ control: methods.control, name });
  const choices = useRef(0);

  async function choose(file: File | undefined): Promise<void> {
    const choice = ++choices.current;
    if (!file) return set(get(methods.formState.defaultValues, name) ?? '');
    try {
      const url = await readDataUrl(await fitPicture(file));
      // Another picture may have been chosen during reading.
      if (choice === choices.current) set(url);
    } catch (error) {
      console.error(error);
      refuse(
        isRefusal(error)
          ? error.message
          : t`This picture could not be read. Choose it again, or another one.`,
      );
    }
  }

  function set(picked: string): void {
    methods.clearErrors(name);
    field.onChange(picked);
  }

  function refuse(message: string): void {
    methods.setError(name, { type: 'file', message });
  }

  return {
    name,
    ref: field.ref,
    current: field.value || undefined,
    error: fieldState.error?.message && translateCheck(fieldState.error.message),
    onChange: (event) => void choose(event.target.files?.[0]),
  };
}

/** @throws DOMException if the file cannot be read, for example because it was moved */
function readDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
