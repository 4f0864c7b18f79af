import { t } from '@lingui/core/macro';
import { overlayDuties } from '@one-dream/contract/features/overlay/overlay.values.ts';
import { MonitorPlay } from 'lucide-react';
import { DialogButton } from '../../../ui/feedback/dialog-button.tsx';
import { lazyComponent } from '../../../ui/feedback/lazy-component.ts';
import { useIsOnDuty } from '../../duties/duties.data.ts';

const overlaySettings = lazyComponent(
  async () => (await import('./overlay-settings.tsx')).OverlaySettings,
);

/** Opens a tournament's overlay settings, for its casters, admins and the owner; renders nothing otherwise. */
export function OverlayButton({ tournamentId }: { tournamentId: string }) {
  if (!useIsOnDuty(tournamentId, overlayDuties)) return null;
  return (
    <DialogButton
      dialog={overlaySettings}
      given={{ tournamentId }}
      title={t`Stream overlay`}
      icon={<MonitorPlay size={18} />}
    >{t`Stream overlay`}</DialogButton>
  );
}
