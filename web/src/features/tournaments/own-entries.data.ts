import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../platform/session.tsx';
import { useOwnTeam } from '../teams/own-team.data.ts';
import { hasAllTeams } from './registration/registration.data.ts';
import { currentTournaments, tournamentById, tournamentKeys } from './tournaments.data.ts';

/** The viewer's team in an unfinished tournament. */
export type OwnEntry = {
  slot: number;
  tournament: Tournament;
};

/** Current entries of the viewer's team; disabled for visitors. */
export function useOwnEntries(): {
  entries: OwnEntry[];
  /** All unfinished tournaments. */
  tournaments: Tournament[];
  isLoading: boolean;
} {
  const { user } = useSession();
  const team = useOwnTeam().data?.team ?? undefined;
  const current = useQuery({ ...currentTournaments, enabled: user !== undefined && !!team });
  const listed = team ? (current.data ?? []) : [];
  // Lists contain only the first teams of a large tournament, which is therefore fetched whole.
  const large = listed.filter((one) => !hasAllTeams(one) && !isIn(one, team?._id));
  const whole = useQuery({
    queryKey: [...tournamentKeys.all, 'whole', large.map(({ _id }) => _id)],
    queryFn: ({ client }) =>
      Promise.all(large.map(({ _id }) => client.fetchQuery(tournamentById(_id)))),
    enabled: large.length > 0,
  });
  const tournaments = listed.map(
    (tournament) => whole.data?.find(({ _id }) => _id === tournament._id) ?? tournament,
  );
  const entries = tournaments.flatMap((tournament) => {
    const slot = tournament.reg_teams.find((entry) => entry._id === team?._id)?.slot;
    return slot === undefined ? [] : [{ slot, tournament }];
  });
  return { entries, tournaments, isLoading: current.isLoading || whole.isLoading };
}

function isIn({ reg_teams }: Tournament, teamId: string | undefined): boolean {
  return reg_teams.some((entry) => entry._id === teamId);
}
