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
import { eveningAfter, eveningMs, morningAfter, travelOf, waitsAtMostMs } from './notices.rules.ts';
import { notificationsChanged } from './notifications.events.ts';
import * as queries from './notifications.queries.ts';
import { notificationsTexts } from './notifications.texts.ts';
import { listReach, type ReachRow } from './preferences.queries.ts';
import { pushToUsers } from './push.actions.ts';

export interface NoticeToSend {
  notice: AnyNotice;
  recipientIds: readonly string[];
  /** The user who did it: their own pages and browsers do not pop it up. */
  actorId?: string | undefined;
  now: Date;
}

/** A notice on the site, on its way to those who want it by push, mail or Discord as well. */
export interface Delivery {
  notice: AnyNotice;
  written: { userId: string; notificationId: string }[];
  actorId?: string | undefined;
  /** When it was told, ISO 8601; missing in jobs of an earlier release. */
  at?: string | undefined;
}

/** One notice to one person outside the site. */
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

/** Jobs from before the table of notices carry their ways of delivery. */
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

/** Jobs of the previous release hold finished sentences, which are kept as written. */
const earlier = { 1: withSaidWords };

function withSaidWords<Part>(stored: Part): Part {
  if (Array.isArray(stored)) return stored.map(withSaidWords) as Part;
  if (typeof stored !== 'object' || stored === null) return stored;
  const entries = Object.entries(stored).map(([name, value]) => {
    const isWord = (name === 'title' || name === 'description') && typeof value === 'string';
    return [name, isWord ? asWritten(value) : withSaidWords(value)];
  });
  return Object.fromEntries(entries);
}

/** Options of every job that holds notices. */
export const holdsNotices = { version: 2, earlier };

/** Delivers a notice by the ways its readers want. */
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

/** Notices that one job delivers at most: rushes are batched. */
const deliveredTogether = 25;

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

/** @returns deliveries by other ways */
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
  return deliveries.filter(({ notice }) => travelOf(notice).ways.length > 0);
}

function inParts(deliveries: readonly Delivery[]) {
  return Array.from({ length: Math.ceil(deliveries.length / deliveredTogether) }, (_, part) => ({
    id: newId(),
    data: {
      deliveries: deliveries.slice(part * deliveredTogether, (part + 1) * deliveredTogether),
    },
  }));
}

/** As `Work.notify`, for a caller that passes the delivery to `deliver` itself, or wants none. */
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
  await queries.addToTold(work.db, {
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
  const content = { type: travelOf(notice).type, ...english, said: text, link, about };
  const kind = 'kind' in notice ? notice.kind : null;
  return { eventId, ...content, kind, actorId: actorId ?? null, written, now };
}

/**
 * Delivers notices by push, mail and Discord to those who want them; from a job, which may be repeated: each push, mail
 * and message is made once for each notification. The number of statements does not grow with them.
 */
export async function deliver(platform: Platform, deliveries: readonly Delivery[]): Promise<void> {
  const { db, jobs, discord, mailer } = platform;
  const letters = deliveries.flatMap((delivery) => toLetters(delivery, platform.now()));
  await pushToUsers(
    platform,
    db,
    letters.filter(({ travel, isActor }) => travel.ways.includes('push') && !isActor),
  );
  const reach = await readReach(platform, letters);
  const wanted = letters.flatMap((letter) => {
    const reader = reach.get(letter.travel.topic)?.get(letter.userId);
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

/** Mails what Discord does not deliver, as to a reader without Discord; once, if it is mailed anyway. */
export async function mailInstead(
  { db, jobs, mailer }: Platform,
  { reader, message: { notificationId, ...message } }: { reader: ReachRow; message: NoticeMessage },
): Promise<void> {
  const letter = { travel: travelOf(message.notice), isActor: false };
  const { mail } = waysTo(reader, { letter, hasBot: false });
  if (!mail || !mailer || !notificationId) return;
  const messages = toMessages(noticeMailJob, [{ ...message, notificationId }]);
  await jobs.enqueueMany(db, noticeMailJob, messages);
}

type MailDraft = ReturnType<typeof toLetters>[number];

/**
 * Chooses the ways a notice takes to one reader outside the site. If somebody has to act, and neither a browser of
 * theirs nor Discord reaches them, a mail does, unless they turned mails about this off.
 */
function waysTo(
  reader: ReachRow,
  { letter, hasBot }: { letter: Pick<MailDraft, 'travel' | 'isActor'>; hasBot: boolean },
) {
  const { ways, mustReach, isBundled } = letter.travel;
  const isMailed = reader.mail && !reader.is_refused;
  const discord = hasBot && ways.includes('discord') && reader.discord && !!reader.discord_id;
  const isPushed = ways.includes('push') && reader.has_push && !letter.isActor;
  const isLeft = !!mustReach && !isPushed && !discord;
  return {
    discord,
    mail: isMailed && !isBundled && (ways.includes('mail') || isLeft),
    evening: isMailed && !!isBundled && ways.includes('mail'),
  };
}

/** One job for each reader and evening, however often it is made. */
function toEvenings(letters: readonly Pick<MailDraft, 'userId' | 'at'>[], now: Date) {
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
 * Lists bundled notices that wait for a mail: unseen and not mailed yet. Any mail that goes out takes them along, so
 * that nobody gets two an evening.
 */
export function listWaiting(db: Db, userId: string, until: Date): Promise<queries.EveningRow[]> {
  const kinds = noticeKinds.filter((kind) => rowOf(kind).isBundled);
  const from = new Date(until.getTime() - waitsAtMostMs);
  return queries.listUnmailed(db, { userId, kinds, from, to: until });
}

/** Leaves a reader's mail to one of tomorrow, which has whatever else waits by then. */
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

/** Whether an evening's mail has gone already; if so, waiting notices are left to the next one. */
export async function hadEveningsMail(
  { db, jobs, now }: Platform,
  { userId, until }: z.output<typeof eveningMail>,
): Promise<boolean> {
  const to = new Date(until);
  const from = new Date(to.getTime() - eveningMs);
  if (!(await queries.wasMailed(db, { userId, from, to }))) return false;
  await jobs.enqueueMany(db, eveningMailJob, toEvenings([{ userId, at: to }], now()));
  return true;
}

function toLetters({ notice, written, actorId, at }: Delivery, now: Date) {
  const travel = travelOf(notice);
  return written.map(({ userId, notificationId }) => ({
    userId,
    notificationId,
    notice,
    travel,
    at: at ? new Date(at) : now,
    isActor: userId === actorId,
    ttlSeconds: travel.pushSeconds,
  }));
}

async function readReach(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  letters: readonly MailDraft[],
): Promise<Map<calls.NoticeTopic, Map<string, ReachRow>>> {
  const reach = new Map<calls.NoticeTopic, Map<string, ReachRow>>();
  for (const [topic, own] of Map.groupBy(letters, (letter) => letter.travel.topic)) {
    const userIds = [...new Set(own.map(({ userId }) => userId))];
    const readers = await listReach(db, { userIds, topic, now: now() });
    reach.set(topic, new Map(readers.map((reader) => [reader.user_id, reader])));
  }
  return reach;
}
