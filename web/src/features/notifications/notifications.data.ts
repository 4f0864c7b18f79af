import type { Notification } from '@one-dream/contract/features/notifications.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { currentLanguage } from '../../platform/language.ts';
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
  /** By language, as answers are in the language of the request. */
  ofUser: (userId: string) => ['notifications', 'of-user', userId, currentLanguage()] as const,
};

/** How often the newest ones are asked for while nothing else tells of them. Milliseconds. */
const pollMs = 60_000;

function notificationsOf(userId: string) {
  return queryOptions({
    queryKey: notificationKeys.ofUser(userId),
    // Asks for the newest only: what was fetched below them stays as it was.
    queryFn: async ({ client, queryKey, signal }) => {
      const page = await callApi('/notify/list', {}, { signal });
      return withNewest(client.getQueryData<NotificationList>(queryKey), page);
    },
    staleTime: 0,
  });
}

/** The notifications of whoever is signed in; asks nothing for a visitor. */
export function useNotifications() {
  const userId = useReaderId();
  return useQuery({ ...notificationsOf(userId), enabled: userId !== '' });
}

/** As `useNotifications`, and keeps asking. Once per page. */
export function useFreshNotifications() {
  const userId = useReaderId();
  return useQuery({
    ...notificationsOf(userId),
    enabled: userId !== '',
    // A server that is away is told of once, not every minute; coming back to the page asks again.
    refetchInterval: ({ state }) => (state.status === 'error' ? false : pollMs),
    refetchOnReconnect: true,
  });
}

/** Number in the badges of the bar and of the drawer. */
export function useUnseenCount(): number {
  return useNotifications().data?.unseen ?? 0;
}

/** Fetches the next older ones. */
export function useLoadOlder() {
  const { read, change } = useNotificationCache();
  return useMutation({
    mutationFn: (cursor: string) => callApi('/notify/list', { body: { cursor } }),
    onSuccess: (page, cursor) => {
      // Two presses, or a list that became another one meanwhile.
      if (read()?.nextCursor === cursor) change((list) => withOlder(list, page));
    },
  });
}

/** Marked at once; taken back, with a toast that says why, when the server refuses. */
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

/** Takes a notification out of the reader's own list. */
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

/** Takes in what arrives over the live connection. */
export function useArrivals(): (arrived: readonly Notification[]) => void {
  const { change } = useNotificationCache();
  return (arrived) => change((list) => withArrived(list, arrived));
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
    /** An answer that was on its way would bring back what has just changed. */
    stopFetching: () => queryClient.cancelQueries({ queryKey }),
    /** The list as the server answers it after a change. */
    take: (page: NotificationPage) => {
      queryClient.setQueryData(queryKey, (list) => withNewest(list, page));
    },
    refresh: () => queryClient.invalidateQueries({ queryKey }),
  };
}
