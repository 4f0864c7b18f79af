import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { MonitorPlay } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../../platform/session.tsx';
import { makePart, useFetchedAhead } from '../../../ui/feedback/part.ts';
import { PartSlot } from '../../../ui/feedback/part-slot.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { ownDuties } from './overlay.data.ts';

const overlaySettings = makePart(
  async () => (await import('./overlay-settings.tsx')).OverlaySettings,
);

/** Opens a tournament's overlay settings, for its casters, admins and the owner; renders nothing otherwise. */
export function OverlayButton({ tournamentId }: { tournamentId: string }) {
  const { user } = useSession();
  const isAdmin = user?.role === 'admin' || user?.role === 'owner';
  const duties = useQuery({ ...ownDuties, enabled: user !== undefined && !isAdmin });
  const [isOpen, setOpen] = useState(false);
  const isCaster = duties.data?.some(
    (served) => served.tournamentId === tournamentId && served.duties.includes('caster'),
  );
  const isShown = isAdmin || isCaster === true;
  useFetchedAhead(overlaySettings, isShown);
  if (!isShown) return null;
  return (
    <>
      <Button
        icon={<MonitorPlay size={18} />}
        onClick={() => setOpen(true)}
      >{t`Stream overlay`}</Button>
      {isOpen && (
        <PartSlot
          part={overlaySettings}
          open
          onClose={() => setOpen(false)}
          title={t`Stream overlay`}
        >
          {(OverlaySettings) => (
            <OverlaySettings tournamentId={tournamentId} onClose={() => setOpen(false)} />
          )}
        </PartSlot>
      )}
    </>
  );
}
