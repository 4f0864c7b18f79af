import { pages } from '@one-dream/contract/pages.ts';
import { useQuery } from '@tanstack/react-query';
import { ownDuties } from '../features/duties/duties.data.ts';
import { OwnDuties } from '../features/duties/own-duties.tsx';
import { matchesOfUser, useOwnMatches } from '../features/matches/matches.data.ts';
import { OwnNextMatch } from '../features/matches/own-next-match-block.tsx';
import { teamOfUser, useOwnTeam } from '../features/teams/own-team.data.ts';
import { ReadyChecklist } from '../features/teams/ready-checklist.tsx';
import { TeamSection } from '../features/teams/team-section.tsx';
import { useOwnEntries } from '../features/tournaments/own-entries.data.ts';
import { OwnEntries } from '../features/tournaments/own-entries.tsx';
import { currentTournaments } from '../features/tournaments/tournaments.data.ts';
import { ProfilePage } from '../features/users/profile-page.tsx';
import { metaOf } from '../platform/pages/page-meta.ts';
import { inBrowser, type LoaderContext, onServer } from '../platform/route-data.ts';

async function ask({ queryClient, user }: LoaderContext) {
  if (!user) return;
  await Promise.all([
    queryClient.prefetchQuery(teamOfUser(user._id)),
    queryClient.prefetchQuery(currentTournaments),
    queryClient.prefetchQuery(matchesOfUser(user._id)),
    queryClient.prefetchQuery(ownDuties),
  ]);
}

export const loader = onServer(ask);
export const clientLoader = inBrowser(ask);

export const meta = metaOf(pages.profile);

/** Combines features on one page that are unaware of each other. */
export default function ProfileScreen() {
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
