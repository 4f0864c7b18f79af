import type { notificationForm } from '@one-dream/contract/features/notifications.ts';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { callApi } from '../../platform/api.ts';
import { changePages, pagedList } from '../../platform/paged-list.ts';

/** What was sent, newest first. */
export const sentNotifications = infiniteQueryOptions({
  ...pagedList,
  queryKey: ['admin', 'notifications'] as const,
  queryFn: ({ signal, pageParam }) =>
    callApi(
      '/admin/notifications',
      { body: { limit: 20, ...(pageParam && { cursor: pageParam }) } },
      { signal },
    ),
});

/** Users whose name or address fits what is typed, and how many there are in all. */
export function recipientsMatching(search: string) {
  return queryOptions({
    queryKey: ['admin', 'recipients', search] as const,
    queryFn: ({ signal }) =>
      callApi('/admin/notification/recipients', { body: { search } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function usePushNotification() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (form: z.input<typeof notificationForm>) => callApi('/notify/push', { body: form }),
    meta: { showsRefusal: true },
    onSuccess: ({ data: sent }) =>
      queryClient.setQueryData(sentNotifications.queryKey, (list) => {
        const newest = list?.pages[0];
        return changePages(list, (page) =>
          page === newest ? { ...page, data: [sent, ...page.data] } : page,
        );
      }),
  });
}

export function useDeleteSent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (notificationId: string) =>
      callApi('/admin/notification/delete/{notificationId}', { params: { notificationId } }),
    onSuccess: (_answer, id) =>
      queryClient.setQueryData(sentNotifications.queryKey, (list) =>
        changePages(list, (page) => ({
          ...page,
          data: page.data.filter((sent) => sent._id !== id),
        })),
      ),
    // It may be that somebody else has deleted it.
    onError: () => queryClient.invalidateQueries({ queryKey: sentNotifications.queryKey }),
  });
}
