import type { TournamentPhase } from '@one-dream/contract/features/tournaments.phases.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments.ts';
import { PodiumBlock } from '../standings/podium-block.tsx';
import { StandingsBlock } from '../standings/standings-block.tsx';
import { useOwnTeam } from '../teams/own-team.data.ts';

/** The podium of a finished tournament, and the standings. */
export function ResultsTab(props: { tournament: Tournament; phase: TournamentPhase }) {
  const { tournament, phase } = props;
  const team = useOwnTeam().data?.team;
  return (
    <div className="flex min-w-0 flex-col gap-8">
      {phase === 'final' && (
        <PodiumBlock tournamentId={tournament._id} prizes={tournament.prizes} />
      )}
      <StandingsBlock tournamentId={tournament._id} ownTeamId={team?._id} />
    </div>
  );
}
