import type {
  NotificationType,
  SentNotification,
  TeamAudience,
} from '@one-dream/contract/features/notifications/notifications.ts';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { type AnswerOf, callApi } from '../../../platform/api.ts';
import { pagedList, usePagesChange } from '../../../platform/paged-list.ts';
import { readAnswer, readData, readPage } from '../../../platform/read-call.ts';
import { useCall } from '../../../platform/use-write.ts';
import type { WrittenNotification } from './send-values.ts';

const sentKey = ['admin', 'notifications'] as const;

export type SentFilter = {
  source: SentNotification['source'];
  /** Part of the title. */
  search: string;
  /** Empty for all. */
  type: NotificationType | '';
};

/** Sent notifications, newest first. */
export function sentNotifications({ source, search, type }: SentFilter) {
  return infiniteQueryOptions({
    ...pagedList,
    queryKey: [...sentKey, source, search, type] as const,
    queryFn: readPage('/admin/notifications', {
      limit: 20,
      source,
      ...(search && { search }),
      ...(type && { type }),
    }),
  });
}

/** Users whose name or address matches the input, and their total. */
export function recipientsMatching(search: string) {
  return queryOptions({
    queryKey: ['admin', 'recipients', search] as const,
    queryFn: readAnswer('/admin/notification/recipients', { body: { search } }),
    placeholderData: keepPreviousData,
  });
}

/** Planned notifications, the next one first; polled, as the clock sends them. */
export const plannedNotifications = queryOptions({
  queryKey: ['admin', 'planned-notifications'] as const,
  queryFn: readData('/admin/notifications/planned'),
  refetchInterval: 60_000,
});

/** Current number of teams and people; disabled without a tournament. */
export function audienceNow({ tournamentId, who, leadersOnly }: TeamAudience) {
  return queryOptions({
    queryKey: ['admin', 'audience', tournamentId, who, leadersOnly] as const,
    queryFn: readAnswer('/admin/notification/audience', {
      body: { tournamentId, who, leadersOnly },
    }),
    enabled: tournamentId !== '',
  });
}

/** Sends a notification now or schedules it, or updates the pending `existing`. */
export function useSendNotification(existing: { _id: string; version: number } | undefined) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ sendAt, ...form }: WrittenNotification): Promise<{ message: string }> => {
      if (sendAt === undefined) return callApi('/notify/push', { body: form });
      const body = { ...form, sendAt };
      if (!existing) return callApi('/notify/plan', { body });
      const { _id: plannedId, version } = existing;
      const params = { plannedId };
      return callApi('/notify/plan/change/{plannedId}', { params, body: { ...body, version } });
    },
    meta: { showsRefusal: true },
    // Not awaited: the form is usable again.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: sentKey });
      void queryClient.invalidateQueries({ queryKey: plannedNotifications.queryKey });
    },
  });
}

export const useCancelPlanned = () =>
  useCall({ stale: [plannedNotifications.queryKey] }, '/notify/plan/cancel/{plannedId}');

export function useDeleteSent() {
  const queryClient = useQueryClient();
  const changePage = usePagesChange<AnswerOf<'/admin/notifications'>>(sentKey);
  return useMutation({
    mutationFn: (notificationId: string) =>
      callApi('/admin/notification/delete/{notificationId}', { params: { notificationId } }),
    onSuccess: (_answer, id) =>
      changePage((page) => ({ ...page, data: page.data.filter((sent) => sent._id !== id) })),
    // Somebody else may have deleted it.
    onError: () => queryClient.invalidateQueries({ queryKey: sentKey }),
  });
}
