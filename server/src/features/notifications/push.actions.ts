import type { pushSubscription } from '@one-dream/contract/features/notifications/notifications.push.ts';
import * as z from 'zod/mini';
import type { Session } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError, invalidField } from '../../errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Platform } from '../../platform/platform.ts';
import { deriveId, newId } from '../../platform/secrets.ts';
import { notificationsTexts } from './notifications.texts.ts';
import * as queries from './push.queries.ts';
import { maxDevices } from './push.rules.ts';

/** Payload: one notification for one browser. */
export interface PushMessage {
  notificationId: string;
  subscriptionId: string;
  /** After this time the push service discards it; a day if missing. */
  ttlSeconds?: number | undefined;
}

/** Payload: one page of the browsers that get a notification for everybody. */
export interface Broadcast {
  notificationId: string;
  /** The last subscription of the previous page. */
  after?: string | undefined;
}

/** Sends one page of a broadcast, and enqueues the next. */
export const broadcastJob = defineJob({
  name: 'push-broadcast',
  schema: z.object({ notificationId: z.string(), after: z.optional(z.string()) }),
  // Encryption is CPU-bound: visitors whom a broadcast brings to the site are served beside it.
  concurrency: 1,
  expireInSeconds: 600,
});
export const pushJob = defineJob({
  name: 'push',
  schema: z.object({
    notificationId: z.string(),
    subscriptionId: z.string(),
    ttlSeconds: z.optional(z.number()),
  }),
});

export async function getDevice(
  { db, push }: Platform,
  { tokenHash }: Session,
): Promise<{ publicKey: string; isOn: boolean }> {
  return { publicKey: push.publicKey, isOn: await queries.hasSubscription(db, tokenHash) };
}

/** Subscribes the session's browser to its user's notifications, until the session ends. */
export async function subscribeDevice(
  { db, push, logger, now }: Platform,
  { session, address }: { session: Session; address: z.output<typeof pushSubscription> },
): Promise<void> {
  const { endpoint, keys } = address;
  if (!push.takes(address)) {
    logger.info({ service: new URL(endpoint).host }, 'a push service that is not known');
    throw invalidField('endpoint', notificationsTexts.pushUnknown);
  }
  await inTransaction(db, async (trx) => {
    if (!(await queries.lockSession(trx, session.tokenHash)))
      throw new AppError('NOT_SIGNED_IN', commonTexts.sessionEnded);
    const isTaken = await queries.replaceSubscription(trx, {
      id: newId(),
      sessionHash: session.tokenHash,
      endpoint,
      ...keys,
      now: now(),
    });
    if (!isTaken) throw new AppError('CONFLICT', notificationsTexts.otherBrowser);
    await queries.deleteOldest(trx, session.viewer.id, maxDevices);
  });
}

export async function unsubscribeDevice({ db }: Platform, { tokenHash }: Session): Promise<void> {
  await queries.deleteOfSession(db, tokenHash);
}

/** Enqueues a job for each browser of the recipients; idempotent. */
export async function pushToUsers(
  { jobs }: Platform,
  db: Db,
  written: readonly { userId: string; notificationId: string; ttlSeconds?: number | undefined }[],
): Promise<void> {
  const browsers = await queries.listOfUsers(db, [...new Set(written.map(({ userId }) => userId))]);
  const ofUser = Map.groupBy(browsers, ({ user_id }) => user_id);
  const pushes = written.flatMap(({ userId, notificationId, ttlSeconds }) =>
    (ofUser.get(userId) ?? []).map(({ id }) =>
      toJob({ notificationId, subscriptionId: id, ttlSeconds }),
    ),
  );
  await jobs.enqueueMany(db, pushJob, pushes);
}

/** As `pushToUsers`, for a notification to everybody. */
export function pushToEveryone({ jobs }: Platform, db: Db, broadcast: Broadcast): Promise<void> {
  return jobs.enqueue(db, broadcastJob, broadcast);
}

/** The job of a notification for a browser; its id makes it unique. */
export function toJob(data: PushMessage): { id: string; data: PushMessage } {
  return { id: deriveId(data.notificationId, `push ${data.subscriptionId}`), data };
}
