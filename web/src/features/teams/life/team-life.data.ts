import type { DeclarationKind } from '@one-dream/contract/features/tournaments.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { teamKeys } from '../teams.data.ts';

export function useUpdateTeam() {
  const refresh = useTeamLifeRefresh();
  return useMutation({
    mutationFn: ({ name, logo }: { name: string; logo: File | undefined }) =>
      callApi('/team/update', { body: { name }, pictures: { ...(logo && { logo }) } }),
    meta: { showsRefusal: true },
    onSuccess: refresh,
  });
}

export function useHandOver() {
  const refresh = useTeamLifeRefresh();
  return useMutation({
    mutationFn: (userId: string) => callApi('/team/hand-over/{userId}', { params: { userId } }),
    // Here, as what was pressed may be gone from the page by then.
    onSuccess: ({ message }) => toast.good(message),
    onSettled: refresh,
  });
}

export function useSetTeamLineup() {
  const refresh = useTeamLifeRefresh();
  return useMutation({
    mutationFn: (userIds: string[]) => callApi('/team/lineup', { body: { userIds } }),
    meta: { showsRefusal: true },
    onSettled: refresh,
  });
}

export function useSetEntryLineup() {
  const refresh = useTeamLifeRefresh();
  return useMutation({
    mutationFn: ({
      entryId,
      ...body
    }: {
      entryId: string;
      userIds: string[];
      declarations: DeclarationKind[];
    }) => callApi('/entries/lineup/{entryId}', { params: { entryId }, body }),
    meta: { showsRefusal: true },
    onSettled: refresh,
  });
}

export function useRemindPlayer() {
  return useMutation({
    mutationFn: (userId: string) => callApi('/team/remind/{userId}', { params: { userId } }),
  });
}

/** The team, and what it is in: after a refusal too, as what the screen shows may be no longer so. */
function useTeamLifeRefresh() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: teamKeys.all }),
      queryClient.invalidateQueries({ queryKey: ['entries'] }),
    ]);
}
