import { t } from '@lingui/core/macro';
import { minimumPlayers } from '@one-dream/contract/limits.ts';
import { ScanSearch } from 'lucide-react';
import { useState } from 'react';
import { lazyComponent } from '../../ui/feedback/lazy-component.ts';
import { LazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import { Button } from '../../ui/form/button.tsx';
import { useServed } from '../duties/served.data.ts';
import type { LobbyDialogProps } from './reader/lobby-dialog.tsx';

const lobbyDialog = lazyComponent(
  async () => (await import('./reader/lobby-dialog.tsx')).LobbyDialog,
);

/** Optional check of who sits where, from screenshots of the lobby in the game. */
export function LobbyPicture({ shown, squads }: Pick<LobbyDialogProps, 'shown' | 'squads'>) {
  const { canHost, tournament } = useServed();
  const [isOpen, setOpen] = useState(false);
  const isWanted = canHost && shown.teams.length > 0 && shown.match.startedAt === null;
  if (!isWanted) return null;
  return (
    <>
      <Button
        size="small"
        icon={<ScanSearch size={18} />}
        onClick={() => setOpen(true)}
      >{t`Check by picture`}</Button>
      {isOpen && (
        <LazyDialog
          dialog={lobbyDialog}
          open
          onClose={() => setOpen(false)}
          title={t`Who sits where`}
        >
          {(Component) => (
            <Component
              shown={shown}
              squads={squads}
              lineup={minimumPlayers[tournament.type]}
              onClose={() => setOpen(false)}
            />
          )}
        </LazyDialog>
      )}
    </>
  );
}
