import type {
  NotificationType,
  notificationForm,
  SentNotification,
} from '@one-dream/contract/features/notifications.ts';
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { type AnswerOf, callApi } from '../../../platform/api.ts';
import { changePages, pagedList } from '../../../platform/paged-list.ts';

const sentKey = ['admin', 'notifications'] as const;

export type SentFilter = {
  source: SentNotification['source'];
  /** A part of the title. */
  search: string;
  /** Empty for all. */
  type: NotificationType | '';
};

/** What was sent, newest first. */
export function sentNotifications({ source, search, type }: SentFilter) {
  return infiniteQueryOptions({
    ...pagedList,
    queryKey: [...sentKey, source, search, type] as const,
    queryFn: ({ signal, pageParam }) =>
      callApi(
        '/admin/notifications',
        {
          body: {
            limit: 20,
            source,
            ...(search && { search }),
            ...(type && { type }),
            ...(pageParam && { cursor: pageParam }),
          },
        },
        { signal },
      ),
  });
}

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
    // Not waited for: the form is free again.
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: sentKey }),
  });
}

type SentList = InfiniteData<AnswerOf<'/admin/notifications'>, string | undefined>;

export function useDeleteSent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (notificationId: string) =>
      callApi('/admin/notification/delete/{notificationId}', { params: { notificationId } }),
    onSuccess: (_answer, id) =>
      queryClient.setQueriesData<SentList>({ queryKey: sentKey }, (list) =>
        changePages(list, (page) => ({
          ...page,
          data: page.data.filter((sent) => sent._id !== id),
        })),
      ),
    // It may be that somebody else has deleted it.
    onError: () => queryClient.invalidateQueries({ queryKey: sentKey }),
  });
}
