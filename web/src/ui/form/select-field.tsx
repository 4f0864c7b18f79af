import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { controlLook, Field, type FieldProps } from './field.tsx';

export type SelectOption = { value: string; label: string };

export type SelectFieldProps = FieldProps &
  ComponentProps<'select'> & {
    options: readonly (SelectOption | string)[];
    /** Label of the empty option, such as 'Choose a role'. */
    placeholder?: string;
  };

/** Native select, which works best with thumbs. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, id, className, options, placeholder, ...rest } = props;
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {(control) => (
        <div className="relative">
          <select
            {...rest}
            {...control}
            className={classNames(controlLook, 'appearance-none pr-11!')}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(asOption).map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            size={20}
            className="pointer-events-none absolute inset-y-0 right-3.5 my-auto text-quiet"
          />
        </div>
      )}
    </Field>
  );
}

function asOption(option: SelectOption | string): SelectOption {
  return typeof option === 'string' ? { value: option, label: option } : option;
}
