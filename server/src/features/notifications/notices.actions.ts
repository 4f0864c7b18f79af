import * as calls from '@one-dream/contract/features/notifications/notifications.ts';
import { shownNotificationTypes } from '@one-dream/contract/features/notifications/notifications.values.ts';
import { noticeKinds, noticeWays, rowOf } from '@one-dream/contract/notices.ts';
import { asWritten, isTranslatable, type Translatable } from '@one-dream/contract/texts.ts';
import { inEnglish } from '@one-dream/contract/translate.ts';
import * as z from 'zod/mini';
import type { Db } from '../../platform/database/schema.ts';
import { defineJob, type Job } from '../../platform/jobs/define-job.ts';
import { countMail } from '../../platform/mail/mail-days.queries.ts';
import type { Outcome } from '../../platform/outcome.ts';
import type { Platform } from '../../platform/platform.ts';
import { deriveId, newId } from '../../platform/secrets.ts';
import type { AnyNotice, Message, Work } from '../../platform/work/work.ts';
import {
  eveningAfter,
  eveningMs,
  morningAfter,
  rowOfNotice,
  waitsAtMostMs,
} from './notices.rules.ts';
import { notificationsChanged } from './notifications.events.ts';
import * as queries from './notifications.queries.ts';
import { notificationsTexts } from './notifications.texts.ts';
import { listReach, type ReachRow } from './preferences.queries.ts';
import { pushToUsers } from './push.actions.ts';

export interface NoticeToSend {
  notice: AnyNotice;
  recipientIds: readonly string[];
  /** The user who caused it: it does not pop up on their own pages and devices. */
  actorId?: string | undefined;
  now: Date;
}

/** A notice that is on the site, to be delivered by push, mail and Discord as well. */
export interface Delivery {
  notice: AnyNotice;
  written: { userId: string; notificationId: string }[];
  actorId?: string | undefined;
  /** When the notice was written, ISO 8601; missing in jobs of an earlier release. */
  at?: string | undefined;
}

/** One notice for one user, by mail or Discord. */
export interface NoticeMessage {
  userId: string;
  /** Missing in jobs of an earlier release. */
  notificationId?: string | undefined;
  notice: AnyNotice;
}

const text = z.custom<Translatable>(isTranslatable);
const words = {
  title: text,
  description: text,
  link: z.string(),
  about: z.optional(z.string()),
  mark: z.optional(calls.noticeMark),
};
const earlierNotice = z.object({
  ...words,
  topic: z.enum(calls.noticeTopics),
  type: z.enum(shownNotificationTypes),
  channels: z.optional(z.array(z.enum(noticeWays))),
  pushSeconds: z.optional(z.number()),
});

/** Jobs of a release before the table of notices have their ways of delivery in them. */
export const anyNotice = z.union([
  z.object({ ...words, kind: z.enum(noticeKinds) }),
  earlierNotice,
]);

export const delivery = z.object({
  notice: anyNotice,
  written: z.array(z.object({ userId: z.string(), notificationId: z.string() })),
  actorId: z.optional(z.string()),
  at: z.optional(z.string()),
});

/** Jobs of the previous release have finished sentences, which are not translated. */
const earlier = { 1: withTranslatableWords };

function withTranslatableWords<Part>(stored: Part): Part {
  if (Array.isArray(stored)) return stored.map(withTranslatableWords) as Part;
  if (typeof stored !== 'object' || stored === null) return stored;
  const entries = Object.entries(stored).map(([name, value]) => {
    const isWord = (name === 'title' || name === 'description') && typeof value === 'string';
    return [name, isWord ? asWritten(value) : withTranslatableWords(value)];
  });
  return Object.fromEntries(entries);
}

/** Options of every job whose payload has notices. */
export const holdsNotices = { version: 2, earlier };

/** Delivers a notice in the ways that its readers chose. */
export const deliveryJob = defineJob({
  name: 'notice-delivery',
  schema: delivery,
  ...holdsNotices,
});
const noticeMessage = z.object({
  userId: z.string(),
  notificationId: z.optional(z.string()),
  notice: anyNotice,
});
export const noticeMailJob = defineJob({
  name: 'notice-mail',
  schema: noticeMessage,
  ...holdsNotices,
});
const eveningMail = z.object({ userId: z.string(), until: z.string() });
/** One mail with a day's bundled notices. */
export const eveningMailJob = defineJob({ name: 'evening-mail', schema: eveningMail });
export const noticeDiscordJob = defineJob({
  name: 'notice-discord',
  schema: noticeMessage,
  ...holdsNotices,
});

/** Deliveries in one job at most. */
const deliveriesPerJob = 25;

/** As `deliveryJob`, for many; idempotent, as each message is made once. */
export const deliveriesJob = defineJob({
  name: 'notice-deliveries',
  schema: z.object({ deliveries: z.array(delivery) }),
  isBatched: true,
  ...holdsNotices,
});

/** Notifies people in a unit of work: see `Work.notify`. */
export async function notifyInWork(work: Work, message: Message): Promise<void> {
  for (const delivery of await writeInWork(work, [message]))
    await work.enqueue(deliveryJob, delivery);
}

/** As `notifyInWork`: see `Work.notifyAll`. */
export async function notifyAllInWork(work: Work, messages: readonly Message[]): Promise<void> {
  await work.enqueueMany(deliveriesJob, inParts(await writeInWork(work, messages)));
}

/** @returns what is still to be delivered by push, mail or Discord */
async function writeInWork(work: Work, messages: readonly Message[]): Promise<Delivery[]> {
  const now = work.now();
  const deliveries = messages
    .filter(({ recipientIds }) => recipientIds.length > 0)
    .map(({ notice, recipientIds, actorId }) => ({
      notice,
      written: recipientIds.map((userId) => ({ userId, notificationId: newId() })),
      actorId,
      at: now.toISOString(),
    }));
  if (deliveries.length === 0) return [];
  await writeAllRows(
    work.db,
    deliveries.map((delivery) => ({ delivery, eventId: newId(), now })),
  );
  const told = deliveries.flatMap(({ written }) => written.map(({ userId }) => userId));
  await work.happened(notificationsChanged, { of: [...new Set(told)] });
  return deliveries.filter(({ notice }) => rowOfNotice(notice).ways.length > 0);
}

function inParts(deliveries: readonly Delivery[]) {
  return Array.from({ length: Math.ceil(deliveries.length / deliveriesPerJob) }, (_, part) => ({
    id: newId(),
    data: {
      deliveries: deliveries.slice(part * deliveriesPerJob, (part + 1) * deliveriesPerJob),
    },
  }));
}

/** Writes notices on the site only. @returns the delivery, which the caller may pass to `deliver` */
export async function writeOnSite(
  db: Db,
  { notice, recipientIds, actorId, now }: NoticeToSend,
): Promise<Delivery> {
  const written = recipientIds.map((userId) => ({ userId, notificationId: newId() }));
  const delivery = { notice, written, actorId };
  await writeRows(db, { delivery, eventId: newId(), now });
  return delivery;
}

/** Appends a sentence, once, to notices about something whose words match a pattern of PostgreSQL. */
export async function addToNotices(
  work: Work,
  added: {
    about: readonly string[];
    recipientIds: readonly string[];
    naming: string;
    text: Translatable;
  },
): Promise<void> {
  await queries.appendToNotices(work.db, {
    ...added,
    english: inEnglish(added.text),
    both: notificationsTexts.both({ told: '', since: '' }).key,
  });
  await work.happened(notificationsChanged, { of: added.recipientIds });
}

interface ToWrite {
  delivery: Delivery;
  /** Shared by all notifications of one event. */
  eventId: string;
  now: Date;
}

/** Writes rows that do not exist yet. */
export function writeRows(db: Db, toWrite: ToWrite): Promise<void> {
  return writeAllRows(db, [toWrite]);
}

/** As `writeRows`, in a single statement. */
async function writeAllRows(db: Db, all: readonly ToWrite[]): Promise<void> {
  const told = all.filter(({ delivery }) => delivery.written.length > 0);
  await queries.insertNotices(db, told.map(toNotice));
}

function toNotice({ delivery: { notice, actorId, written }, eventId, now }: ToWrite) {
  const { title, description, link, about = null, mark } = notice;
  const english = { title: inEnglish(title), description: inEnglish(description) };
  const text = { title, description, ...(mark && { mark }) };
  const content = { type: rowOfNotice(notice).type, ...english, said: text, link, about };
  const kind = 'kind' in notice ? notice.kind : null;
  return { eventId, ...content, kind, actorId: actorId ?? null, written, now };
}

/**
 * Delivers notices by push, mail and Discord to those who want them; from a job, which may be repeated: each push, mail
 * and message is made once for each notification. The number of statements does not grow with them.
 */
export async function deliver(platform: Platform, deliveries: readonly Delivery[]): Promise<void> {
  const { db, jobs, discord, mailer } = platform;
  const letters = deliveries.flatMap((delivery) => addressNotices(delivery, platform.now()));
  await pushToUsers(
    platform,
    db,
    letters.filter(({ row, isActor }) => row.ways.includes('push') && !isActor),
  );
  const reach = await readReach(platform, letters);
  const wanted = letters.flatMap((letter) => {
    const reader = reach.get(letter.row.topic)?.get(letter.userId);
    return reader ? [{ letter, ways: waysTo(reader, { letter, hasBot: !!discord?.hasBot }) }] : [];
  });
  const by = (way: 'mail' | 'evening' | 'discord') =>
    wanted.filter(({ ways }) => ways[way]).map(({ letter }) => letter);
  if (mailer) {
    await jobs.enqueueMany(db, noticeMailJob, toMessages(noticeMailJob, by('mail')));
    await jobs.enqueueMany(db, eveningMailJob, toEvenings(by('evening'), platform.now()));
  }
  await jobs.enqueueMany(db, noticeDiscordJob, toMessages(noticeDiscordJob, by('discord')));
}

const toMessages = (
  { name }: Job<NoticeMessage>,
  sent: readonly (NoticeMessage & { notificationId: string })[],
) =>
  sent.map(({ userId, notificationId, notice }) => ({
    id: deriveId(notificationId, name),
    data: { userId, notificationId, notice } satisfies NoticeMessage,
  }));

/** Mails a notice that Discord refused, as to a reader without Discord; never twice. */
export async function mailInstead(
  { db, jobs, mailer }: Platform,
  { reader, message: { notificationId, ...message } }: { reader: ReachRow; message: NoticeMessage },
): Promise<void> {
  const letter = { row: rowOfNotice(message.notice), isActor: false };
  const { mail } = waysTo(reader, { letter, hasBot: false });
  if (!mail || !mailer || !notificationId) return;
  const messages = toMessages(noticeMailJob, [{ ...message, notificationId }]);
  await jobs.enqueueMany(db, noticeMailJob, messages);
}

type AddressedNotice = ReturnType<typeof addressNotices>[number];

/**
 * Chooses the ways in which a notice reaches one reader outside the site. One that must reach its reader is mailed if
 * neither push nor Discord reaches them, unless they turned off mails on its topic.
 */
function waysTo(
  reader: ReachRow,
  { letter, hasBot }: { letter: Pick<AddressedNotice, 'row' | 'isActor'>; hasBot: boolean },
) {
  const { ways, mustReach, isBundled } = letter.row;
  const isMailed = reader.mail && !reader.is_refused;
  const discord = hasBot && ways.includes('discord') && reader.discord && !!reader.discord_id;
  const isPushed = ways.includes('push') && reader.has_push && !letter.isActor;
  const needsMail = !!mustReach && !isPushed && !discord;
  return {
    discord,
    mail: isMailed && !isBundled && (ways.includes('mail') || needsMail),
    evening: isMailed && !!isBundled && ways.includes('mail'),
  };
}

/** One job for each reader and evening; its id makes it unique. */
function toEvenings(letters: readonly Pick<AddressedNotice, 'userId' | 'at'>[], now: Date) {
  return letters.map(({ userId, at }) => {
    const until = eveningAfter(at);
    return {
      id: deriveId(userId, `evening ${until.toISOString()}`),
      data: { userId, until: until.toISOString() },
      waitMs: Math.max(0, until.getTime() - now.getTime()),
    };
  });
}

/**
 * Lists bundled notices that are neither seen nor mailed yet. Every mail to the reader includes them, so that the reader
 * does not get two mails an evening.
 */
export function listWaiting(db: Db, userId: string, until: Date): Promise<queries.EveningRow[]> {
  const kinds = noticeKinds.filter((kind) => rowOf(kind).isBundled);
  const from = new Date(until.getTime() - waitsAtMostMs);
  return queries.listUnmailed(db, { userId, kinds, from, to: until });
}

/** Schedules a mail for tomorrow morning, with everything that waits for the reader by then. */
export async function waitForTomorrow(
  { db, jobs, now }: Platform,
  userId: string,
): Promise<Outcome> {
  const until = morningAfter(now());
  const id = deriveId(userId, `tomorrow ${until.toISOString()}`);
  const waitMs = until.getTime() - now().getTime();
  const data = { userId, until: until.toISOString() };
  await jobs.enqueueMany(db, eveningMailJob, [{ id, data, waitMs }]);
  await countMail(db, { as: 'held', now: now() });
  return { kind: 'ok' };
}

/** Whether the reader was mailed this evening already; if so, schedules the next evening's mail for what waits. */
export async function postponeIfMailed(
  { db, jobs, now }: Platform,
  { userId, until }: z.output<typeof eveningMail>,
): Promise<boolean> {
  const to = new Date(until);
  const from = new Date(to.getTime() - eveningMs);
  if (!(await queries.wasMailed(db, { userId, from, to }))) return false;
  await jobs.enqueueMany(db, eveningMailJob, toEvenings([{ userId, at: to }], now()));
  return true;
}

function addressNotices({ notice, written, actorId, at }: Delivery, now: Date) {
  const row = rowOfNotice(notice);
  return written.map(({ userId, notificationId }) => ({
    userId,
    notificationId,
    notice,
    row,
    at: at ? new Date(at) : now,
    isActor: userId === actorId,
    ttlSeconds: row.pushSeconds,
  }));
}

async function readReach(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  letters: readonly AddressedNotice[],
): Promise<Map<calls.NoticeTopic, Map<string, ReachRow>>> {
  const reach = new Map<calls.NoticeTopic, Map<string, ReachRow>>();
  for (const [topic, own] of Map.groupBy(letters, (letter) => letter.row.topic)) {
    const userIds = [...new Set(own.map(({ userId }) => userId))];
    const readers = await listReach(db, { userIds, topic, now: now() });
    reach.set(topic, new Map(readers.map((reader) => [reader.user_id, reader])));
  }
  return reach;
}
