import type { Notification } from '@one-dream/contract/features/notifications/notifications.ts';
import { unseenCountCap } from '@one-dream/contract/features/notifications/notifications.values.ts';
import type { Language } from '@one-dream/contract/languages.ts';
import { pageSize } from '@one-dream/contract/limits.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { AppError } from '../../errors.ts';
import { takePage } from '../../platform/database/take-page.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import { notificationsChanged } from './notifications.events.ts';
import { presentNotification } from './notifications.presenters.ts';
import * as queries from './notifications.queries.ts';
import { notificationsTexts } from './notifications.texts.ts';

export interface ReadersList {
  data: Notification[];
  nextCursor: string | null;
  unseen: number;
}

interface Reader {
  viewer: Viewer;
  language: Language;
}

interface PageOptions {
  cursor?: string | undefined;
  limit?: number | undefined;
}

/** Lists notifications addressed to the viewer or to everyone and not deleted by them, newest first. */
export async function listNotifications(
  { db }: Pick<Platform, 'db'>,
  { viewer, cursor, limit = pageSize.default, language }: PageOptions & Reader,
): Promise<ReadersList> {
  const { rows, unseen } = await queries.listNotifications(db, {
    userId: viewer.id,
    before: cursor,
    limit: limit + 1,
    cap: unseenCountCap,
  });
  const { page, nextCursor } = takePage(rows, { limit, cursorOf: ({ id }) => id });
  return {
    data: page.map((row) => presentNotification({ row, readerId: viewer.id, language })),
    nextCursor,
    unseen,
  };
}

interface OwnNotification extends Reader {
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
  { viewer, language, notificationId, isDeleted }: OwnNotification & { isDeleted: boolean },
): Promise<ReadersList> {
  await inUnitOfWork(platform, async (work) => {
    const isNoted = await queries.upsertReceipt(work.db, {
      notificationId,
      userId: viewer.id,
      now: work.now(),
      isDeleted,
    });
    if (!isNoted) throw new AppError('NOT_FOUND', notificationsTexts.gone);
    await work.happened(notificationsChanged, { of: [viewer.id] });
  });
  return listNotifications(platform, { viewer, language });
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
