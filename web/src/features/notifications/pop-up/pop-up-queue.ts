import type { Notification } from '@one-dream/contract/features/notifications/notifications.ts';
import { isSeen } from '../alerts/notification-list.ts';

export type PopUpQueue = {
  /**
   * Compares a fetched list. A reader's first list is the baseline; new items of later ones are announced, and seen, deleted
   * or outdated ones are dropped.
   */
  compare: (fetched: FetchedList) => void;
  /**
   * Queues newly arrived notifications, oldest first. Skips known ones and the reader's own actions, which were confirmed
   * where they happened.
   */
  announce: (notifications: readonly Notification[]) => void;
  /** Removes one from the queue: expired, or dealt with. */
  close: (id: string) => void;
  /** Clears everything after sign-out. */
  reset: () => void;
  /** For `useSyncExternalStore`. The first in the queue is shown. */
  subscribe: (listener: () => void) => () => void;
  read: () => readonly Notification[];
};

export type FetchedList = {
  readerId: string;
  items: readonly Notification[];
  /** Older ones have not been loaded. */
  hasOlder: boolean;
};

export function createPopUpQueue(): PopUpQueue {
  let line: readonly Notification[] = [];
  let readerId: string | undefined;
  /** Older ones predate the page: they move up into a list when others are deleted. */
  let floor = '';
  const known = new Set<string>();
  const listeners = new Set<() => void>();

  function change(next: readonly Notification[]) {
    if (next.length === 0 && line.length === 0) return;
    line = next;
    for (const listener of listeners) listener();
  }

  function reset() {
    readerId = undefined;
    floor = '';
    known.clear();
    change([]);
  }

  function start({ items, hasOlder, readerId: reader }: FetchedList) {
    reset();
    readerId = reader;
    floor = hasOlder ? (items.at(-1)?._id ?? '') : '';
    for (const one of items) known.add(one._id);
  }

  function announce(notifications: readonly Notification[]) {
    const news = notifications.filter(
      (one) => one._id > floor && !known.has(one._id) && !isSeen(one) && !one.isOwn,
    );
    for (const one of notifications) known.add(one._id);
    const next = [...line, ...news.toSorted(byAge)].filter(
      (one) => !isOutdated(one, notifications),
    );
    if (news.length > 0 || next.length < line.length) change(next);
  }

  return {
    compare(fetched) {
      if (fetched.readerId !== readerId) return start(fetched);
      const waiting = line.filter((one) => isStillNews(one, fetched));
      if (waiting.length < line.length) change(waiting);
      announce(fetched.items);
    },
    announce,
    close(id) {
      change(line.filter((one) => one._id !== id));
    },
    reset,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => line,
  };
}

/** The queue of this page, for every source of new notifications. */
export const popUps = createPopUpQueue();

/** Superseded by a newer one about the same subject, such as a slot given back meanwhile. */
function isOutdated(one: Notification, notifications: readonly Notification[]): boolean {
  return (
    one.about !== '' &&
    notifications.some((other) => other.about === one.about && other._id > one._id)
  );
}

/** IDs sort by time. */
function byAge(a: Notification, b: Notification): number {
  return a._id < b._id ? -1 : 1;
}

function isStillNews(waiting: Notification, { items, hasOlder }: FetchedList): boolean {
  const now = items.find((one) => one._id === waiting._id);
  if (now) return !isSeen(now);
  const newest = items[0]?._id ?? '';
  const oldest = items.at(-1)?._id ?? '';
  // Announced after the fetch, or too old for the fetched page: it may still exist.
  return waiting._id > newest || (hasOlder && waiting._id < oldest);
}
