import type { applicationForm } from '@one-dream/contract/features/applications.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { callApi } from '../../platform/api.ts';

export const applicationKeys = {
  all: ['applications'] as const,
  own: ['applications', 'own'] as const,
};

/** The applications of whoever is signed in, newest first. */
export const ownApplications = queryOptions({
  queryKey: applicationKeys.own,
  queryFn: async ({ signal }) => (await callApi('/application/mine', {}, { signal })).data,
  // A decision is made elsewhere: coming back to the page looks again.
  staleTime: 0,
});

export function useCreateApplication() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (form: z.input<typeof applicationForm>) =>
      callApi('/application/create', { body: form }),
    meta: { showsRefusal: true },
    // After a refusal too: it may be that one is waiting that was sent from another device.
    // Not waited for: what is shown next does not need it.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: applicationKeys.own }),
  });
}
