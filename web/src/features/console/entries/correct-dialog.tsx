import { t } from '@lingui/core/macro';
import { teamNameLength } from '@one-dream/contract/limits.ts';
import { useState } from 'react';
import { failureParts } from '../../../platform/refusal.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { ReasonDialog } from '../../duties/reason-dialog.tsx';
import { useConsoleCall } from '../console.data.ts';
import type { EntryDialogProps } from './entry-dialog-props.ts';

/** Corrects the team's name, or one of its players, in this event alone. */
export function CorrectDialog({ entry, onClose }: EntryDialogProps) {
  const [what, setWhat] = useState('name');
  const [name, setName] = useState(entry.name);
  const place = Number(what);
  const player = what === 'name' ? undefined : entry.players[place];
  const [inGameName, setInGameName] = useState('');
  const [inGameId, setInGameId] = useState('');
  const correct = useConsoleCall('/entries/correct/{entryId}', { showsRefusal: true });
  const { fields } = failureParts(correct.error);
  const choose = (chosen: string) => {
    const old = entry.players[Number(chosen)];
    setWhat(chosen);
    setInGameName(old?.inGameName ?? '');
    setInGameId(old?.inGameId ?? '');
  };
  const body = player
    ? { player: { place, was: player.inGameName, inGameName, inGameId } }
    : { name };
  return (
    <ReasonDialog
      title={t`Correct ${entry.name}`}
      hint={t`The team can read it, and it is kept in the log.`}
      confirmText={t`Correct`}
      isHarmless
      onClose={onClose}
      onConfirm={(reason) => correct.mutateAsync({ entryId: entry.entryId, ...body, reason })}
      fields={
        <>
          <SelectField
            label={t`What is wrong`}
            value={what}
            onChange={({ target }) => choose(target.value)}
            options={[
              { value: 'name', label: t`The team’s name` },
              ...entry.players.map((one, index) => ({
                value: String(index),
                label: one.inGameName,
              })),
            ]}
          />
          {player ? (
            <>
              <TextField
                label={t`In-game name`}
                value={inGameName}
                error={fields['player.inGameName']}
                onChange={({ target }) => setInGameName(target.value)}
              />
              <TextField
                label={t`Game ID`}
                inputMode="numeric"
                value={inGameId}
                error={fields['player.inGameId']}
                onChange={({ target }) => setInGameId(target.value)}
              />
            </>
          ) : (
            <TextField
              label={t`Team name`}
              value={name}
              error={fields.name}
              maxLength={teamNameLength.max}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </>
      }
    >{t`It counts in this event only. Results that were published keep the old name beside the new one.`}</ReasonDialog>
  );
}
