import { t } from '@lingui/core/macro';
import type { StaffEntry } from '@one-dream/contract/features/entries/entries.ts';
import { useState } from 'react';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { ReasonDialog } from '../../duties/reason-dialog.tsx';
import { useConsoleCall } from '../console.data.ts';
import type { EntryDialogProps } from './entry-dialog-props.ts';

/** Puts a waiting team in the slot of one that cannot play. */
export function ReplaceEntryDialog({
  entry,
  entries,
  onClose,
}: EntryDialogProps & { entries: readonly StaffEntry[] }) {
  const waiting = entries.filter(({ place }) => place !== null);
  const [byEntryId, setBy] = useState(waiting[0]?.entryId ?? '');
  const replace = useConsoleCall('/entries/replace/{entryId}', { showsRefusal: true });
  return (
    <ReasonDialog
      title={t`Replace ${entry.name}?`}
      hint={t`Both teams read it.`}
      confirmText={t`Replace`}
      disabled={byEntryId === ''}
      onClose={onClose}
      onConfirm={(reason) => replace.mutateAsync({ entryId: entry.entryId, byEntryId, reason })}
      fields={
        <SelectField
          label={t`Team that takes the slot`}
          value={byEntryId}
          disabled={waiting.length === 0}
          hint={waiting.length === 0 ? t`The waitlist is empty.` : undefined}
          onChange={({ target }) => setBy(target.value)}
          options={waiting.map(({ entryId, place, name, state }) => {
            const label = `${place}. ${name}`;
            return {
              value: entryId,
              label: state === 'waitlist_ready' ? t`${label} (ready)` : label,
            };
          })}
        />
      }
    >{t`The new team takes its slot ${entry.slot ?? ''} in every match that is not frozen yet. What the old one has played stays.`}</ReasonDialog>
  );
}
