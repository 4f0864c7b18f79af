import { useQuery } from '@tanstack/react-query';
import { useOwnTeam } from '../teams/own-team.data.ts';
import { tournamentById } from '../tournaments/tournaments.data.ts';
import { PodiumBlock } from './podium-block.tsx';
import { StandingsBlock } from './standings-block.tsx';

/** The podium of a finished tournament, and the tables. */
export function StandingsBody({ tournamentId }: { tournamentId: string }) {
  const { status, cancelled, prizes } = useQuery(tournamentById(tournamentId)).data ?? {};
  const team = useOwnTeam().data?.team;
  return (
    <div className="flex min-w-0 flex-col gap-8">
      {status === 'COMPLETED' && !cancelled && (
        <PodiumBlock tournamentId={tournamentId} prizes={prizes} />
      )}
      <StandingsBlock tournamentId={tournamentId} ownTeamId={team?._id} />
    </div>
  );
}
