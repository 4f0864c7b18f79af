import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';

/** Chooses who of the squad gets a prize. `initial` is their ID, or empty. */
export function PayeeForm(props: {
  label: string;
  initial: string;
  mayName: readonly { _id: string; name: string }[];
  isBusy: boolean;
  /** Calls `onSaved` if it succeeds. */
  onSave: (userId: string, onSaved: () => void) => void;
}) {
  const { label, initial, mayName, isBusy, onSave } = props;
  const [chosen, setChosen] = useState<string>();
  const userId = chosen ?? initial;
  return (
    <form
      className="mt-2 flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(userId, () => setChosen(undefined));
      }}
    >
      <SelectField
        className="min-w-0 flex-1 basis-48"
        label={label}
        value={userId}
        placeholder={initial ? undefined : t`Choose a player`}
        options={mayName.map(({ _id, name }) => ({ value: _id, label: name }))}
        onChange={({ target }) => setChosen(target.value)}
      />
      <Button type="submit" busy={isBusy} disabled={userId === ''}>{t`Save`}</Button>
    </form>
  );
}
