import { t } from '@lingui/core/macro';
import { overlayDuties } from '@one-dream/contract/features/overlay/overlay.values.ts';
import { MonitorPlay } from 'lucide-react';
import { useState } from 'react';
import { lazyComponent, usePreload } from '../../../ui/feedback/lazy-component.ts';
import { LazyDialog } from '../../../ui/feedback/lazy-dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { useIsOnDuty } from '../../duties/duties.data.ts';

const overlaySettings = lazyComponent(
  async () => (await import('./overlay-settings.tsx')).OverlaySettings,
);

/** Opens a tournament's overlay settings, for its casters, admins and the owner; renders nothing otherwise. */
export function OverlayButton({ tournamentId }: { tournamentId: string }) {
  const isShown = useIsOnDuty(tournamentId, overlayDuties);
  const [isOpen, setOpen] = useState(false);
  usePreload(overlaySettings, isShown);
  if (!isShown) return null;
  return (
    <>
      <Button
        icon={<MonitorPlay size={18} />}
        onClick={() => setOpen(true)}
      >{t`Stream overlay`}</Button>
      {isOpen && (
        <LazyDialog
          dialog={overlaySettings}
          open
          onClose={() => setOpen(false)}
          title={t`Stream overlay`}
        >
          {(OverlaySettings) => (
            <OverlaySettings tournamentId={tournamentId} onClose={() => setOpen(false)} />
          )}
        </LazyDialog>
      )}
    </>
  );
}
