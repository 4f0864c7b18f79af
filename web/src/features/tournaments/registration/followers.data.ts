import { queryOptions, useQuery } from '@tanstack/react-query';
import { readData } from '../../../platform/read-call.ts';
import { useCall } from '../../../platform/use-write.ts';

const key = ['followed'] as const;

/** IDs of the tournaments followed by the viewer. */
export const followedQuery = queryOptions({
  queryKey: key,
  queryFn: readData('/tournament/followed'),
});

export function useFollowed(isSignedIn: boolean) {
  return useQuery({ ...followedQuery, enabled: isSignedIn });
}

export const useFollowTournament = () =>
  useCall({ stale: [key], toasts: true }, '/tournament/follow/{tournamentId}');
