import type { Db } from '../../platform/database/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import { deriveId, newId } from '../../platform/secrets.ts';
import { type Notice, topicOf, writeNotice } from './notices.rules.ts';
import * as queries from './notifications.queries.ts';
import * as preferences from './preferences.queries.ts';
import { pushToUsers } from './push.actions.ts';

export interface NoticeToSend {
  notice: Notice;
  recipientIds: readonly string[];
  now: Date;
}

/** A notice that stands on the site, on its way to those who want it by push, mail or Discord as well. */
export interface Delivery {
  notice: Notice;
  written: { userId: string; notificationId: string }[];
}

/** One notice as it goes to one person outside the site. */
export interface OutboundNotice {
  userId: string;
  notice: Notice;
}

export const deliveryQueue = 'notice-delivery';
export const noticeMailQueue = 'notice-mail';
export const noticeDiscordQueue = 'notice-discord';

/**
 * Tells each recipient on the site, and by push, mail and Discord where they chose so; in the caller's transaction.
 * Call `live.notificationsChanged` after it.
 */
export async function notify({ jobs }: Platform, db: Db, options: NoticeToSend): Promise<void> {
  const delivery = await writeOnSite(db, options);
  if (delivery.written.length > 0) await jobs.enqueue<Delivery>(db, deliveryQueue, delivery);
}

/** As `notify`, for a caller that hands the delivery to `deliver` itself, or wants none. */
export async function writeOnSite(
  db: Db,
  { notice, recipientIds, now }: NoticeToSend,
): Promise<Delivery> {
  const written = recipientIds.map((userId) => ({ userId, notificationId: newId() }));
  await writeRows(db, { delivery: { notice, written }, now });
  return { notice, written };
}

/** Writes what is not there yet. */
export async function writeRows(
  db: Db,
  { delivery: { notice, written }, now }: { delivery: Delivery; now: Date },
): Promise<void> {
  const text = writeNotice(notice);
  await queries.insertNotifications(
    db,
    written.map(({ userId, notificationId }) => ({
      id: notificationId,
      image: '',
      ...text,
      recipientId: userId,
      now,
    })),
  );
}

/**
 * Has a notice shown by the browsers of those it is for, and mailed and sent by Discord to those who want it;
 * from a job, which may repeat it: each push, mail and message is made once for each notification.
 */
export async function deliver(platform: Platform, { notice, written }: Delivery): Promise<void> {
  const { db, jobs, discord, mailer } = platform;
  await pushToUsers(platform, db, written);
  const topic = topicOf(notice);
  const readers = await preferences.listReach(db, {
    userIds: written.map(({ userId }) => userId),
    topic,
  });
  const reach = new Map(readers.map((reader) => [reader.user_id, reader]));
  const toSend = (queue: string, isWanted: (reader: preferences.ReachRow) => boolean) =>
    written
      .filter(({ userId }) => {
        const reader = reach.get(userId);
        return reader !== undefined && isWanted(reader);
      })
      .map(({ userId, notificationId }) => ({
        id: deriveId(notificationId, queue),
        data: { userId, notice } satisfies OutboundNotice,
      }));
  if (mailer) {
    const mails = toSend(noticeMailQueue, (reader) => reader.mail && !reader.is_refused);
    await jobs.enqueueMany(db, noticeMailQueue, mails);
  }
  if (discord?.hasBot) {
    const messages = toSend(noticeDiscordQueue, (reader) => reader.discord && !!reader.discord_id);
    await jobs.enqueueMany(db, noticeDiscordQueue, messages);
  }
}
