import type { Notification } from '@one-dream/contract/features/notifications/notifications.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { currentLanguage } from '../../platform/language.ts';
import { callOf } from '../../platform/query-client.ts';
import { useSession } from '../../platform/session.tsx';
import {
  type NotificationList,
  type NotificationPage,
  withArrived,
  withNewest,
  withOlder,
  without,
  withSeen,
  withUnseen,
} from './alerts/notification-list.ts';

export const notificationKeys = {
  all: ['notifications'] as const,
  /** Keyed by language, as answers are translated. */
  ofUser: (userId: string) => ['notifications', 'of-user', userId, currentLanguage()] as const,
};

/** Polling interval for the newest ones. Milliseconds. */
const pollMs = 60_000;

export function notificationsOf(userId: string) {
  return queryOptions({
    queryKey: notificationKeys.ofUser(userId),
    // Fetches only the newest: older pages are kept.
    queryFn: async ({ client, queryKey, signal }) => {
      const page = await callOf(client)('/notify/list', {}, { signal });
      return withNewest(client.getQueryData<NotificationList>(queryKey), page);
    },
    staleTime: 0,
  });
}

/** The signed-in user's notifications; disabled for visitors. */
export function useNotifications() {
  const userId = useReaderId();
  return useQuery({ ...notificationsOf(userId), enabled: userId !== '' });
}

/** Like `useNotifications`, with polling. Once per page. */
export function useFreshNotifications() {
  const userId = useReaderId();
  return useQuery({
    ...notificationsOf(userId),
    enabled: userId !== '',
    // An unavailable server is reported once, not every minute; returning to the page retries.
    refetchInterval: ({ state }) => (state.status === 'error' ? false : pollMs),
    refetchOnReconnect: true,
  });
}

/** Unread count for the badges. */
export function useUnseenCount(): number {
  return useNotifications().data?.unseen ?? 0;
}

export function useLoadOlder() {
  const { read, change } = useNotificationCache();
  return useMutation({
    mutationFn: (cursor: string) => callApi('/notify/list', { body: { cursor } }),
    onSuccess: (page, cursor) => {
      // Ignores a double press, or a list replaced meanwhile.
      if (read()?.nextCursor === cursor) change((list) => withOlder(list, page));
    },
  });
}

/** Marks optimistically; reverted with a toast on refusal. */
export function useMarkSeen() {
  const { readerId, change, stopFetching, take, refresh } = useNotificationCache();
  return useMutation({
    mutationFn: (id: string) =>
      callApi('/notify/seen/{notificationId}', { params: { notificationId: id } }),
    scope: { id: 'notification-receipts' },
    onMutate: (id) => {
      change((list) => withSeen(list, { id, readerId }));
      return stopFetching();
    },
    onSuccess: take,
    onError: (_error, id) => {
      change((list) => withUnseen(list, id));
      return refresh();
    },
  });
}

/** Removes a notification from the reader's own list. */
export function useDeleteNotification() {
  const { change, stopFetching, take, refresh } = useNotificationCache();
  return useMutation({
    mutationFn: (id: string) =>
      callApi('/notify/delete/{notificationId}', { params: { notificationId: id } }),
    scope: { id: 'notification-receipts' },
    onMutate: stopFetching,
    onSuccess: (page, id) => {
      change((list) => without(list, id));
      take(page);
    },
    onError: refresh,
  });
}

/** Adds notifications that arrive live. */
export function useArrivals(): (arrived: readonly Notification[]) => void {
  const { change, isFetching, refresh } = useNotificationCache();
  return (arrived) => {
    change((list) => withArrived(list, arrived));
    // An answer in flight may have been read before them.
    if (isFetching()) void refresh();
  };
}

function useReaderId(): string {
  return useSession().user?._id ?? '';
}

function useNotificationCache() {
  const queryClient = useQueryClient();
  const readerId = useReaderId();
  const { queryKey } = notificationsOf(readerId);
  const read = () => queryClient.getQueryData(queryKey);
  const change = (to: (list: NotificationList) => NotificationList) => {
    queryClient.setQueryData(queryKey, (list) => list && to(list));
  };
  return {
    readerId,
    read,
    change,
    isFetching: () => queryClient.isFetching({ queryKey }) > 0,
    /** An answer in flight would revert the change. */
    stopFetching: () => queryClient.cancelQueries({ queryKey }),
    /** Takes the server's list after a change. */
    take: (page: NotificationPage) => {
      queryClient.setQueryData(queryKey, (list) => withNewest(list, page));
    },
    refresh: () => queryClient.invalidateQueries({ queryKey }),
  };
}
