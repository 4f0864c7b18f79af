import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

/** Props of every form field besides those of its control. */
export type FieldProps = {
  label: string;
  /** Instructions shown before any error. */
  hint?: ReactNode;
  /** Error and remedy; also marks the control as invalid. */
  error?: string | undefined;
};

/** Attributes that link a control to its label, hint and error. */
export type ControlAttributes = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

/** Label above, control, then hint and error. */
export function Field(
  props: FieldProps & {
    id?: string | undefined;
    className?: string | undefined;
    children: (control: ControlAttributes) => ReactNode;
  },
) {
  const made = useId();
  const id = props.id ?? made;
  return (
    <div className={classNames('min-w-0', props.className)}>
      <label
        htmlFor={id}
        className="mb-1.5 block font-display text-label font-medium tracking-wide text-bright"
      >
        {props.label}
      </label>
      {props.children(describeControl({ ...props, id }))}
      <FieldNotes id={id} hint={props.hint} error={props.error} />
    </div>
  );
}

export function describeControl(props: {
  id: string;
  hint?: ReactNode;
  error?: string | undefined;
}): ControlAttributes {
  const described = [props.hint && `${props.id}-hint`, props.error && `${props.id}-error`];
  return {
    id: props.id,
    'aria-invalid': props.error ? true : undefined,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
  };
}

export function FieldNotes(props: { id: string; hint?: ReactNode; error?: string | undefined }) {
  return (
    <>
      {props.hint && (
        <p id={`${props.id}-hint`} className="mt-1.5 text-small text-quiet">
          {props.hint}
        </p>
      )}
      {props.error && (
        <p id={`${props.id}-error`} className="mt-1.5 text-small font-strong text-closed">
          {props.error}
        </p>
      )}
    </>
  );
}

/** Classes of text inputs, selects and text areas. */
export const controlLook = classNames(
  'block min-h-12 w-full border border-edge bg-sunken px-3.5 py-2.5 text-body text-bright rounded-hair',
  'placeholder:text-quiet hover:border-quiet focus-visible:border-flare focus-visible:outline-offset-0',
  'aria-invalid:border-closed aria-invalid:focus-visible:border-closed read-only:bg-raised disabled:opacity-50 transition-colors',
);
