import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { controlLook, Field, type FieldProps } from './field.tsx';

export function TextAreaField(props: FieldProps & ComponentProps<'textarea'>) {
  const { label, hint, error, id, className, rows = 4, ...rest } = props;
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          // At least as tall as its rows.
          style={{ minHeight: `${rows * 1.5 + 1.375}rem` }}
          className={classNames(controlLook, 'field-sizing-content max-h-96 resize-y')}
        />
      )}
    </Field>
  );
}
