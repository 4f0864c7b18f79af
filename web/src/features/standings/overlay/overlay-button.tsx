import { useQuery } from '@tanstack/react-query';
import { MonitorPlay } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../../platform/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { ownDuties } from './overlay.data.ts';

const OverlaySettings = lazy(async () => ({
  default: (await import('./overlay-settings.tsx')).OverlaySettings,
}));

/** The way to the overlay of a tournament, for its casters, admins and the owner; nothing for everybody else. */
export function OverlayButton({ tournamentId }: { tournamentId: string }) {
  const { user } = useSession();
  const isAdmin = user?.role === 'admin' || user?.role === 'owner';
  const duties = useQuery({ ...ownDuties, enabled: user !== undefined && !isAdmin });
  const [isOpen, setOpen] = useState(false);
  const isCaster = duties.data?.some(
    (served) => served.tournamentId === tournamentId && served.duties.includes('caster'),
  );
  if (!isAdmin && !isCaster) return null;
  return (
    <>
      <Button icon={<MonitorPlay size={18} />} onClick={() => setOpen(true)}>
        Stream overlay
      </Button>
      {isOpen && (
        <Suspense>
          <OverlaySettings tournamentId={tournamentId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
