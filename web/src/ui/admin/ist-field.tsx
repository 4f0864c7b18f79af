import { t } from '@lingui/core/macro';
import { TextField, type TextFieldProps } from '../form/text-field.tsx';

/** A date and time in India's time. */
export function IstField({ label, ...rest }: Omit<TextFieldProps, 'type'>) {
  return (
    <TextField
      {...rest}
      label={t`${label} (IST)`}
      type="datetime-local"
      min="2020-01-01T00:00"
      max="2100-12-31T23:59"
      className="[&_input]:appearance-none"
    />
  );
}
