import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { describeControl, FieldNotes } from './field.tsx';

export type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** May hold a link, as in 'I accept the Terms and Conditions'. */
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
};

export function CheckboxField(props: CheckboxFieldProps) {
  const { label, hint, error, id: given, className, ...rest } = props;
  const made = useId();
  const id = given ?? made;
  return (
    <div className={className}>
      <div className="flex items-start">
        <span className="relative -ml-2.5 grid size-11 shrink-0 place-items-center">
          <input
            {...rest}
            {...describeControl({ id, hint, error })}
            type="checkbox"
            className={classNames(
              'peer size-6 appearance-none border border-edge bg-sunken rounded-hair transition-colors',
              'hover:border-quiet checked:border-flare checked:bg-flare aria-invalid:border-closed disabled:opacity-50',
            )}
          />
          <svg
            aria-hidden="true"
            viewBox="0 0 16 16"
            className="pointer-events-none absolute size-4 scale-50 text-flare-ink opacity-0 transition peer-checked:scale-100 peer-checked:opacity-100"
          >
            <path d="m2.5 8.5 4 4 7-9" fill="none" stroke="currentColor" strokeWidth="2.5" />
          </svg>
        </span>
        <label htmlFor={id} className="min-h-11 py-2.5 pl-1 text-body">
          {label}
        </label>
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
