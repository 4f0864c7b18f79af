import { spokenTo } from '@one-dream/contract/languages.ts';
import type { Outcome } from '../../platform/outcome.ts';
import type { Platform } from '../../platform/platform.ts';
import { deriveId } from '../../platform/secrets.ts';
import { semaphore } from '../../platform/semaphore.ts';
import { isSessionOver } from '../auth/auth.rules.ts';
import { wordsOf } from './notifications.presenters.ts';
import { type Broadcast, broadcastJob, type PushMessage, pushJob, toJob } from './push.actions.ts';
import * as queries from './push.queries.ts';
import { isNews, writePush } from './push.rules.ts';

/** Browsers that one job of a broadcast sends to, and how many at once. */
const broadcastPage = { browsers: 100, atOnce: 5 };

/** Answers of a push service for a subscription that is gone. */
const goneStatuses: readonly (number | undefined)[] = [404, 410];

export function handlePushes(platform: Platform): void {
  const { jobs } = platform;
  jobs.handle(pushJob, (message) => sendPush(platform, message));
  jobs.handle(broadcastJob, (broadcast) => sendPage(platform, broadcast));
}

async function sendPush(platform: Platform, message: PushMessage): Promise<Outcome> {
  const { notificationId, subscriptionId, ttlSeconds } = message;
  const ids = { notificationId, subscriptionIds: [subscriptionId] };
  const [row] = await queries.listMessages(platform.db, ids);
  return row ? sendRow(platform, { row, ttlSeconds }) : { kind: 'ok' };
}

/**
 * Sends one page of a broadcast. A push that fails at first becomes a job of its own and holds up no one else. Sent
 * again after a crash, a page changes nothing that a browser shows.
 */
async function sendPage(platform: Platform, { notificationId, after }: Broadcast): Promise<void> {
  const { db, jobs } = platform;
  const subscriptionIds = await queries.listIds(db, after, broadcastPage.browsers);
  const last = subscriptionIds.at(-1);
  if (last === undefined) return;
  const next = {
    id: deriveId(notificationId, `after ${last}`),
    data: { notificationId, after: last },
  };
  await jobs.enqueueMany(db, broadcastJob, [next]);

  const rows = await queries.listMessages(db, { notificationId, subscriptionIds });
  const inTurn = semaphore(broadcastPage.atOnce);
  const sent = await Promise.all(
    rows.map((row) =>
      inTurn(async () => ({ id: row.subscription_id, outcome: await sendRow(platform, { row }) })),
    ),
  );
  const left = sent.flatMap(({ id, outcome }) => {
    if (outcome.kind === 'ok') return [];
    const waitMs = outcome.kind === 'away' ? outcome.retryAfterMs : undefined;
    return [{ ...toJob({ notificationId, subscriptionId: id }), waitMs }];
  });
  await jobs.enqueueMany(db, pushJob, left);
}

async function sendRow(
  { db, push, logger, now }: Platform,
  { row, ttlSeconds }: { row: queries.MessageRow; ttlSeconds?: number | undefined },
): Promise<Outcome> {
  if (isSessionOver(row, now()) || !isNews(row, { now: now(), ttlSeconds })) return { kind: 'ok' };
  const { subscription_id: id, endpoint, p256dh, auth } = row;
  const language = spokenTo(row.language);
  const words = wordsOf(row, language);
  const outcome = await push.send(
    { endpoint, keys: { p256dh, auth } },
    writePush({ ...row, ...words }, { ttlSeconds, language }),
  );
  if (outcome.kind !== 'refused' || !goneStatuses.includes(outcome.code)) return outcome;
  await queries.deleteGone(db, { id, endpoint });
  logger.info({ subscription: id }, 'a browser shows notifications no more');
  return { kind: 'ok' };
}
