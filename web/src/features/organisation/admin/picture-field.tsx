import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { fitPicture } from '../../../platform/fit-picture.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { translateCheck } from '../../../platform/translate-check.ts';
import type { ContractForm } from '../../../platform/use-contract-form.ts';
import { Button } from '../../../ui/form/button.tsx';
import { FileField } from '../../../ui/form/file-field.tsx';
import type { SectionForm } from './section-values.ts';

/** Larger than ever displayed: pictures are shrunk to this before upload. Pixels. */
const longestEdge = 512;

/** A section's picture, sent in the form's body. */
export function PictureField(props: {
  form: ContractForm<SectionForm>;
  name: `values.${string}`;
  label: string;
  hint: string;
  /** Text shown without a picture. */
  withoutText: string;
}) {
  // react-hook-form changes its own objects in place, which the React Compiler takes for unchanged.
  'use no memo';
  const { form, name, withoutText, ...rest } = props;
  const { field, fieldState } = useController({ control: form.methods.control, name });
  const [begun] = useState(field.value as string);
  const choices = useRef(0);

  async function choose(file: File | undefined): Promise<void> {
    const choice = ++choices.current;
    if (!file) return set(begun);
    try {
      const url = await shrink(await fitPicture(file));
      // Another picture may have been chosen during reading.
      if (choice === choices.current) set(url);
    } catch (error) {
      console.error(error);
      const message = isRefusal(error)
        ? error.message
        : t`This picture could not be read. Choose a PNG, JPEG or WebP.`;
      form.methods.setError(name, { type: 'file', message });
    }
  }

  function set(value: string): void {
    form.methods.clearErrors(name);
    field.onChange(value);
  }

  const isStored = field.value !== '' && !String(field.value).startsWith('data:');
  return (
    <div className="min-w-0">
      <FileField
        {...rest}
        name={name}
        ref={field.ref}
        current={field.value || undefined}
        error={fieldState.error?.message && translateCheck(fieldState.error.message)}
        onChange={(event) => void choose(event.target.files?.[0])}
      />
      {isStored && (
        <Button size="small" className="mt-2" onClick={() => set('')}>
          {withoutText}
        </Button>
      )}
    </div>
  );
}

/** @throws DOMException if this browser cannot decode it */
async function shrink(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, longestEdge / Math.min(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/webp', 0.9);
}
