import { pages } from '@one-dream/contract/pages.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { ownDuties } from '../features/duties/duties.data.ts';
import { OwnDuties } from '../features/duties/own-duties.tsx';
import { useOwnMatches } from '../features/matches/matches.data.ts';
import { OwnNextMatch } from '../features/matches/own-next-match-block.tsx';
import { useOwnTeam } from '../features/teams/own-team.data.ts';
import { ReadyChecklist } from '../features/teams/ready-checklist.tsx';
import { TeamSection } from '../features/teams/team-section.tsx';
import { useOwnEntries } from '../features/tournaments/own-entries.data.ts';
import { OwnEntries } from '../features/tournaments/own-entries.tsx';
import { ProfilePage } from '../features/users/profile-page.tsx';
import { metaOf } from '../platform/pages/page-meta.ts';

export const meta = metaOf(pages.profile);

/** Combines features on one page that are unaware of each other. */
export default function ProfileScreen() {
  const [isShown, setShown] = useState(false);
  const show = useCallback(() => setShown(true), []);
  return <ProfilePage isHeld={!isShown} team={<OwnMatters onShown={show} />} />;
}

/** Of the profile, what is beside the card and the account. @param onShown called once everything has loaded */
function OwnMatters({ onShown }: { onShown: () => void }) {
  const { entries, isLoading } = useOwnEntries();
  const duties = useQuery(ownDuties);
  const matches = useOwnMatches();
  const team = useOwnTeam();
  // Held back until everything above the team has loaded, to avoid layout shifts.
  const isHeld = isLoading || duties.isPending || matches.isPending || team.isPending;
  useEffect(() => {
    if (!isHeld) onShown();
  }, [isHeld, onShown]);
  return (
    <>
      {!isHeld && (
        <>
          {!team.isError && <ReadyChecklist team={team.data?.team ?? undefined} />}
          <OwnNextMatch />
          <OwnEntries entries={entries} />
          <OwnDuties duties={duties.data ?? []} />
        </>
      )}
      <TeamSection isHeld={isHeld} />
    </>
  );
}
