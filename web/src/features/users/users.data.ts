import type { inGameInfoForm } from '@one-dream/contract/features/users.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { callApi } from '../../platform/api.ts';
import { useSession } from '../../platform/session.tsx';

export function useSaveInGameInfo() {
  const { setUser } = useSession();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (form: z.input<typeof inGameInfoForm>) =>
      callApi('/user/saveingameinfo', { body: form }),
    meta: { showsRefusal: true },
    onSuccess: ({ data }) => {
      setUser(data);
      // The team shows its players with what they have just changed.
      return queryClient.invalidateQueries({ queryKey: ['teams'] });
    },
  });
}

/** Asks where to send the browser to link Discord, and sends it there. */
export function useLinkDiscord() {
  return useMutation({
    mutationFn: () => callApi('/auth/discord/start', { body: { purpose: 'link' } }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
}
