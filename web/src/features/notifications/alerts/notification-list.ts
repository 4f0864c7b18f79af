import type { Notification } from '@one-dream/contract/features/notifications/notifications.ts';
import { unseenCountCap } from '@one-dream/contract/features/notifications/notifications.values.ts';

/** The fetched notifications of a reader, newest first. */
export type NotificationList = {
  items: readonly Notification[];
  /** Cursor of the next older page; `null` if there is none. */
  nextCursor: string | null;
  /** Total, loaded or not, capped as in the contract. */
  unseen: number;
};

/** A page of the newest or of older notifications. */
export type NotificationPage = {
  data: readonly Notification[];
  nextCursor: string | null;
  unseen: number;
};

export function isSeen(notification: Pick<Notification, 'isSeen'>): boolean {
  return notification.isSeen.length > 0;
}

/**
 * Replaces the newest ones by the server's answer, keeping loaded older ones. Local read marks are kept, as the answer may
 * predate them.
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
  // IDs sort by time. Without a cursor the page is complete.
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

/** Prepends notifications that arrived live; known ones change nothing. */
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

/** Appends a page of older ones. */
export function withOlder(list: NotificationList, page: NotificationPage): NotificationList {
  const known = new Set(list.items.map((one) => one._id));
  return {
    items: [...list.items, ...page.data.filter((one) => !known.has(one._id))],
    nextCursor: page.nextCursor,
    unseen: page.unseen,
  };
}

/** Marks one as seen, optimistically. */
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

/** Reverts the mark after a refusal. */
export function withUnseen(list: NotificationList, id: string): NotificationList {
  const items = list.items.map((one) => (one._id === id ? { ...one, isSeen: [] } : one));
  return { ...list, items, unseen: Math.min(list.unseen + 1, unseenCountCap) };
}

export function without(list: NotificationList, id: string): NotificationList {
  return { ...list, items: list.items.filter((one) => one._id !== id) };
}

/** At the cap the exact number is unknown, so it stays until the server recounts. */
function lessUnseen(unseen: number, marked: number): number {
  return unseen >= unseenCountCap ? unseen : Math.max(unseen - marked, 0);
}
