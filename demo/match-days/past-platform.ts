import type { Db } from '../../server/src/platform/database/schema.ts';
import type { Live } from '../../server/src/platform/live/live.ts';
import type { Platform } from '../../server/src/platform/platform.ts';
import type { AuditEvent } from '../../server/src/platform/work/work.ts';

/** An audit entry written by an action, and the past moment it was played at. */
export interface Told {
  at: Date;
  event: AuditEvent;
}

export interface PastPlatform {
  at: (moment: Date) => Platform;
  /** Audit entries of all actions, in order. */
  told: Told[];
}

/**
 * A platform whose actions work in the caller's transaction and at moments that are past. Nobody is told by mail, push
 * or live, as all of it is over; the audit is gathered, because its ids order it by time; what would wait as a job is
 * made by `setClocks` once there is a queue.
 */
export function openPast(platform: Omit<Platform, 'now'>, trx: Db): PastPlatform {
  const told: Told[] = [];
  const db = withOwnTransactions(trx);
  const nothing = async () => {};
  const jobs = { ...platform.jobs, enqueue: nothing, enqueueMany: nothing, cancel: nothing };
  const live = new Proxy({} as Live, { get: () => () => {} });
  const writers: Platform['writers'] = {
    audit: async (work, events) => {
      const at = work.now();
      told.push(...events.map((event) => ({ at, event })));
    },
    notify: nothing,
    notifyAll: nothing,
  };
  return {
    told,
    at: (moment) => ({ ...platform, db, jobs, live, writers, now: () => moment }),
  };
}

/** Lets actions that start a transaction take part in this one. */
function withOwnTransactions(trx: Db): Db {
  const db: Db = new Proxy(trx, {
    get: (target, name) => {
      if (name === 'transaction')
        return () => ({ execute: <Result>(work: (db: Db) => Promise<Result>) => work(db) });
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return db;
}
