import type { inGameInfoForm } from '@one-dream/contract/features/users/users.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { callApi } from '../../platform/api.ts';
import { useSession } from '../../platform/session.tsx';
import { useCall } from '../../platform/use-write.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { ofOwnTeam } from '../teams/own-team.data.ts';

/** The team shows its players' changed data, and its entries whether it is complete. */
function useTeamRefresh() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(ofOwnTeam.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

export function useSaveInGameInfo() {
  const { setUser } = useSession();
  const refreshTeam = useTeamRefresh();
  return useMutation({
    mutationFn: (form: z.input<typeof inGameInfoForm>) =>
      callApi('/user/saveingameinfo', { body: form }),
    meta: { showsRefusal: true },
    onSuccess: ({ data }) => {
      setUser(data);
      return refreshTeam();
    },
  });
}

/** Claims a game ID held by another account, for the staff to decide. */
export const useClaimGameId = () =>
  useCall({ showsRefusal: true, toasts: true }, '/user/game-id/claim');

/** Updates name and picture, and their display in the team. */
export function useUpdateOwnProfile() {
  const { setUser } = useSession();
  const refreshTeam = useTeamRefresh();
  return useMutation({
    mutationFn: ({
      image,
      ...body
    }: {
      name: string;
      picture: 'keep' | 'none';
      image: File | undefined;
    }) => callApi('/user/profile', { body, pictures: { ...(image && { image }) } }),
    meta: { showsRefusal: true },
    onSuccess: ({ data }) => {
      setUser(data);
      return refreshTeam();
    },
  });
}

/** Deletes the account; afterwards nobody is signed in here. */
export function useDeleteOwnAccount() {
  const { forget } = useSession();
  return useMutation({
    mutationFn: () => callApi('/user/delete-account'),
    onSuccess: ({ message }) => {
      toast.good(message);
      return forget();
    },
  });
}

/** Fetches the Discord linking URL and redirects there. */
export function useLinkDiscord() {
  return useMutation({
    mutationFn: () => callApi('/auth/discord/start', { body: { purpose: 'link' } }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
}
