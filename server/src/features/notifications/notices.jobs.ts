import { pathTo } from '@one-dream/contract/pages.ts';
import { escapeMarkdown } from '../../platform/discord/markdown.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { Outcome } from '../../platform/outcome.ts';
import type { Platform } from '../../platform/platform.ts';
import { noteMailOutcome } from '../mail-delivery/mail-refusals.actions.ts';
import {
  deliver,
  deliveriesJob,
  deliveryJob,
  type NoticeMessage,
  noticeDiscordJob,
  noticeMailJob,
} from './notices.actions.ts';
import { withoutLinks, writeNotice } from './notices.rules.ts';
import { makeUnsubscribeToken } from './preferences.actions.ts';
import { listReach } from './preferences.queries.ts';

/** Discord's number for a person who takes no messages from the bot. */
const takesNoMessages = 50007;

export function handleNotices(platform: Platform): void {
  const { jobs } = platform;
  jobs.handle(deliveryJob, (delivery) => deliver(platform, [delivery]));
  jobs.handle(deliveriesJob, ({ deliveries }) => deliver(platform, deliveries));
  jobs.handle(noticeMailJob, (message) => mailNotice(platform, message));
  jobs.handle(noticeDiscordJob, (message, { id }) =>
    sendNotice(platform, { ...message, nonce: id }),
  );
}

async function findReader(platform: Platform, { userId, notice }: NoticeMessage) {
  const [reader] = await listReach(platform.db, {
    userIds: [userId],
    topic: writeNotice(notice).topic,
  });
  return reader;
}

async function mailNotice(platform: Platform, message: NoticeMessage): Promise<Outcome> {
  const { db, publicUrl } = platform;
  const reader = await findReader(platform, message);
  // Unsubscribed or gone since.
  if (!reader?.mail) return { kind: 'ok' };
  const { title, description, link } = writeNotice(message.notice);
  const unsubscribeUrl = `${publicUrl}${pathTo('unsubscribe')}?token=${await makeUnsubscribeToken(db, message.userId)}`;
  const outcome = await sendMail(platform, {
    to: reader.email,
    template: 'notice',
    props: {
      name: reader.name,
      title: withoutLinks(title),
      description: withoutLinks(description),
      url: publicUrl + link,
      unsubscribeUrl,
    },
    // One click in the mail program, without the page (RFC 8058).
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
  return noteMailOutcome(platform, { email: reader.email, outcome });
}

async function sendNotice(
  platform: Platform,
  { nonce, ...message }: NoticeMessage & { nonce: string },
): Promise<Outcome> {
  const { discord, logger, publicUrl } = platform;
  const reader = await findReader(platform, message);
  if (!discord?.hasBot || !reader?.discord || !reader.discord_id) return { kind: 'ok' };
  const { title, description, link } = writeNotice(message.notice);
  const content = `**${escapeMarkdown(title)}**\n${escapeMarkdown(description)}\n<${publicUrl}${link}>`;
  const outcome = await discord.sendDirectMessage({ userId: reader.discord_id, content, nonce });
  if (outcome.kind !== 'refused' || outcome.code !== takesNoMessages) return outcome;
  // Their choice in Discord; nothing that anybody here could mend.
  logger.info({ job: nonce }, 'a player takes no messages from the Discord bot');
  return { kind: 'ok' };
}
