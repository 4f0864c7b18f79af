import type { CallBodyInput } from '@one-dream/contract/call.ts';
import type { grantDuty } from '@one-dream/contract/features/duties.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api.ts';
import { dutyKeys } from '../duties.data.ts';

/** Every duty that holds, the soonest event first. */
export const everyDuty = queryOptions({
  queryKey: [...dutyKeys.all, 'everywhere'],
  queryFn: async ({ signal }) => (await callApi('/duties/everywhere', {}, { signal })).data,
});

/** Events that somebody can be given a duty for. */
export const grantableEvents = queryOptions({
  queryKey: [...dutyKeys.all, 'events'],
  queryFn: async ({ signal }) => {
    const statuses = ['LIVE', 'CLOSED', 'OPENED', 'UPCOMING'] as const;
    const body = { statuses: [...statuses], limit: 100, teams: 0 };
    return (await callApi('/tournament', { body }, { signal })).data;
  },
});

/** Accounts whose name or address fits what is typed. */
export function accountsMatching(search: string) {
  return queryOptions({
    queryKey: ['admin', 'recipients', search] as const,
    queryFn: ({ signal }) =>
      callApi('/admin/notification/recipients', { body: { search } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useGrantDuty() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CallBodyInput<typeof grantDuty>) => callApi('/duties/grant', { body }),
    meta: { showsRefusal: true },
    onSettled: () => queryClient.invalidateQueries({ queryKey: dutyKeys.all }),
  });
}

export function useRevokeDuty() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (grantId: string) => callApi('/duties/revoke/{grantId}', { params: { grantId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: dutyKeys.all }),
  });
}
