import { t } from '@lingui/core/macro';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import type { EntryDialogProps } from './entry-dialog-props.ts';

export function RosterDialog({ entry, onClose }: EntryDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      title={entry.name}
      description={t`${entry.lineup.ready} complete players, ${entry.lineup.needed} needed to check in.`}
      actions={<Button onClick={onClose}>{t`Done`}</Button>}
    >
      {entry.lacks.length > 0 && (
        <ul className="mb-3 grid gap-1 border-l-4 border-closed pl-3 text-small">
          {entry.lacks.map((lack) => (
            <li key={lack}>{lack}</li>
          ))}
        </ul>
      )}
      <ul className="divide-y divide-line">
        {entry.players.map((player) => (
          <li key={`${player.inGameId} ${player.inGameName}`} className="py-2.5">
            <span className="block font-strong wrap-anywhere">
              {player.inGameName}
              {!player.isInTeam && (
                <span className="font-regular text-closed"> {t`· left the team`}</span>
              )}
            </span>
            <span className="block text-small tabular-nums text-quiet">
              {[player.name, player.inGameId].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
