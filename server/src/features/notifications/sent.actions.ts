import type {
  NotificationType,
  SentNotification,
} from '@one-dream/contract/features/notifications/notifications.ts';
import { registeredTeams } from '@one-dream/contract/features/notifications/notifications.values.ts';
import { type Language, sourceLanguage } from '@one-dream/contract/languages.ts';
import { pageSize } from '@one-dream/contract/limits.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { AppError } from '../../errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import { takePage } from '../../platform/database/take-page.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import { notificationDeleted } from './notifications.events.ts';
import { presentContent } from './notifications.presenters.ts';
import { countUsers } from './notifications.queries.ts';
import { notificationsTexts } from './notifications.texts.ts';
import * as queries from './sent.queries.ts';

/** Reads a page of sent notifications, with how many users each reached and how many saw it. */
export async function readSent(
  db: Db,
  { language = sourceLanguage, ...page }: queries.SentPage & { language?: Language },
): Promise<SentNotification[]> {
  // Counted concurrently: with many users it takes as long as the page itself.
  const [rows, userCount] = await Promise.all([queries.listSent(db, page), countUsers(db)]);
  return rows.map((row) => ({
    ...presentContent(row, language),
    // The query only reads the first of many recipients.
    ...(row.audience && { to: registeredTeams }),
    audienceText: row.audience,
    plannedFor: row.planned_for?.toISOString() ?? null,
    toName: row.is_for_everyone ? '' : (row.recipient_name ?? ''),
    source: row.is_by_staff ? 'staff' : 'product',
    linkTitle: row.link_title ?? '',
    seenCount: row.seen_count,
    recipientCount: row.is_for_everyone ? userCount : row.reached_count,
  }));
}

interface SentFilter {
  language: Language;
  cursor?: string | undefined;
  limit?: number | undefined;
  search?: string | undefined;
  source?: SentNotification['source'] | undefined;
  type?: NotificationType | undefined;
}

/** Lists sent notifications, newest first; one for many recipients is listed once. */
export async function listSent(
  { db }: Platform,
  { cursor, limit = pageSize.default, search, source, type, language }: SentFilter,
): Promise<{ data: SentNotification[]; nextCursor: string | null }> {
  const sent = await readSent(db, {
    before: cursor,
    limit: limit + 1,
    search,
    isByStaff: source && source === 'staff',
    type,
    language,
  });
  const { page, nextCursor } = takePage(sent, { limit, cursorOf: ({ _id }) => _id });
  return { data: page, nextCursor };
}

export function deleteSent(
  platform: Platform,
  { viewer, notificationId }: { viewer: Viewer; notificationId: string },
): Promise<void> {
  return inUnitOfWork(platform, async (work) => {
    const sent = await queries.deleteEvent(work.db, notificationId);
    if (!sent) throw new AppError('NOT_FOUND', notificationsTexts.gone);
    await work.happened(notificationDeleted, { viewer, ...sent });
  });
}
