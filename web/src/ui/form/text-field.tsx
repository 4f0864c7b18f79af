import { t } from '@lingui/core/macro';
import { hasFillers } from '@one-dream/contract/text.ts';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import { controlLook, Field, type FieldProps } from './field.tsx';

export type TextFieldProps = FieldProps &
  ComponentProps<'input'> & {
    /** Shown before the input, such as `+91`. */
    prefix?: string;
    /** Shown at the end of the input, such as a button. */
    trailing?: ReactNode;
  };

/** Accepts the props of react-hook-form's `register`, including its ref. */
export function TextField(props: TextFieldProps) {
  const { label, hint: ownHint, error, id, className, prefix, trailing, ...rest } = props;
  const [isFilled, setFilled] = useState(false);
  const hint = isFilled
    ? t`A character that only looks like a space is in here. It becomes a space.`
    : ownHint;
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {(control) => (
        <div className="relative">
          {prefix && (
            <span
              aria-hidden="true"
              className="absolute inset-y-0 left-0 grid w-14 place-items-center border-r border-edge text-quiet"
            >
              {prefix}
            </span>
          )}
          <input
            {...rest}
            {...control}
            onInput={(event) => {
              rest.onInput?.(event);
              setFilled(hasFillers(event.currentTarget.value));
            }}
            // A field can be invalid without a message of its own, as after a failed sign-in.
            aria-invalid={control['aria-invalid'] ?? rest['aria-invalid']}
            className={classNames(
              controlLook,
              prefix && 'pl-[68px]!',
              Boolean(trailing) && 'pr-14!',
            )}
          />
          {trailing && (
            <div className="absolute inset-y-0 right-0.5 grid place-items-center">{trailing}</div>
          )}
        </div>
      )}
    </Field>
  );
}
