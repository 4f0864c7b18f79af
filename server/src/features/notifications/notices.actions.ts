import { type NoticeTopic, noticeTopics } from '@one-dream/contract/features/notifications.ts';
import { shownNotificationTypes } from '@one-dream/contract/features/notifications.values.ts';
import * as z from 'zod/mini';
import type { Db } from '../../platform/database/schema.ts';
import { defineJob, type Job } from '../../platform/jobs/define-job.ts';
import type { Platform } from '../../platform/platform.ts';
import { deriveId, newId } from '../../platform/secrets.ts';
import type { Message, NoticeChannel, Work, WrittenNotice } from '../../platform/work/work.ts';
import { aboutOf, isListed, type Notice, writeNotice } from './notices.rules.ts';
import * as queries from './notifications.queries.ts';
import { listReach, type ReachRow } from './preferences.queries.ts';
import { pushToUsers } from './push.actions.ts';

export interface NoticeToSend {
  notice: Notice | WrittenNotice;
  recipientIds: readonly string[];
  /** Who did it: their pages and browsers do not pop it up to them. */
  actorId?: string | undefined;
  now: Date;
}

/** A notice that stands on the site, on its way to those who want it by push, mail or Discord as well. */
export interface Delivery {
  notice: Notice | WrittenNotice;
  written: { userId: string; notificationId: string }[];
  actorId?: string | undefined;
}

/** One notice as it goes to one person outside the site. */
export interface NoticeMessage {
  userId: string;
  notice: Notice | WrittenNotice;
}

const writtenNotice = z.object({
  topic: z.enum(noticeTopics),
  type: z.enum(shownNotificationTypes),
  title: z.string(),
  description: z.string(),
  link: z.string(),
  about: z.optional(z.string()),
  channels: z.optional(z.array(z.enum(['push', 'mail', 'discord']))),
  pushSeconds: z.optional(z.number()),
});

/** Jobs made before features wrote their own notices tell of one by its kind. */
export const anyNotice = z.union([writtenNotice, z.custom<Notice>(isListed)]);

export const delivery = z.object({
  notice: anyNotice,
  written: z.array(z.object({ userId: z.string(), notificationId: z.string() })),
  actorId: z.optional(z.string()),
});

/** Takes a notice to where its readers want it. */
export const deliveryJob = defineJob({ name: 'notice-delivery', schema: delivery });
const noticeMessage = z.object({ userId: z.string(), notice: anyNotice });
export const noticeMailJob = defineJob({ name: 'notice-mail', schema: noticeMessage });
export const noticeDiscordJob = defineJob({ name: 'notice-discord', schema: noticeMessage });

/** Notices that one job takes on their way: what comes in rushes is taken many at a time. */
const deliveredTogether = 25;

/** As `deliveryJob`, for many; what each makes is made once, so that a job may be worked off twice. */
export const deliveriesJob = defineJob({
  name: 'notice-deliveries',
  schema: z.object({ deliveries: z.array(delivery) }),
  isBatched: true,
});

/** Tells people in a unit of work: see `Work.notify`. */
export async function notifyInWork(work: Work, message: Message): Promise<void> {
  for (const delivery of await writeInWork(work, [message]))
    await work.enqueue(deliveryJob, delivery);
}

/** As `notifyInWork`: see `Work.notifyAll`. */
export async function notifyAllInWork(work: Work, messages: readonly Message[]): Promise<void> {
  await work.enqueueMany(deliveriesJob, inParts(await writeInWork(work, messages)));
}

/** @returns what is to go out by other ways as well */
async function writeInWork(work: Work, messages: readonly Message[]): Promise<Delivery[]> {
  const deliveries = messages
    .filter(({ recipientIds }) => recipientIds.length > 0)
    .map(({ notice, recipientIds, actorId }) => ({
      notice,
      written: recipientIds.map((userId) => ({ userId, notificationId: newId() })),
      actorId,
    }));
  if (deliveries.length === 0) return [];
  const now = work.now();
  await writeAllRows(
    work.db,
    deliveries.map((delivery) => ({ delivery, eventId: newId(), now })),
  );
  const told = deliveries.flatMap(({ written }) => written.map(({ userId }) => userId));
  work.live.notificationsChanged([...new Set(told)]);
  return deliveries.filter(({ notice }) => notice.channels?.length !== 0);
}

function inParts(deliveries: readonly Delivery[]) {
  return Array.from({ length: Math.ceil(deliveries.length / deliveredTogether) }, (_, part) => ({
    id: newId(),
    data: {
      deliveries: deliveries.slice(part * deliveredTogether, (part + 1) * deliveredTogether),
    },
  }));
}

/** As `Work.notify`, for a caller that hands the delivery to `deliver` itself, or wants none. */
export async function writeOnSite(
  db: Db,
  { notice, recipientIds, actorId, now }: NoticeToSend,
): Promise<Delivery> {
  const written = recipientIds.map((userId) => ({ userId, notificationId: newId() }));
  const delivery = { notice, written, actorId };
  await writeRows(db, { delivery, eventId: newId(), now });
  return delivery;
}

/** Adds a sentence, once, to what people were told about something in words that fit a pattern of PostgreSQL. */
export async function addToNotices(
  work: Work,
  added: {
    about: readonly string[];
    recipientIds: readonly string[];
    naming: string;
    text: string;
  },
): Promise<void> {
  await queries.addToTold(work.db, added);
  work.live.notificationsChanged(added.recipientIds);
}

interface ToWrite {
  delivery: Delivery;
  /** All that one thing is told by have it. */
  eventId: string;
  now: Date;
}

/** Writes what is not there yet. */
export function writeRows(db: Db, toWrite: ToWrite): Promise<void> {
  return writeAllRows(db, [toWrite]);
}

/** As `writeRows`, in one statement however many they are. */
async function writeAllRows(db: Db, all: readonly ToWrite[]): Promise<void> {
  const told = all.filter(({ delivery }) => delivery.written.length > 0);
  await queries.insertNotices(db, told.map(toNotice));
}

function toNotice({ delivery: { notice, actorId, written }, eventId, now }: ToWrite) {
  const { type, title, description, link } = writeNotice(notice);
  const content = { type, title, description, link };
  return { eventId, ...content, about: aboutOf(notice), actorId: actorId ?? null, written, now };
}

/**
 * Has notices shown by the browsers of those they are for, and mailed and sent by Discord to those who want it; from
 * a job, which may repeat it: each push, mail and message is made once for each notification. In a number of statements
 * that does not grow with them.
 */
export async function deliver(platform: Platform, deliveries: readonly Delivery[]): Promise<void> {
  const { db, jobs, discord, mailer } = platform;
  const letters = deliveries.flatMap(toLetters);
  await pushToUsers(
    platform,
    db,
    letters.filter(({ channels, isActor }) => channels.includes('push') && !isActor),
  );
  const reach = await readReach(db, letters);
  const toSend = (
    { name }: Job<NoticeMessage>,
    { channel, isWanted }: { channel: NoticeChannel; isWanted: (reader: ReachRow) => boolean },
  ) =>
    letters
      .filter(({ userId, topic, channels }) => {
        const reader = reach.get(topic)?.get(userId);
        return channels.includes(channel) && reader !== undefined && isWanted(reader);
      })
      .map(({ userId, notificationId, notice }) => ({
        id: deriveId(notificationId, name),
        data: { userId, notice } satisfies NoticeMessage,
      }));
  if (mailer) {
    const isWanted = (reader: ReachRow) => reader.mail && !reader.is_refused;
    await jobs.enqueueMany(db, noticeMailJob, toSend(noticeMailJob, { channel: 'mail', isWanted }));
  }
  if (discord?.hasBot) {
    const isWanted = (reader: ReachRow) => reader.discord && !!reader.discord_id;
    const messages = toSend(noticeDiscordJob, { channel: 'discord', isWanted });
    await jobs.enqueueMany(db, noticeDiscordJob, messages);
  }
}

/** One notice for each of its readers. */
function toLetters({ notice, written, actorId }: Delivery) {
  const { topic, channels = ['push', 'mail', 'discord'], pushSeconds } = writeNotice(notice);
  return written.map(({ userId, notificationId }) => ({
    userId,
    notificationId,
    notice,
    topic,
    channels,
    isActor: userId === actorId,
    ttlSeconds: pushSeconds,
  }));
}

/** How each topic reaches its readers. */
async function readReach(
  db: Db,
  letters: readonly { topic: NoticeTopic; userId: string }[],
): Promise<Map<NoticeTopic, Map<string, ReachRow>>> {
  const reach = new Map<NoticeTopic, Map<string, ReachRow>>();
  for (const [topic, own] of Map.groupBy(letters, (letter) => letter.topic)) {
    const userIds = [...new Set(own.map(({ userId }) => userId))];
    const readers = await listReach(db, { userIds, topic });
    reach.set(topic, new Map(readers.map((reader) => [reader.user_id, reader])));
  }
  return reach;
}
