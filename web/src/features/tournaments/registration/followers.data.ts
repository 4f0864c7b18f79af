import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api.ts';

const key = ['followed'] as const;

/** Ids of the upcoming tournaments that the viewer asked to be told of. */
export function useFollowed(isSignedIn: boolean) {
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await callApi('/tournament/followed', {}, { signal })).data,
    enabled: isSignedIn,
  });
}

export function useFollowTournament() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ tournamentId, isWanted }: { tournamentId: string; isWanted: boolean }) =>
      callApi('/tournament/follow/{tournamentId}', {
        params: { tournamentId },
        body: { isWanted },
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}
