import type { Notification } from '@one-dream/contract/features/notifications.ts';
import { unseenCountCap } from '@one-dream/contract/features/notifications.values.ts';

/** The fetched notifications of a reader, newest first. */
export type NotificationList = {
  items: readonly Notification[];
  /** Where the next older ones start; `null` when there are none. */
  nextCursor: string | null;
  /** Of all, fetched or not; counting stops at the contract's cap. */
  unseen: number;
};

/** An answer with the newest ones, or with a page of older ones. */
export type NotificationPage = {
  data: readonly Notification[];
  nextCursor: string | null;
  unseen: number;
};

export function isSeen(notification: Pick<Notification, 'isSeen'>): boolean {
  return notification.isSeen.length > 0;
}

/**
 * Replaces the newest ones by what the server says now and keeps the older ones that had been
 * fetched. What was marked here stays marked: an answer may be older than the marking.
 */
export function withNewest(
  list: NotificationList | undefined,
  page: NotificationPage,
): NotificationList {
  const known = new Map(list?.items.map((one) => [one._id, one]));
  let markedSince = 0;
  const newest = page.data.map((one) => {
    const before = known.get(one._id);
    if (!before || isSeen(one) || !isSeen(before)) return one;
    markedSince += 1;
    return { ...one, isSeen: before.isSeen };
  });
  const oldest = page.data.at(-1)?._id;
  // Identifiers sort by time. Without a cursor the page is all there is.
  const older =
    page.nextCursor !== null && oldest !== undefined
      ? (list?.items.filter((one) => one._id < oldest) ?? [])
      : [];
  return {
    items: [...newest, ...older],
    nextCursor: older.length > 0 && list ? list.nextCursor : page.nextCursor,
    unseen: lessUnseen(page.unseen, markedSince),
  };
}

/** Puts those that arrived over the live connection in front; one that is known already changes nothing. */
export function withArrived(
  list: NotificationList,
  arrived: readonly Notification[],
): NotificationList {
  const known = new Set(list.items.map((one) => one._id));
  const news = arrived.filter((one) => !known.has(one._id));
  if (news.length === 0) return list;
  return {
    ...list,
    items: [...news, ...list.items],
    unseen: Math.min(list.unseen + news.length, unseenCountCap),
  };
}

/** Adds a page of older ones at the end. */
export function withOlder(list: NotificationList, page: NotificationPage): NotificationList {
  const known = new Set(list.items.map((one) => one._id));
  return {
    items: [...list.items, ...page.data.filter((one) => !known.has(one._id))],
    nextCursor: page.nextCursor,
    unseen: page.unseen,
  };
}

/** One of them marked as seen by the reader, before the server has said so. */
export function withSeen(
  list: NotificationList,
  { id, readerId }: { id: string; readerId: string },
): NotificationList {
  const isNews = list.items.some((one) => one._id === id && !isSeen(one));
  if (!isNews) return list;
  return {
    ...list,
    items: list.items.map((one) => (one._id === id ? { ...one, isSeen: [readerId] } : one)),
    unseen: lessUnseen(list.unseen, 1),
  };
}

/** The marking taken back: the server refused it. */
export function withUnseen(list: NotificationList, id: string): NotificationList {
  const items = list.items.map((one) => (one._id === id ? { ...one, isSeen: [] } : one));
  return { ...list, items, unseen: Math.min(list.unseen + 1, unseenCountCap) };
}

export function without(list: NotificationList, id: string): NotificationList {
  return { ...list, items: list.items.filter((one) => one._id !== id) };
}

/** At the cap nobody knows how many there are, so it stays until the server has counted anew. */
function lessUnseen(unseen: number, marked: number): number {
  return unseen >= unseenCountCap ? unseen : Math.max(unseen - marked, 0);
}
