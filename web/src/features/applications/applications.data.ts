import type { applicationForm } from '@one-dream/contract/features/applications/applications.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { callApi } from '../../platform/api.ts';
import { readData } from '../../platform/read-call.ts';

export const applicationKeys = {
  all: ['applications'] as const,
  own: ['applications', 'own'] as const,
};

/** The signed-in user's applications, newest first. */
export const ownApplications = queryOptions({
  queryKey: applicationKeys.own,
  queryFn: readData('/application/mine'),
  // Decisions are made elsewhere: returning to the page refetches.
  staleTime: 0,
});

export function useCreateApplication() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (form: z.input<typeof applicationForm>) =>
      callApi('/application/create', { body: form }),
    meta: { showsRefusal: true },
    // Also after a refusal: another application may be pending from another device. Not awaited, as the next screen does not
    // need it.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: applicationKeys.own }),
  });
}
