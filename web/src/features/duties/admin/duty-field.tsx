import { t } from '@lingui/core/macro';
import { type Duty, duties, mayGrant } from '@one-dream/contract/duties.ts';
import { useViewer } from '../../../platform/session.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { dutyWords } from './duty-words.ts';

type DutyFieldProps = {
  value: Duty;
  onValueChange: (duty: Duty) => void;
  error: string | undefined;
};

/** Select of the duties the viewer can grant, with explanations: only the owner appoints treasurers. */
export function DutyField({ value, onValueChange, error }: DutyFieldProps) {
  const viewer = useViewer();
  return (
    <SelectField
      label={t`Duty`}
      value={value}
      hint={dutyWords()[value].text}
      error={error}
      onChange={({ target }) => onValueChange(target.value as Duty)}
      options={duties
        .filter((one) => mayGrant(viewer, one))
        .map((one) => ({ value: one, label: dutyWords()[one].name }))}
    />
  );
}
