import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { ReasonDialog } from '../../duties/reason-dialog.tsx';
import { useConsoleCall } from '../console.data.ts';
import type { EntryDialogProps } from './entry-dialog-props.ts';

/** Replaces a player of the team once rosters are frozen. */
export function SwapPlayerDialog({ entry, onClose, prefill }: EntryDialogProps) {
  const roster = entry.players.filter((player) => player.userId !== null);
  const { bench } = entry;
  const [outUserId, setOut] = useState(
    () => roster.find(({ isInTeam }) => !isInTeam)?.userId ?? roster[0]?.userId ?? '',
  );
  const [chosen, setIn] = useState<string>();
  const inUserId =
    chosen ??
    (bench.find(({ inGameName }) => inGameName === prefill.player) ?? bench[0])?.userId ??
    '';
  const swap = useConsoleCall('/entries/swap-player/{entryId}', { showsRefusal: true });
  return (
    <ReasonDialog
      title={t`Swap a player of ${entry.name}`}
      hint={t`The team can read it, and it is kept in the log.`}
      confirmText={t`Swap`}
      isHarmless
      reason={prefill.reason}
      disabled={outUserId === '' || inUserId === ''}
      onClose={onClose}
      onConfirm={(reason) =>
        swap.mutateAsync({ entryId: entry.entryId, outUserId, inUserId, reason })
      }
      fields={
        <>
          <SelectField
            label={t`Goes out`}
            value={outUserId}
            onChange={({ target }) => setOut(target.value)}
            options={roster.map((player) => ({
              value: player.userId ?? '',
              label: `${player.inGameName}${player.isInTeam ? '' : t` (left the team)`}`,
            }))}
          />
          <SelectField
            label={t`Comes in`}
            value={inUserId}
            disabled={bench.length === 0}
            hint={
              bench.length === 0
                ? t`Nobody else is in the team. Somebody has to join it first.`
                : undefined
            }
            onChange={({ target }) => setIn(target.value)}
            options={bench.map((player) => ({
              value: player.userId,
              label: player.inGameName || player.name,
            }))}
          />
        </>
      }
    >{t`Rosters are frozen. This is for an emergency: the one who comes in must be in the team.`}</ReasonDialog>
  );
}
