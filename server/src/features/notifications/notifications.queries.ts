import type { Translatable } from '@one-dream/contract/texts.ts';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import { compiledQuery } from '../../platform/database/compiled-query.ts';
import { sendAhead } from '../../platform/database/pipelined-transactions.ts';
import type { Database, Db } from '../../platform/database/schema.ts';
import { anyIdHaving } from '../../platform/database/text-search.queries.ts';
import type { StoredNotice } from '../../platform/work/stored-notice.ts';
import type { NotificationRow, ReadersRow } from './notifications.presenters.ts';

export interface Shown {
  title: string;
  description: string;
  image: string;
  type: NotificationRow['type'];
  link: string;
}

/** Skips an existing row. */
export async function insertNotification(
  db: Db,
  notification: Insertable<Database['notifications']>,
): Promise<void> {
  await db
    .insertInto('notifications')
    .values(notification)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export function findNotification(db: Db, id: string) {
  return db
    .selectFrom('notifications')
    .select('created_at')
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A notice about one event, with its recipients. */
export interface NewNotice extends Omit<Shown, 'image'> {
  eventId: string;
  now: Date;
  said: StoredNotice;
  about: string | null;
  /** Its row in the table of notices. */
  kind: string | null;
  actorId: string | null;
  written: readonly { userId: string; notificationId: string }[];
}

/** Inserts many events of the site itself with their notifications, in one statement. Skips existing rows. */
export async function insertNotices(db: Db, notices: readonly NewNotice[]): Promise<void> {
  if (notices.length === 0) return;
  await sendAhead(
    db,
    sql`
    with notice as (
      select * from jsonb_to_recordset(${JSON.stringify(notices)}::jsonb) as notice ("eventId" uuid, type text,
        title text, description text, said jsonb, link text, about text, kind text, "actorId" uuid, written jsonb,
        now timestamptz)
    ), events as (
      insert into notification_events (id, title, said, type, is_by_staff, actor_id, about, created_at)
      select "eventId", title, said, type, false, "actorId", about, now from notice
      on conflict (id) do nothing
    )
    insert into notifications (id, image, type, title, description, link, recipient_id, event_id, created_at, kind)
    select "notificationId", '', type, title, description, link, "userId", "eventId", now, kind
    from notice, jsonb_to_recordset(written) as told ("userId" uuid, "notificationId" uuid)
    on conflict (id) do nothing`,
  );
}

export type EveningRow = Pick<NotificationRow, 'title' | 'description' | 'link' | 'said'> & {
  id: string;
  kind: string | null;
};

/** Lists notifications that a reader has neither seen nor been mailed. */
export function listUnmailed(
  db: Db,
  { userId, kinds, from, to }: { userId: string; kinds: readonly string[]; from: Date; to: Date },
): Promise<EveningRow[]> {
  return db
    .selectFrom('notifications as news')
    .leftJoin('notification_receipts as receipt', (join) =>
      join.onRef('receipt.notification_id', '=', 'news.id').on('receipt.user_id', '=', userId),
    )
    .innerJoin('notification_events as event', 'event.id', 'news.event_id')
    .select(['news.id', 'news.kind', 'news.title', 'news.description', 'news.link', 'event.said'])
    .where('news.recipient_id', '=', userId)
    .where((eb) => eb.or([eb('news.kind', 'in', kinds), eb('news.is_mail_held', '=', true)]))
    .where('news.created_at', '>=', from)
    .where('news.created_at', '<', to)
    .where('news.mailed_at', 'is', null)
    .where('receipt.user_id', 'is', null)
    .orderBy('news.id')
    .limit(20)
    .execute();
}

/** Marks a notice whose mail is held back: the next mail to its reader includes it. */
export async function markHeld(db: Db, id: string): Promise<void> {
  await db.updateTable('notifications').set({ is_mail_held: true }).where('id', '=', id).execute();
}

export async function markMailed(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ mailed_at: now })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** Whether a reader was mailed any notice in this period. */
export async function wasMailed(
  db: Db,
  { userId, from, to }: { userId: string; from: Date; to: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('notifications')
    .select('id')
    .where('recipient_id', '=', userId)
    .where('mailed_at', '>=', from)
    .where('mailed_at', '<', to)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertForRecipients(
  db: Db,
  {
    written,
    ...shared
  }: Shown & {
    eventId: string;
    now: Date;
    written: readonly { userId: string; notificationId: string }[];
  },
): Promise<void> {
  await sql`
    insert into notifications (id, image, type, title, description, link, recipient_id, event_id, created_at)
    select told.id, ${shared.image}, ${shared.type}, ${shared.title}, ${shared.description}, ${shared.link},
      told.recipient_id, ${shared.eventId}::uuid, ${shared.now}::timestamptz
    from unnest(${written.map((one) => one.notificationId)}::uuid[], ${written.map((one) => one.userId)}::uuid[])
      as told (id, recipient_id)`.execute(db);
}

/**
 * Appends a sentence, once, to notifications about something whose text matches a pattern.
 * @param naming a regular expression of PostgreSQL
 */
export async function appendToNotices(
  db: Db,
  added: {
    about: readonly string[];
    recipientIds: readonly string[];
    naming: string;
    text: Translatable;
    english: string;
    /** Key of the text that has both sentences. */
    both: string;
  },
): Promise<void> {
  const { about, recipientIds, naming, text, english, both } = added;
  if (recipientIds.length === 0) return;
  await sql`
    with told as (
      update notifications set description = description || ' ' || ${english}::text
      from notification_events event
      where event.id = event_id and event.about = any(${about}::text[]) and recipient_id = any(${recipientIds}::uuid[])
        and notifications.title || ' ' || description ~ ${naming} and strpos(description, ${english}) = 0
      returning event_id
    )
    update notification_events set said = jsonb_set(said, '{description}', jsonb_build_object('key', ${both}::text,
      'values', jsonb_build_object('told', said -> 'description', 'since', ${JSON.stringify(text)}::jsonb)))
    where id in (select event_id from told) and said is not null`.execute(db);
}

export interface ReadersPage {
  userId: string;
  before?: string | undefined;
  limit: number;
}

/**
 * Lists notifications addressed to the user or to everyone and not deleted by them, newest first, and counts all unseen
 * ones up to `cap`. One statement, planned once: lists are what signed-in people request most.
 */
export async function listNotifications(
  db: Db,
  { before, ...asked }: ReadersPage & { cap: number },
): Promise<{ rows: ReadersRow[]; unseen: number }> {
  const rows = await (before ? listNextPage(db, { ...asked, before }) : listFirstPage(db, asked));
  const unseen = rows[0]?.unseen ?? 0;
  // An empty list still has one row, with the count.
  return { rows: rows.filter(({ id }) => id !== null), unseen };
}

type PageRequest = ReadersPage & { cap: number };
const listFirstPage = compiledQuery<Omit<PageRequest, 'before'>, UnseenRow>(
  (_db, { userId, limit, cap }) => writeList({ userId, limit, cap }),
);
const listNextPage = compiledQuery<Required<PageRequest>, UnseenRow>((_db, request) =>
  writeList(request),
);

type UnseenRow = ReadersRow & { unseen: number };

function writeList({ userId, before, limit, cap }: PageRequest): RawBuilder<UnseenRow> {
  // Two index scans, each ordered and limited, instead of one filter over everything: an `or` over recipients would
  // walk the whole table.
  const scan = (recipient: RawBuilder<unknown>) => sql`
    select notifications.id, title, description, image, type, link, created_at, recipient_id, event_id, seen_at
    from notifications left join notification_receipts receipt
      on receipt.notification_id = notifications.id and receipt.user_id = ${userId}::uuid
    where deleted_at is null and recipient_id ${recipient}
      ${before ? sql`and notifications.id < ${before}::uuid` : sql``}
    order by notifications.id desc limit ${limit}`;
  // A receipt says that a notification addressed to the user was seen, so counting the others needs no look-up.
  return sql<UnseenRow>`
    with receipts as materialized (
      select count(*)::int as count from notification_receipts where user_id = ${userId}::uuid
    ), unseen as (
      select least(${cap}::int, (
        select count(*) from (
          select from notifications where recipient_id is null limit (select count + ${cap}::int from receipts)
        ) everyone
      ) + (
        select count(*) from (
          select from notifications where recipient_id = ${userId}::uuid limit (select count + ${cap}::int from receipts)
        ) mine
      ) - (select count from receipts))::int as count
    )
    select unseen.count as unseen, list.* from unseen left join (
      select addressed.*, event.actor_id, event.about, event.said,
        case when recipient_id is not null then (select email from users where id = ${userId}::uuid) end
          as recipient_email
      from (
        select * from (
          select * from (${scan(sql`= ${userId}::uuid`)}) mine
          union all select * from (${scan(sql`is null`)}) everyone
        ) addressed order by id desc limit ${limit}
      ) addressed join notification_events event on event.id = addressed.event_id
    ) list on true order by list.id desc`;
}

/**
 * Records that the user saw or deleted a notification addressed to them; idempotent.
 * @returns whether there is such a notification
 */
export async function upsertReceipt(
  db: Db,
  receipt: { notificationId: string; userId: string; now: Date; isDeleted: boolean },
): Promise<boolean> {
  const deletedAt = receipt.isDeleted ? receipt.now : null;
  const row = await db
    .insertInto('notification_receipts')
    .columns(['notification_id', 'user_id', 'seen_at', 'deleted_at'])
    .expression((eb) =>
      eb
        .selectFrom('notifications')
        .select([
          'notifications.id',
          sql<string>`${receipt.userId}::uuid`.as('user_id'),
          sql<Date>`${receipt.now}::timestamptz`.as('seen_at'),
          sql<Date | null>`${deletedAt}::timestamptz`.as('deleted_at'),
        ])
        .where('notifications.id', '=', receipt.notificationId)
        .where((where) =>
          where.or([where('recipient_id', 'is', null), where('recipient_id', '=', receipt.userId)]),
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

export function findRecipient(db: Db, email: string) {
  return db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
}

/** Lists users with `search` in their name or address, newest first; the newest of all when it is empty. */
export function listRecipients(db: Db, { search, limit }: { search: string; limit: number }) {
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
