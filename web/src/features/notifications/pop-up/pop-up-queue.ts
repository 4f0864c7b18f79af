import type { Notification } from '@one-dream/contract/features/notifications.ts';
import { isSeen } from '../alerts/notification-list.ts';

export type PopUpQueue = {
  /**
   * Takes a fetched list. The first one of a reader is what was there when the page was opened;
   * what is new in a later one is announced, and what was seen, deleted or outdated meanwhile is not shown.
   */
  compare: (fetched: FetchedList) => void;
  /**
   * Puts notifications that have just arrived in line, the oldest first. Known ones are left out, and the
   * reader's own doings: they were answered where they were done.
   */
  announce: (notifications: readonly Notification[]) => void;
  /** Takes one out of the line: its time is over, or someone has dealt with it. */
  close: (id: string) => void;
  /** Forgets everything: nobody is signed in. */
  reset: () => void;
  /** These two are what `useSyncExternalStore` needs. The first in line is the one to show. */
  subscribe: (listener: () => void) => () => void;
  read: () => readonly Notification[];
};

export type FetchedList = {
  readerId: string;
  items: readonly Notification[];
  /** There are older ones that were not fetched. */
  hasOlder: boolean;
};

/** The line of pop-ups. */
export function createPopUpQueue(): PopUpQueue {
  let line: readonly Notification[] = [];
  let readerId: string | undefined;
  /** Older than this was there before the page: it moves up into a list when others are deleted. */
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

/** The line of this page. Whoever hears of new notifications announces them here. */
export const popUps = createPopUpQueue();

/** A newer one tells of the same thing: the slot that was won was given back meanwhile. */
function isOutdated(one: Notification, notifications: readonly Notification[]): boolean {
  return (
    one.about !== '' &&
    notifications.some((other) => other.about === one.about && other._id > one._id)
  );
}

/** Identifiers sort by time. */
function byAge(a: Notification, b: Notification): number {
  return a._id < b._id ? -1 : 1;
}

function isStillNews(waiting: Notification, { items, hasOlder }: FetchedList): boolean {
  const now = items.find((one) => one._id === waiting._id);
  if (now) return !isSeen(now);
  const newest = items[0]?._id ?? '';
  const oldest = items.at(-1)?._id ?? '';
  // Announced after the list was fetched, or so far down that it was not fetched: it may be there.
  return waiting._id > newest || (hasOlder && waiting._id < oldest);
}
