import type { Preferences } from '@one-dream/contract/features/notifications.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api.ts';

const key = ['preferences'] as const;

export function usePreferences() {
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await callApi('/user/preferences', {}, { signal })).data,
  });
}

export function useSavePreferences() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Preferences) => callApi('/user/preferences/save', { body }),
    meta: { showsRefusal: true },
    onSuccess: ({ data }) => queryClient.setQueryData(key, data),
  });
}
