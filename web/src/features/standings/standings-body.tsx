import { useQuery } from '@tanstack/react-query';
import { useOwnTeam } from '../teams/own-team.data.ts';
import { tournamentById } from '../tournaments/tournaments.data.ts';
import { PodiumBlock } from './podium-block.tsx';
import { StandingsBlock } from './standings-block.tsx';
import { TopPlayers } from './top-players-block.tsx';

/** The podium of a finished tournament, the tables, and who made the most eliminations. */
export function StandingsBody({ tournamentId }: { tournamentId: string }) {
  const { status, prizes } = useQuery(tournamentById(tournamentId)).data ?? {};
  const team = useOwnTeam().data?.team;
  const isFinal = status === 'COMPLETED';
  return (
    <div className="flex min-w-0 flex-col gap-8">
      {isFinal && <PodiumBlock tournamentId={tournamentId} prizes={prizes} />}
      <StandingsBlock tournamentId={tournamentId} ownTeamId={team?._id} />
      {/* Not in the page's data: a player who hides their page is linked no longer. So it stands last and moves nothing. */}
      {isFinal && <TopPlayers tournamentId={tournamentId} />}
    </div>
  );
}
