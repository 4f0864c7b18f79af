import { t } from '@lingui/core/macro';
import {
  type PreferredRole,
  preferredRoles,
} from '@one-dream/contract/features/users/users.values.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';

export type RoleFilterProps = {
  label: string;
  value: PreferredRole | undefined;
  onChange: (role: PreferredRole | undefined) => void;
};

/** Shows only who has, or looks for, a role. */
export function RoleFilter(props: RoleFilterProps) {
  return (
    <SelectField
      label={props.label}
      placeholder={t`Any role`}
      options={preferredRoles}
      value={props.value ?? ''}
      onChange={({ target: { value } }) =>
        props.onChange(preferredRoles.find((role) => role === value))
      }
      className="mb-5 max-w-72"
    />
  );
}
