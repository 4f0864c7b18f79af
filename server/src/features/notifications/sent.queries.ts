import type { NotificationType } from '@one-dream/contract/features/notifications/notifications.ts';
import { type Insertable, sql } from 'kysely';
import type { Database, Db } from '../../platform/database/schema.ts';

/** Skips an existing row. */
export async function insertEvent(
  db: Db,
  event: Insertable<Database['notification_events']>,
): Promise<void> {
  await db
    .insertInto('notification_events')
    .values(event)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export interface SentPage {
  before?: string | undefined;
  limit: number;
  id?: string;
  /** A part of the title, ignoring case. */
  search?: string | undefined;
  isByStaff?: boolean | undefined;
  type?: NotificationType | undefined;
}

/**
 * Lists sent notifications, newest first, with the first recipient of each, and how many there are and saw it. Those
 * without recipients, whose accounts were deleted, are left out.
 */
export function listSent(db: Db, { before, limit, id, search, isByStaff, type }: SentPage) {
  let page = db
    .selectFrom('notification_events')
    .selectAll()
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('notifications')
          .select('notifications.id')
          .whereRef('notifications.event_id', '=', 'notification_events.id'),
      ),
    )
    .orderBy('id', 'desc')
    .limit(limit);
  if (before) page = page.where('id', '<', before);
  if (id) page = page.where('id', '=', id);
  if (isByStaff !== undefined) page = page.where('is_by_staff', '=', isByStaff);
  if (type) page = page.where('type', '=', type);
  if (search) page = page.where(sql<boolean>`strpos(lower(title), lower(${search})) > 0`);
  return db
    .selectFrom(page.as('event'))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('notifications')
          .leftJoin('users', 'users.id', 'notifications.recipient_id')
          .whereRef('notifications.event_id', '=', 'event.id')
          .select([
            'notifications.description',
            'notifications.image',
            'notifications.link',
            'users.email as recipient_email',
            'users.name as recipient_name',
            sql<boolean>`recipient_id is null`.as('is_for_everyone'),
          ])
          .orderBy('notifications.id')
          .limit(1)
          .as('first'),
      (join) => join.onTrue(),
    )
    .select([
      'event.id',
      'event.title',
      'event.said',
      'event.type',
      'event.is_by_staff',
      'event.audience',
      'event.planned_for',
      'event.created_at',
      'first.description',
      'first.image',
      'first.link',
      'first.recipient_email',
      'first.recipient_name',
      'first.is_for_everyone',
      sql<string | null>`(
        select tournaments.title from tournaments
        where first.link ~ '^/tournament/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' and tournaments.id = substr(first.link, 13)::uuid
      )`.as('link_title'),
      sql<number>`(select count(*)::int from notifications where event_id = event.id)`.as(
        'reached_count',
      ),
      sql<number>`(
        select count(*)::int from notifications told
        join notification_receipts receipt on receipt.notification_id = told.id and receipt.seen_at is not null
        where told.event_id = event.id
      )`.as('seen_count'),
    ])
    .orderBy('event.id', 'desc')
    .execute();
}

/**
 * Deletes a sent notification from the lists of everybody it reached.
 * @returns its recipient (null: everyone), undefined when there was none
 */
export async function deleteEvent(
  db: Db,
  id: string,
): Promise<{ title: string; recipientIds: string[] | null } | undefined> {
  const recipients = await db
    .selectFrom('notifications')
    .select('recipient_id')
    .where('event_id', '=', id)
    .execute();
  const event = await db
    .deleteFrom('notification_events')
    .where('id', '=', id)
    .returning('title')
    .executeTakeFirst();
  if (!event) return undefined;
  const ids = recipients.map((row) => row.recipient_id);
  return {
    title: event.title,
    recipientIds: ids.includes(null) ? null : ids.filter((id) => id !== null),
  };
}
