import { useCallback, useState } from 'react';
import { TeamSkeleton } from '../features/teams/team-skeleton.tsx';
import { ProfilePage } from '../features/users/profile-page.tsx';
import { makePart, usePart } from '../ui/feedback/part.ts';
import { PartPlace } from '../ui/feedback/part-place.tsx';

const ownMatters = makePart(async () => (await import('./own-matters.tsx')).OwnMatters);

/** Combines features on one page that are unaware of each other. */
export function ProfileScreen() {
  const [isShown, setShown] = useState(false);
  const isLost = usePart(ownMatters).status === 'failed';
  const show = useCallback(() => setShown(true), []);
  return (
    <ProfilePage
      isHeld={!isShown && !isLost}
      team={
        <PartPlace part={ownMatters} waiting={<TeamSkeleton />}>
          {(OwnMatters) => <OwnMatters onShown={show} />}
        </PartPlace>
      }
    />
  );
}
