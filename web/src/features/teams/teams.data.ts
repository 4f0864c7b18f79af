import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { useSession } from '../../platform/session.tsx';

export const teamKeys = {
  all: ['teams'] as const,
  ofUser: (userId: string) => ['teams', 'of-user', userId] as const,
  invitation: (code: string) => ['teams', 'invitation', code] as const,
};

/** A user's team with, for its leader, the invite code; `team: null` without one. */
export function teamOfUser(userId: string) {
  return queryOptions({
    queryKey: teamKeys.ofUser(userId),
    queryFn: ({ signal }) => callApi('/team/get/{userId}', { params: { userId } }, { signal }),
    // Team-mates join from their own phones: coming back to the page looks again.
    staleTime: 0,
  });
}

/** The signed-in user's own team; asks nothing for a visitor. */
export function useOwnTeam() {
  const { user } = useSession();
  return useQuery({ ...teamOfUser(user?._id ?? ''), enabled: user !== undefined });
}

export function invitationOf(code: string) {
  return queryOptions({
    queryKey: teamKeys.invitation(code),
    queryFn: async ({ signal }) =>
      (await callApi('/team/invite/{code}', { params: { code } }, { signal })).data,
  });
}

/** What a visitor may know of the team that invites them. */
export function invitationPreview(code: string) {
  return queryOptions({
    queryKey: [...teamKeys.invitation(code), 'preview'] as const,
    queryFn: async ({ signal }) =>
      (await callApi('/noauth/team/invite/{code}', { params: { code } }, { signal })).data,
    // A link that is dead is told after signing in; here the greeting is the usual one.
    retry: false,
  });
}

export function useCreateTeam() {
  const refresh = useTeamRefresh();
  return useMutation({
    mutationFn: (form: { name: string; logo: File }) =>
      callApi('/team/create', { body: { name: form.name }, pictures: { logo: form.logo } }),
    meta: { showsRefusal: true },
    onSuccess: refresh,
  });
}

export function useAcceptInvitation() {
  const refresh = useTeamRefresh();
  return useMutation({
    mutationFn: (code: string) => callApi('/team/invite/player/{code}', { params: { code } }),
    meta: { showsRefusal: true },
    onSuccess: refresh,
  });
}

export function useResetInvite() {
  const refresh = useTeamRefresh();
  return useMutation({
    mutationFn: (teamId: string) => callApi('/team/invite/reset/{teamId}', { params: { teamId } }),
    onSettled: refresh,
  });
}

export function useLeaveTeam() {
  const refresh = useTeamRefresh();
  return useMutation({
    mutationFn: (teamId: string) => callApi('/team/leave/{teamId}', { params: { teamId } }),
    onSettled: refresh,
  });
}

export function useKickPlayer() {
  const refresh = useTeamRefresh();
  return useMutation({
    mutationFn: (userId: string) => callApi('/team/kick/{userId}', { params: { userId } }),
    onSettled: refresh,
  });
}

export function useDeleteTeam() {
  const refresh = useTeamRefresh();
  return useMutation({ mutationFn: () => callApi('/team/delete'), onSettled: refresh });
}

/** After a refusal too: it may be that what the screen shows is no longer so. */
function useTeamRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: teamKeys.all });
}
