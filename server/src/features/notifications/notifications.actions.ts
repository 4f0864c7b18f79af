import type {
  Notification,
  notificationForm,
  SentNotification,
} from '@one-dream/contract/features/notifications.ts';
import { everyone, unseenCountCap } from '@one-dream/contract/features/notifications.values.ts';
import { email } from '@one-dream/contract/fields.ts';
import { pageSize } from '@one-dream/contract/limits.ts';
import type * as z from 'zod/mini';
import { AppError, invalidField } from '../../errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { Db } from '../../platform/database/schema.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { storePicture } from '../../platform/images/store-picture.ts';
import type { Platform } from '../../platform/platform.ts';
import { newId } from '../../platform/secrets.ts';
import { recordAudit } from '../dashboard/audit.actions.ts';
import * as queries from './notifications.queries.ts';
import { presentContent, presentNotification } from './notifications.rules.ts';
import { pushToEveryone, pushToUsers } from './push.actions.ts';

export interface ReadersList {
  data: Notification[];
  nextCursor: string | null;
  unseen: number;
}

interface PageOptions {
  cursor?: string | undefined;
  limit?: number | undefined;
}

/** What is addressed to the viewer or to everyone and not deleted by them, newest first. */
export async function listNotifications(
  { db }: Pick<Platform, 'db'>,
  { viewer, cursor, limit = pageSize.default }: PageOptions & { viewer: Viewer },
): Promise<ReadersList> {
  const [rows, unseen] = await Promise.all([
    queries.listNotifications(db, { userId: viewer.id, before: cursor, limit: limit + 1 }),
    queries.countUnseen(db, { userId: viewer.id, cap: unseenCountCap }),
  ]);
  const page = rows.slice(0, limit);
  return {
    data: page.map((row) =>
      presentNotification({ row, readerId: viewer.id, isSeen: row.seen_at !== null }),
    ),
    nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
    unseen,
  };
}

interface OwnNotification {
  viewer: Viewer;
  notificationId: string;
}

/** @returns the updated list */
export function markSeen(platform: Platform, own: OwnNotification): Promise<ReadersList> {
  return noteReceipt(platform, { ...own, isDeleted: false });
}

/** Deletes a notification for the viewer only. @returns the updated list */
export function deleteOwn(platform: Platform, own: OwnNotification): Promise<ReadersList> {
  return noteReceipt(platform, { ...own, isDeleted: true });
}

async function noteReceipt(
  platform: Platform,
  { viewer, notificationId, isDeleted }: OwnNotification & { isDeleted: boolean },
): Promise<ReadersList> {
  const { db, live, now } = platform;
  const isNoted = await queries.upsertReceipt(db, {
    notificationId,
    userId: viewer.id,
    now: now(),
    isDeleted,
  });
  if (!isNoted) throw new AppError('NOT_FOUND', 'This notification is no longer there.');
  live.notificationsChanged([viewer.id]);
  return listNotifications(platform, { viewer });
}

/** Sends a notification to one user or everyone. */
export async function pushNotification(
  platform: Platform,
  { viewer, form }: { viewer: Viewer; form: z.output<typeof notificationForm> },
): Promise<SentNotification> {
  const { db, live, now } = platform;
  const recipientId = await resolveRecipient(db, form.to);
  const image = form.image
    ? await storePicture(platform, { picture: form.image, kind: 'notification', field: 'image' })
    : '';
  const { title, description, type, link } = form;
  const id = newId();
  await inTransaction(db, async (trx) => {
    const content = { id, title, description, image, type, link, recipientId, now: now() };
    await queries.insertNotifications(trx, [content]);
    if (recipientId === null) await pushToEveryone(platform, trx, { notificationId: id });
    else await pushToUsers(platform, trx, [{ userId: recipientId, notificationId: id }]);
    await recordAudit(trx, {
      event: { viewer, action: 'notification.push', subject: title, after: { to: form.to, type } },
      now: now(),
    });
  });
  const [sent] = await readSent(db, { id, limit: 1 });
  if (!sent) throw new AppError('NOT_FOUND', 'This notification is no longer there.');
  const { seenCount: _seen, recipientCount: _reached, ...readable } = sent;
  live.notificationArrived({
    recipientId,
    notification: { ...readable, isSeen: [], deleteby: [] },
  });
  return sent;
}

/** @returns the user's id, null for everyone */
async function resolveRecipient(db: Db, to: string): Promise<string | null> {
  if (to.trim().toLowerCase() === everyone) return null;
  const address = email.safeParse(to);
  const recipient = address.success ? await queries.findRecipient(db, address.data) : undefined;
  if (!recipient)
    throw invalidField('to', 'Nobody here has this email address. Check it, or write everyone.');
  return recipient.id;
}

/** A page of what was sent, with how many users each reached and how many saw it. */
async function readSent(
  db: Db,
  page: Parameters<typeof queries.listSent>[1],
): Promise<SentNotification[]> {
  // Counted meanwhile: it takes as long as the page itself where there are many users.
  const [rows, userCount] = await Promise.all([queries.listSent(db, page), queries.countUsers(db)]);
  return rows.map((row) => ({
    ...presentContent(row),
    seenCount: row.seen_count,
    recipientCount: row.is_for_everyone ? userCount : 1,
  }));
}

export async function listSent(
  { db }: Platform,
  { cursor, limit = pageSize.default }: PageOptions,
): Promise<{ data: SentNotification[]; nextCursor: string | null }> {
  const sent = await readSent(db, { before: cursor, limit: limit + 1 });
  const data = sent.slice(0, limit);
  return { data, nextCursor: sent.length > limit ? (data.at(-1)?._id ?? null) : null };
}

/** Deletes a notification for everybody it reached. */
export async function deleteSent(
  platform: Platform,
  { viewer, notificationId }: OwnNotification,
): Promise<void> {
  const { db, live, now } = platform;
  const deleted = await inTransaction(db, async (trx) => {
    const row = await queries.deleteNotification(trx, notificationId);
    if (!row) throw new AppError('NOT_FOUND', 'This notification is no longer there.');
    await recordAudit(trx, {
      event: { viewer, action: 'notification.delete', subject: row.title },
      now: now(),
    });
    return row;
  });
  live.notificationsChanged(deleted.recipient_id === null ? 'everyone' : [deleted.recipient_id]);
}

const suggestionLimit = 8;

export async function suggestRecipients(
  { db }: Platform,
  { search }: { search: string },
): Promise<{
  data: { _id: string; name: string; email: string; profile: string }[];
  everyone: number;
}> {
  const [rows, total] = await Promise.all([
    queries.listRecipients(db, { search, limit: suggestionLimit }),
    queries.countUsers(db),
  ]);
  return { data: rows.map(({ id, ...row }) => ({ _id: id, ...row })), everyone: total };
}
