import { timingSafeEqual } from 'node:crypto';
import type {
  ChosenPreferences,
  Preferences,
} from '@one-dream/contract/features/notifications/notifications.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { AppError } from '../../errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import { siteKey } from '../../platform/database/site-keys.queries.ts';
import type { Platform } from '../../platform/platform.ts';
import { signContent } from '../../platform/secrets.ts';
import { notificationsTexts } from './notifications.texts.ts';
import * as queries from './preferences.queries.ts';

export function getPreferences(
  { db }: Platform,
  viewer: Viewer,
): Promise<{ data: Preferences; isChosen: boolean }> {
  return queries.findPreferences(db, viewer.id);
}

export async function savePreferences(
  { db }: Platform,
  { viewer, chosen }: { viewer: Viewer; chosen: ChosenPreferences },
): Promise<Preferences> {
  await queries.savePreferences(db, { userId: viewer.id, chosen });
  return (await queries.findPreferences(db, viewer.id)).data;
}

/** Makes the token of the link in an optional mail: good for ending such mail, for this user, and nothing else. */
export async function makeUnsubscribeToken(db: Db, userId: string): Promise<string> {
  const key = await siteKey(db, 'unsubscribe');
  return `${userId}.${signContent(key, userId)}`;
}

/** @throws AppError TOKEN_INVALID */
export async function unsubscribe({ db }: Platform, { token }: { token: string }): Promise<void> {
  const [userId = ''] = token.split('.');
  const expected = Buffer.from(await makeUnsubscribeToken(db, userId));
  const given = Buffer.from(token);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  if (!isOurs || !(await queries.endMail(db, userId))) {
    throw new AppError('TOKEN_INVALID', notificationsTexts.linkIncomplete);
  }
}
