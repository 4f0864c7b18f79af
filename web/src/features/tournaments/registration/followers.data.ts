import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../platform/api.ts';
import { readData } from '../../../platform/read-call.ts';
import { useWrite } from '../../../platform/use-write.ts';

const key = ['followed'] as const;

/** IDs of the tournaments followed by the viewer. */
export function useFollowed(isSignedIn: boolean) {
  return useQuery({
    queryKey: key,
    queryFn: readData('/tournament/followed'),
    enabled: isSignedIn,
  });
}

export const useFollowTournament = () =>
  useWrite(
    { stale: [key] },
    ({ tournamentId, isWanted }: { tournamentId: string; isWanted: boolean }) =>
      callApi('/tournament/follow/{tournamentId}', {
        params: { tournamentId },
        body: { isWanted },
      }),
  );
