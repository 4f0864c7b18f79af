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
import { takePage } from '../../platform/database/take-page.ts';
import { storePicture } from '../../platform/images/store-picture.ts';
import type { Platform } from '../../platform/platform.ts';
import { newId } from '../../platform/secrets.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import * as queries from './notifications.queries.ts';
import { presentNotification } from './notifications.rules.ts';
import { pushToEveryone, pushToUsers } from './push.actions.ts';
import { readSent } from './sent.actions.ts';
import { insertEvents } from './sent.queries.ts';

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
  const { rows, unseen } = await queries.listNotifications(db, {
    userId: viewer.id,
    before: cursor,
    limit: limit + 1,
    cap: unseenCountCap,
  });
  const { page, nextCursor } = takePage(rows, { limit, cursorOf: ({ id }) => id });
  return {
    data: page.map((row) => presentNotification({ row, readerId: viewer.id })),
    nextCursor,
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
  await inUnitOfWork(platform, async (work) => {
    const isNoted = await queries.upsertReceipt(work.db, {
      notificationId,
      userId: viewer.id,
      now: work.now(),
      isDeleted,
    });
    if (!isNoted) throw new AppError('NOT_FOUND', 'This notification is no longer there.');
    work.live.notificationsChanged([viewer.id]);
  });
  return listNotifications(platform, { viewer });
}

/** Sends a notification to one user or everyone. */
export async function pushNotification(
  platform: Platform,
  { viewer, form }: { viewer: Viewer; form: z.output<typeof notificationForm> },
): Promise<SentNotification> {
  const recipientId = await resolveRecipient(platform.db, form.to);
  const image = form.image
    ? await storePicture(platform, { picture: form.image, kind: 'notification', field: 'image' })
    : '';
  const { title, description, type, link } = form;
  const id = newId();
  return inUnitOfWork(platform, async (work) => {
    const at = work.now();
    const event = { id, title, type, isByStaff: true, actorId: viewer.id, about: null, now: at };
    await insertEvents(work.db, [event]);
    await queries.insertNotifications(work.db, [
      { id, title, description, image, type, link, recipientId, eventId: id, now: at },
    ]);
    if (recipientId === null) await pushToEveryone(platform, work.db, { notificationId: id });
    else
      await pushToUsers(platform, work.db, {
        written: [{ userId: recipientId, notificationId: id }],
      });
    await work.audit({
      viewer,
      action: 'notification.push',
      subject: title,
      after: { to: form.to, type },
    });
    const [sent] = await readSent(work.db, { id, limit: 1 });
    if (!sent) throw new AppError('NOT_FOUND', 'This notification is no longer there.');
    const { seenCount, recipientCount, toName, source, linkTitle, ...readable } = sent;
    work.live.notificationArrived({
      recipientId,
      senderId: viewer.id,
      notification: { ...readable, isSeen: [], deleteby: [], isOwn: false, about: '' },
    });
    return sent;
  });
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
