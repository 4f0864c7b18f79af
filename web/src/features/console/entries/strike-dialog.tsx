import { t } from '@lingui/core/macro';
import {
  type StrikeKind,
  strikeKinds,
  strikeWords,
} from '@one-dream/contract/features/discipline/discipline.values.ts';
import { useState } from 'react';
import { translateEnglish } from '../../../platform/translate.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { ReasonDialog } from '../../duties/reason-dialog.tsx';
import { useServed } from '../../duties/served.data.ts';
import { useConsoleCall } from '../console.data.ts';
import type { EntryDialogProps } from './entry-dialog-props.ts';

/** Records a strike against one player of an entry, or the whole team. */
export function StrikeDialog({ entry, onClose, prefill }: EntryDialogProps) {
  const { tournament } = useServed();
  const [kind, setKind] = useState<StrikeKind>('staff_abuse');
  const [userId, setUserId] = useState('');
  const give = useConsoleCall('/discipline/strike/{tournamentId}', { showsRefusal: true });
  async function confirm(reason: string): Promise<void> {
    const { message } = await give.mutateAsync({
      tournamentId: tournament._id,
      entryId: entry.entryId,
      userId: userId || null,
      kind,
      reason,
    });
    toast.good(message);
  }
  return (
    <ReasonDialog
      title={t`Strike for ${entry.name}`}
      hint={t`They read it.`}
      confirmText={t`Give strike`}
      reason={prefill.reason}
      onClose={onClose}
      onConfirm={confirm}
      fields={
        <>
          <SelectField
            label={t`Who`}
            value={userId}
            placeholder={t`The whole team`}
            options={entry.players.flatMap((player) =>
              player.userId
                ? [{ value: player.userId, label: player.inGameName || player.name }]
                : [],
            )}
            onChange={({ target }) => setUserId(target.value)}
          />
          <SelectField
            label={t`What for`}
            value={kind}
            options={strikeKinds.map((value) => ({
              value,
              label: translateEnglish(strikeWords[value]),
            }))}
            onChange={({ target }) => setKind(target.value as StrikeKind)}
          />
        </>
      }
    >{t`At 3 within 30 days a ban of 7 days from scrims is proposed to the staff.`}</ReasonDialog>
  );
}
