import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import { anyIdHaving } from '../../platform/database/text-search.queries.ts';
import type { NotificationRow } from './notifications.rules.ts';

const contentColumns = [
  'notifications.id',
  'notifications.title',
  'notifications.description',
  'notifications.image',
  'notifications.type',
  'notifications.link',
  'notifications.created_at',
] as const;

export interface NewNotification {
  id: string;
  title: string;
  description: string;
  image: string;
  type: NotificationRow['type'];
  link: string;
  /** null: everyone. */
  recipientId: string | null;
  now: Date;
}

/** Leaves alone what is there already. */
export async function insertNotifications(
  db: Db,
  notifications: readonly NewNotification[],
): Promise<void> {
  if (notifications.length === 0) return;
  await db
    .insertInto('notifications')
    .values(
      notifications.map(({ recipientId, now, ...content }) => ({
        ...content,
        recipient_id: recipientId,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

// Two index scans, each in order and cut off, instead of one filter over everything: an `or` over recipients
// would walk the whole table.
function selectAddressed(db: Db, { userId, before, limit }: ReadersPage) {
  const scan = (recipient: 'mine' | 'everyone') => {
    let query = db
      .selectFrom('notifications')
      .leftJoin('notification_receipts as receipt', (join) =>
        join
          .onRef('receipt.notification_id', '=', 'notifications.id')
          .on('receipt.user_id', '=', userId),
      )
      .select([...contentColumns, 'notifications.recipient_id', 'receipt.seen_at'])
      .where('receipt.deleted_at', 'is', null)
      .where(
        'notifications.recipient_id',
        recipient === 'mine' ? '=' : 'is',
        recipient === 'mine' ? userId : null,
      )
      .orderBy('notifications.id', 'desc')
      .limit(limit);
    if (before) query = query.where('notifications.id', '<', before);
    return query;
  };
  // Each scan in a select of its own: a union takes no branch that is ordered or cut off.
  return db.selectFrom(
    db
      .selectFrom(scan('mine').as('mine'))
      .selectAll()
      .unionAll(db.selectFrom(scan('everyone').as('everyone')).selectAll())
      .as('addressed'),
  );
}

export interface ReadersPage {
  userId: string;
  before?: string | undefined;
  limit: number;
}

/** Addressed to the user or to everyone and not deleted by them, newest first. */
export function listNotifications(
  db: Db,
  page: ReadersPage,
): Promise<(NotificationRow & { seen_at: Date | null })[]> {
  return selectAddressed(db, page)
    .leftJoin('users', 'users.id', 'addressed.recipient_id')
    .select([
      'addressed.id',
      'addressed.title',
      'addressed.description',
      'addressed.image',
      'addressed.type',
      'addressed.link',
      'addressed.created_at',
      'addressed.seen_at',
      'users.email as recipient_email',
    ])
    .orderBy('addressed.id', 'desc')
    .limit(page.limit)
    .execute();
}

/** How many of all the user has not seen; counting stops at `cap`. */
export async function countUnseen(
  db: Db,
  { userId, cap }: { userId: string; cap: number },
): Promise<number> {
  const unseen = (recipient: 'mine' | 'everyone') =>
    db
      .selectFrom('notifications')
      .leftJoin('notification_receipts as receipt', (join) =>
        join
          .onRef('receipt.notification_id', '=', 'notifications.id')
          .on('receipt.user_id', '=', userId),
      )
      .select('notifications.id')
      .where('receipt.deleted_at', 'is', null)
      .where('receipt.seen_at', 'is', null)
      .where(
        'notifications.recipient_id',
        recipient === 'mine' ? '=' : 'is',
        recipient === 'mine' ? userId : null,
      )
      .limit(cap);
  const row = await db
    .selectFrom(
      db
        .selectFrom(unseen('mine').as('mine'))
        .selectAll()
        .unionAll(db.selectFrom(unseen('everyone').as('everyone')).selectAll())
        .as('unseen'),
    )
    .select(sql<number>`least(count(*), ${cap})::int`.as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/**
 * Notes that the user saw or deleted a notification that is addressed to them. Saying it twice changes nothing.
 * @returns whether there is such a notification
 */
export async function upsertReceipt(
  db: Db,
  {
    notificationId,
    userId,
    now,
    isDeleted,
  }: { notificationId: string; userId: string; now: Date; isDeleted: boolean },
): Promise<boolean> {
  const deletedAt = isDeleted ? now : null;
  const row = await db
    .insertInto('notification_receipts')
    .columns(['notification_id', 'user_id', 'seen_at', 'deleted_at'])
    .expression((eb) =>
      eb
        .selectFrom('notifications')
        .select([
          'notifications.id',
          sql<string>`${userId}::uuid`.as('user_id'),
          sql<Date>`${now}::timestamptz`.as('seen_at'),
          sql<Date | null>`${deletedAt}::timestamptz`.as('deleted_at'),
        ])
        .where('notifications.id', '=', notificationId)
        .where((where) =>
          where.or([where('recipient_id', 'is', null), where('recipient_id', '=', userId)]),
        ),
    )
    .onConflict((conflict) =>
      conflict.columns(['notification_id', 'user_id']).doUpdateSet({
        seen_at: sql`coalesce(notification_receipts.seen_at, excluded.seen_at)`,
        deleted_at: sql`coalesce(notification_receipts.deleted_at, excluded.deleted_at)`,
      }),
    )
    .returning('notification_id')
    .executeTakeFirst();
  return row !== undefined;
}

export type SentRow = NotificationRow & { seen_count: number; is_for_everyone: boolean };

/** Newest first, with how many users saw it. */
export function listSent(
  db: Db,
  { before, limit, id }: { before?: string | undefined; limit: number; id?: string },
): Promise<SentRow[]> {
  let page = db
    .selectFrom('notifications')
    .select([...contentColumns, 'notifications.recipient_id'])
    .orderBy('notifications.id', 'desc')
    .limit(limit);
  if (before) page = page.where('notifications.id', '<', before);
  if (id) page = page.where('notifications.id', '=', id);
  return db
    .selectFrom(page.as('page'))
    .leftJoin('users', 'users.id', 'page.recipient_id')
    .select([
      'page.id',
      'page.title',
      'page.description',
      'page.image',
      'page.type',
      'page.link',
      'page.created_at',
      'users.email as recipient_email',
      sql<number>`(
        select count(*)::int from notification_receipts receipt
        where receipt.notification_id = page.id and receipt.seen_at is not null
      )`.as('seen_count'),
      sql<boolean>`page.recipient_id is null`.as('is_for_everyone'),
    ])
    .orderBy('page.id', 'desc')
    .execute();
}

/** @returns whom it was addressed to (null: everyone), undefined when there was none */
export function deleteNotification(
  db: Db,
  id: string,
): Promise<{ title: string; recipient_id: string | null } | undefined> {
  return db
    .deleteFrom('notifications')
    .where('id', '=', id)
    .returning(['title', 'recipient_id'])
    .executeTakeFirst();
}

export function findRecipient(db: Db, email: string): Promise<{ id: string } | undefined> {
  return db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
}

export interface RecipientRow {
  id: string;
  name: string;
  email: string;
  profile: string;
}

/** Users with `search` in their name or address, of many the newest; the newest of all when it is empty. */
export function listRecipients(
  db: Db,
  { search, limit }: { search: string; limit: number },
): Promise<RecipientRow[]> {
  const users = db.selectFrom('users').select(['id', 'name', 'email', 'profile']).limit(limit);
  if (!search) return users.orderBy('id', 'desc').execute();
  const having = (column: 'name' | 'email') =>
    anyIdHaving({ text: { table: 'users', column }, search, limit });
  return users
    .where((eb) => eb.or([eb('id', '=', having('name')), eb('id', '=', having('email'))]))
    .orderBy('name')
    .execute();
}

export async function countUsers(db: Db): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}
