import type { Preferences } from '@one-dream/contract/features/notifications/notifications.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api.ts';
import { readAnswer } from '../../../platform/read-call.ts';

const key = ['preferences'] as const;

/** `isChosen`: chosen by the reader, rather than the defaults. */
interface Reach {
  data: Preferences;
  isChosen: boolean;
}

export function usePreferences() {
  return useQuery({
    queryKey: key,
    queryFn: readAnswer('/user/preferences'),
  });
}

export function useSavePreferences() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Preferences) => callApi('/user/preferences/save', { body }),
    meta: { showsRefusal: true },
    onSuccess: ({ data }) => queryClient.setQueryData<Reach>(key, { data, isChosen: true }),
  });
}
