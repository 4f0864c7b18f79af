import { useQuery } from '@tanstack/react-query';
import { ownDuties } from '../features/duties/duties.data.ts';
import { OwnDuties } from '../features/duties/own-duties.tsx';
import { useOwnMatches } from '../features/matches/matches.data.ts';
import { OwnNextMatch } from '../features/matches/own-next-match-block.tsx';
import { ReadyChecklist } from '../features/teams/ready-checklist.tsx';
import { TeamSection } from '../features/teams/team-section.tsx';
import { useOwnTeam } from '../features/teams/teams.data.ts';
import { useOwnEntries } from '../features/tournaments/own-entries.data.ts';
import { OwnEntries } from '../features/tournaments/own-entries.tsx';
import { ProfilePage } from '../features/users/profile-page.tsx';

/** Combines features on one page that are unaware of each other. */
export function ProfileScreen() {
  const { entries, isLoading } = useOwnEntries();
  const duties = useQuery(ownDuties);
  const matches = useOwnMatches();
  const team = useOwnTeam();
  // Held back until everything above the team has loaded, to avoid layout shifts.
  const isHeld = isLoading || duties.isPending || matches.isPending || team.isPending;
  return (
    <ProfilePage
      isHeld={isHeld}
      team={
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
      }
    />
  );
}
