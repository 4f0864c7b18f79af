import { queryOptions, useQuery } from '@tanstack/react-query';
import { readAnswer } from '../../platform/read-call.ts';
import { useSession } from '../../platform/session.tsx';

export const teamKeys = {
  all: ['teams'] as const,
  ofUser: (userId: string) => ['teams', 'of-user', userId] as const,
  invitation: (code: string) => ['teams', 'invitation', code] as const,
};

/** What shows the viewer's team, or depends on which one they are in. */
export const ofOwnTeam = [teamKeys.all, ['entries'], ['matches'], ['records']] as const;

/** A user's team, with the invite code for its leader; `team: null` without one. */
export function teamOfUser(userId: string) {
  return queryOptions({
    queryKey: teamKeys.ofUser(userId),
    queryFn: readAnswer('/team/get/{userId}', { params: { userId } }),
    // Team-mates join from their own phones: returning to the page refetches.
    staleTime: 0,
  });
}

/** The signed-in user's own team; disabled for visitors. */
export function useOwnTeam() {
  const { user } = useSession();
  return useQuery({ ...teamOfUser(user?._id ?? ''), enabled: user !== undefined });
}
