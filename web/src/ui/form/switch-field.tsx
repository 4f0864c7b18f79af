import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

export type SwitchFieldProps = {
  label: string;
  /** Below the label: its effect or state. */
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** In progress: it keeps its focus but does nothing. */
  busy?: boolean;
};

/** A setting applied immediately; use `CheckboxField` for one applied by a Save button. */
export function SwitchField(props: SwitchFieldProps) {
  const { label, hint, checked, onChange, disabled, busy } = props;
  const id = useId();
  return (
    <div>
      <div className="flex items-center gap-4">
        <label
          htmlFor={id}
          className={classNames('min-h-11 flex-1 py-2.5 font-strong', disabled && 'text-quiet')}
        >
          {label}
        </label>
        <span className="relative grid h-11 w-14 shrink-0 place-items-center">
          <input
            id={id}
            type="checkbox"
            role="switch"
            checked={checked}
            aria-checked={checked}
            disabled={disabled}
            aria-busy={busy || undefined}
            aria-describedby={hint ? `${id}-hint` : undefined}
            onChange={({ target }) => {
              if (!busy) onChange(target.checked);
            }}
            className={classNames(
              'peer absolute inset-x-0 inset-y-1.5 appearance-none border border-edge bg-sunken rounded-hair transition-colors',
              'hover:border-quiet checked:border-flare checked:bg-flare disabled:opacity-50',
              busy && 'cursor-progress',
            )}
          />
          <span
            aria-hidden="true"
            className={classNames(
              'pointer-events-none absolute left-1 size-6 bg-edge rounded-hair transition-[translate,background-color]',
              'peer-checked:translate-x-6 peer-checked:bg-flare-ink peer-disabled:opacity-50',
              busy && 'animate-pulse',
            )}
          />
        </span>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-small text-quiet">
          {hint}
        </p>
      )}
    </div>
  );
}
