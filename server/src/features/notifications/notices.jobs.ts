import * as calls from '@one-dream/contract/features/notifications/notifications.ts';
import { type Language, spokenTo } from '@one-dream/contract/languages.ts';
import { type NoticeKind, rowOf } from '@one-dream/contract/notices.ts';
import { pathTo } from '@one-dream/contract/pages.ts';
import { asWritten, type Translatable } from '@one-dream/contract/texts.ts';
import { translateTo } from '@one-dream/contract/translate.ts';
import { escapeMarkdown } from '../../platform/discord/markdown.ts';
import { mustMailWait, sendMail } from '../../platform/mail/send-mail.ts';
import type { Outcome } from '../../platform/outcome.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordMailOutcome } from '../mail-delivery/mail-refusals.actions.ts';
import { noticeButtonTexts } from './notice-buttons.texts.ts';
import { noticeMailTexts as texts } from './notice-mails.texts.ts';
import * as notices from './notices.actions.ts';
import { rowOfNotice, withoutLinks } from './notices.rules.ts';
import { wordsOf } from './notifications.presenters.ts';
import { findNotification, markHeld, markMailed } from './notifications.queries.ts';
import { makeUnsubscribeToken } from './preferences.actions.ts';
import { listReach } from './preferences.queries.ts';
import { isNews } from './push.rules.ts';

/** Discord's code for a user who takes no messages from the bot. */
const takesNoMessages = 50007;

export function handleNotices(platform: Platform): void {
  const { jobs } = platform;
  jobs.handle(notices.deliveryJob, (delivery) => notices.deliver(platform, [delivery]));
  jobs.handle(notices.deliveriesJob, ({ deliveries }) => notices.deliver(platform, deliveries));
  jobs.handle(notices.noticeMailJob, (message) => mailNotice(platform, message));
  jobs.handle(notices.eveningMailJob, (evening) => mailEvening(platform, evening));
  jobs.handle(notices.noticeDiscordJob, (message, { id }) =>
    sendNotice(platform, { ...message, nonce: id }),
  );
}

/** Finds the reader of a notice; undefined if it is out of date by now, or its reader is gone. */
async function findReader(
  platform: Platform,
  { userId, notice, notificationId }: notices.NoticeMessage,
) {
  if (notificationId) {
    const told = await findNotification(platform.db, notificationId);
    const ttlSeconds = rowOfNotice(notice).pushSeconds;
    if (!told || !isNews(told, { now: platform.now(), ttlSeconds })) return undefined;
  }
  const [reader] = await listReach(platform.db, {
    userIds: [userId],
    topic: rowOfNotice(notice).topic,
    now: platform.now(),
  });
  return reader;
}

async function mailNotice(platform: Platform, message: notices.NoticeMessage): Promise<Outcome> {
  const { publicUrl } = platform;
  const reader = await findReader(platform, message);
  // Unsubscribed or deleted since, or too late.
  if (!reader?.mail) return { kind: 'ok' };
  const { notice, userId, notificationId } = message;
  if ('kind' in notice && notificationId && (await mustMailWait(platform))) {
    await markHeld(platform.db, notificationId);
    return notices.waitForTomorrow(platform, userId);
  }
  const language = spokenTo(reader.language);
  const plainly = (text: Translatable) => asWritten(withoutLinks(translateTo(language, text)));
  const description = plainly(notice.description);
  const way = await unsubscribing(platform, userId);
  const waiting = await findNews(platform, { userId, until: platform.now(), language });
  const outcome = await sendMail(platform, {
    to: reader.email,
    language,
    write: () => ({
      name: reader.name,
      ...pictureOf(notice.mark),
      title: plainly(notice.title),
      preview: description,
      lead: [description],
      action: {
        label: noticeButtonTexts[rowOfNotice(notice).button],
        url: publicUrl + notice.link,
      },
      ...(waiting.news.length > 0 && { also: texts.also, news: waiting.news }),
      small: way.ending,
    }),
    headers: way.headers,
  });
  const ids = [...waiting.ids, ...(notificationId ? [notificationId] : [])];
  return noteSent(platform, { email: reader.email, ids, outcome });
}

/** Drawn crests and maps are for browsers only. */
function pictureOf(mark: calls.NoticeMark | undefined) {
  return mark?.image ? { picture: { path: mark.image, isWide: mark.of === 'event' } } : {};
}

/** Sends one mail with bundled notices; none if they were seen by now, or are no longer wanted. */
async function mailEvening(
  platform: Platform,
  evening: { userId: string; until: string },
): Promise<Outcome> {
  const { db, publicUrl, now } = platform;
  const { userId } = evening;
  const [reader] = await listReach(db, { userIds: [userId], topic: 'tournament', now: now() });
  if (!reader || reader.is_refused) return { kind: 'ok' };
  const language = spokenTo(reader.language);
  const until = new Date(evening.until);
  const { news, ids } = await findNews(platform, { userId, until, language });
  const [first] = news;
  if (!first || (await notices.postponeIfMailed(platform, evening))) return { kind: 'ok' };
  if (await mustMailWait(platform)) return notices.waitForTomorrow(platform, userId);
  const way = await unsubscribing(platform, userId);
  const more = news.length - 1;
  const outcome = await sendMail(platform, {
    to: reader.email,
    language,
    write: () => ({
      name: reader.name,
      title: more > 0 ? texts.andMore({ first: first.title, more }) : first.title,
      preview: texts.eveningPreview,
      news,
      action: { label: texts.openAlerts, url: publicUrl + pathTo('alerts') },
      after: [texts.eveningOnce],
      small: way.ending,
    }),
    headers: way.headers,
  });
  return noteSent(platform, { email: reader.email, ids, outcome });
}

/** Finds bundled notices that wait for a mail, as far as the reader wants mails about them. */
async function findNews(
  { db, publicUrl, now }: Platform,
  { userId, until, language }: { userId: string; until: Date; language: Language },
) {
  const rows = await notices.listWaiting(db, userId, until);
  const wanted = new Set<calls.NoticeTopic>();
  for (const topic of rows.length > 0 ? calls.noticeTopics : []) {
    const [reader] = await listReach(db, { userIds: [userId], topic, now: now() });
    if (reader?.mail) wanted.add(topic);
  }
  const own = rows.filter(({ kind }) => kind && wanted.has(rowOf(kind as NoticeKind).topic));
  const news = own.map((row) => {
    const { title, description } = wordsOf(row, language);
    return {
      title: asWritten(withoutLinks(title)),
      description: asWritten(withoutLinks(description)),
      url: publicUrl + row.link,
    };
  });
  return { news, ids: own.map(({ id }) => id) };
}

/** Marks notices as mailed, so that no other mail repeats them. */
async function noteSent(
  platform: Platform,
  { email, ids, outcome }: { email: string; ids: readonly string[]; outcome: Outcome },
): Promise<Outcome> {
  if (outcome.kind === 'ok') await markMailed(platform.db, ids, platform.now());
  return recordMailOutcome(platform, { email, outcome });
}

/** Unsubscribe links: a page, and the mail program's one click (RFC 8058). */
async function unsubscribing({ db, publicUrl }: Platform, userId: string) {
  const url = `${publicUrl}${pathTo('unsubscribe')}?token=${await makeUnsubscribeToken(db, userId)}`;
  const headers = {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { headers, ending: { lead: texts.whyYou, label: texts.stop, url } };
}

async function sendNotice(
  platform: Platform,
  { nonce, ...message }: notices.NoticeMessage & { nonce: string },
): Promise<Outcome> {
  const { discord, logger, publicUrl } = platform;
  const reader = await findReader(platform, message);
  if (!discord?.hasBot || !reader?.discord || !reader.discord_id) return { kind: 'ok' };
  const { title, description, link } = message.notice;
  const translate = (text: Translatable) =>
    escapeMarkdown(translateTo(spokenTo(reader.language), text));
  const content = `**${translate(title)}**\n${translate(description)}\n<${publicUrl}${link}>`;
  const outcome = await discord.sendDirectMessage({ userId: reader.discord_id, content, nonce });
  if (outcome.kind !== 'refused' || outcome.code !== takesNoMessages) return outcome;
  // The player has closed their direct messages.
  logger.info({ job: nonce }, 'a player takes no messages from the Discord bot');
  await notices.mailInstead(platform, { reader, message });
  return { kind: 'ok' };
}
