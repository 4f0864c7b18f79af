import { sql } from 'kysely';
import type { Db, RowOf } from '../../platform/database/schema.ts';

export async function hasSubscription(db: Db, sessionHash: Uint8Array): Promise<boolean> {
  const row = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('session_hash', '=', sessionHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks the session against ending, and its user against subscribing elsewhere. @returns whether it still exists */
export async function lockSession(db: Db, sessionHash: Uint8Array): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('users.id')
    .where('sessions.token_hash', '=', sessionHash)
    .forNoKeyUpdate('users')
    .forKeyShare('sessions')
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewSubscription {
  id: string;
  sessionHash: Uint8Array;
  endpoint: string;
  p256dh: string;
  auth: string;
  now: Date;
}

/**
 * Makes a subscription the session's only one. The same browser may have had a session of another user; the same keys
 * prove that it is the same browser. @returns false when the endpoint belongs to another browser
 */
export async function replaceSubscription(
  db: Db,
  { id, sessionHash, endpoint, p256dh, auth, now }: NewSubscription,
): Promise<boolean> {
  await db
    .deleteFrom('push_subscriptions')
    .where((eb) =>
      eb.or([
        eb.and([eb('session_hash', '=', sessionHash), eb('endpoint', '<>', endpoint)]),
        eb.and({ endpoint, p256dh, auth }).and('session_hash', '<>', sessionHash),
      ]),
    )
    .execute();
  const row = await db
    .insertInto('push_subscriptions')
    .values({ id, session_hash: sessionHash, endpoint, p256dh, auth, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('endpoint')
        .doUpdateSet({ p256dh, auth })
        .where('push_subscriptions.session_hash', '=', sessionHash),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps only the newest ones of a user. */
export async function deleteOldest(db: Db, userId: string, keep: number): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('push_subscriptions as own')
        .innerJoin('sessions', 'sessions.token_hash', 'own.session_hash')
        .select('own.id')
        .where('sessions.user_id', '=', userId)
        .orderBy('own.id', 'desc')
        .offset(keep),
    )
    .execute();
}

export async function deleteOfSession(db: Db, sessionHash: Uint8Array): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('session_hash', '=', sessionHash).execute();
}

/** Deletes one that is gone, unless the browser has named a new endpoint meanwhile. */
export async function deleteGone(
  db: Db,
  { id, endpoint }: { id: string; endpoint: string },
): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('id', '=', id)
    .where('endpoint', '=', endpoint)
    .execute();
}

export function listOfUsers(
  db: Db,
  userIds: readonly string[],
): Promise<{ id: string; user_id: string }[]> {
  if (userIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('push_subscriptions as subscription')
    .innerJoin('sessions', 'sessions.token_hash', 'subscription.session_hash')
    .select(['subscription.id', 'sessions.user_id'])
    .where('sessions.user_id', '=', sql<string>`any(${userIds}::uuid[])`)
    .execute();
}

export async function listIds(db: Db, after: string | undefined, limit: number): Promise<string[]> {
  let page = db.selectFrom('push_subscriptions').select('id').orderBy('id').limit(limit);
  if (after) page = page.where('id', '>', after);
  return (await page.execute()).map(({ id }) => id);
}

export type MessageRow = RowOf<typeof listMessages>;

/**
 * Reads a notification for those of these browsers that it goes to: it is addressed to their user, who has not seen it.
 */
export function listMessages(
  db: Db,
  asked: { notificationId: string; subscriptionIds: readonly string[] },
) {
  return db
    .selectFrom('push_subscriptions as subscription')
    .innerJoin('sessions', 'sessions.token_hash', 'subscription.session_hash')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('notifications as news', (join) =>
      join.on((eb) =>
        eb.or([
          eb('news.recipient_id', 'is', null),
          eb('news.recipient_id', '=', eb.ref('users.id')),
        ]),
      ),
    )
    .innerJoin('notification_events as event', 'event.id', 'news.event_id')
    .leftJoin('notification_receipts as receipt', (join) =>
      join
        .onRef('receipt.notification_id', '=', 'news.id')
        .onRef('receipt.user_id', '=', 'users.id'),
    )
    .select([
      'subscription.id as subscription_id',
      'news.id',
      'news.title',
      'news.description',
      'news.image',
      'news.type',
      'news.link',
      'news.created_at',
      'event.said',
      'users.language',
      'subscription.endpoint',
      'subscription.p256dh',
      'subscription.auth',
      'users.role',
      'sessions.last_seen_at',
      'sessions.expires_at',
    ])
    .where('subscription.id', 'in', asked.subscriptionIds)
    .where('news.id', '=', asked.notificationId)
    .where('receipt.user_id', 'is', null)
    .execute();
}
