import { type NoticeTopic, noticeTopics } from '@one-dream/contract/features/notifications.ts';
import { spokenTo } from '@one-dream/contract/languages.ts';
import { type NoticeKind, rowOf } from '@one-dream/contract/notices.ts';
import { pathTo } from '@one-dream/contract/pages.ts';
import { sayIn } from '@one-dream/contract/say.ts';
import { asWritten, type Said } from '@one-dream/contract/texts.ts';
import { escapeMarkdown } from '../../platform/discord/markdown.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { Outcome } from '../../platform/outcome.ts';
import type { Platform } from '../../platform/platform.ts';
import { noteMailOutcome } from '../mail-delivery/mail-refusals.actions.ts';
import { noticeButtonTexts } from './notice-buttons.texts.ts';
import { noticeMailTexts as texts } from './notice-mails.texts.ts';
import {
  deliver,
  deliveriesJob,
  deliveryJob,
  eveningMailJob,
  listForEvening,
  type NoticeMessage,
  noticeDiscordJob,
  noticeMailJob,
} from './notices.actions.ts';
import { travelOf, withoutLinks } from './notices.rules.ts';
import { wordsOf } from './notifications.presenters.ts';
import { makeUnsubscribeToken } from './preferences.actions.ts';
import { listReach, type ReachRow } from './preferences.queries.ts';

/** Discord's number for a person who takes no messages from the bot. */
const takesNoMessages = 50007;

export function handleNotices(platform: Platform): void {
  const { jobs } = platform;
  jobs.handle(deliveryJob, (delivery) => deliver(platform, [delivery]));
  jobs.handle(deliveriesJob, ({ deliveries }) => deliver(platform, deliveries));
  jobs.handle(noticeMailJob, (message) => mailNotice(platform, message));
  jobs.handle(eveningMailJob, (evening) => mailEvening(platform, evening));
  jobs.handle(noticeDiscordJob, (message, { id }) =>
    sendNotice(platform, { ...message, nonce: id }),
  );
}

async function findReader(platform: Platform, { userId, notice }: NoticeMessage) {
  const [reader] = await listReach(platform.db, {
    userIds: [userId],
    topic: travelOf(notice).topic,
  });
  return reader;
}

async function mailNotice(platform: Platform, message: NoticeMessage): Promise<Outcome> {
  const { publicUrl } = platform;
  const reader = await findReader(platform, message);
  // Unsubscribed or gone since.
  if (!reader?.mail) return { kind: 'ok' };
  const { notice } = message;
  const language = spokenTo(reader.language);
  const plainly = (said: Said) => asWritten(withoutLinks(sayIn(language, said)));
  const description = plainly(notice.description);
  const way = await unsubscribing(platform, message.userId);
  const outcome = await sendMail(platform, {
    to: reader.email,
    language,
    write: () => ({
      name: reader.name,
      title: plainly(notice.title),
      preview: description,
      lead: [description],
      action: {
        label: noticeButtonTexts[travelOf(notice).button],
        url: publicUrl + notice.link,
      },
      small: way.ending,
    }),
    headers: way.headers,
  });
  return noteMailOutcome(platform, { email: reader.email, outcome });
}

/** One mail for all that was only nice to know; none where it was seen by now, or is not wanted any more. */
async function mailEvening(
  platform: Platform,
  evening: { userId: string; until: string },
): Promise<Outcome> {
  const { db, publicUrl } = platform;
  const { userId } = evening;
  const rows = await listForEvening(db, evening);
  const readers = new Map<NoticeTopic, ReachRow | undefined>();
  for (const topic of noticeTopics)
    readers.set(topic, (await listReach(db, { userIds: [userId], topic }))[0]);
  const wanted = rows.filter(
    ({ kind }) => kind && readers.get(rowOf(kind as NoticeKind).topic)?.mail,
  );
  const [reader] = readers.values();
  if (!reader || reader.is_refused) return { kind: 'ok' };
  const way = await unsubscribing(platform, userId);
  const language = spokenTo(reader.language);
  const news = wanted.map((row) => {
    const { title, description } = wordsOf(row, language);
    return {
      title: asWritten(withoutLinks(title)),
      description: asWritten(withoutLinks(description)),
      url: publicUrl + row.link,
    };
  });
  const [first] = news;
  if (!first) return { kind: 'ok' };
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
  return noteMailOutcome(platform, { email: reader.email, outcome });
}

/** Where a reader ends such mail: a page, and one click in the mail program without it (RFC 8058). */
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
  { nonce, ...message }: NoticeMessage & { nonce: string },
): Promise<Outcome> {
  const { discord, logger, publicUrl } = platform;
  const reader = await findReader(platform, message);
  if (!discord?.hasBot || !reader?.discord || !reader.discord_id) return { kind: 'ok' };
  const { title, description, link } = message.notice;
  const say = (said: Said) => escapeMarkdown(sayIn(spokenTo(reader.language), said));
  const content = `**${say(title)}**\n${say(description)}\n<${publicUrl}${link}>`;
  const outcome = await discord.sendDirectMessage({ userId: reader.discord_id, content, nonce });
  if (outcome.kind !== 'refused' || outcome.code !== takesNoMessages) return outcome;
  // Their choice in Discord; nothing that anybody here could mend.
  logger.info({ job: nonce }, 'a player takes no messages from the Discord bot');
  return { kind: 'ok' };
}
