import { imageUrl } from '@one-dream/contract/images.ts';
import { type Language, languages, sourceLanguage } from '@one-dream/contract/languages.ts';
import type { PushMessage } from '../../platform/push/push.ts';
import type { NotificationRow } from './notifications.presenters.ts';

/** Browsers per person. */
export const maxDevices = 10;

/** How long a push service keeps a notification for a browser that is offline. */
const lifetimeSeconds = 24 * 60 * 60;
/** Notifications older than this are not pushed: the queue was restored, or retried by hand. Milliseconds. */
const newsMs = 48 * 60 * 60 * 1000;

// Push services take 4,096 bytes, of which encryption needs about 100. A character has up to 4 bytes.
const longestBody = 300;
const longestLinkBytes = 1024;
/** The width that phones show. */
const imageWidth = 960;

export type PushRow = Omit<NotificationRow, 'recipient_email'>;

/** A notification as the service worker gets it. */
export interface PushContent {
  id: string;
  title: string;
  body: string;
  /** Language of title and body; empty where a person wrote them. */
  lang: string;
  /** Path of this site; empty when there is none. */
  image: string;
  /** As in the notification; empty leads to the alerts. */
  link: string;
  /** Milliseconds since 1970. */
  at: number;
}

export function isNews(
  { created_at }: Pick<PushRow, 'created_at'>,
  { now, ttlSeconds }: { now: Date; ttlSeconds?: number | undefined },
): boolean {
  const usefulMs = ttlSeconds === undefined ? newsMs : ttlSeconds * 1000;
  return now.getTime() - created_at.getTime() < usefulMs;
}

export function writePush(
  row: PushRow,
  {
    ttlSeconds = lifetimeSeconds,
    language = sourceLanguage,
  }: { ttlSeconds?: number | undefined; language?: Language } = {},
): PushMessage & { content: PushContent } {
  const { id, title, description, image, link, type } = row;
  return {
    content: {
      id,
      title,
      body: shorten(description),
      lang: row.said ? languages[language].tag : '',
      image: image && imageUrl(image, imageWidth),
      link: Buffer.byteLength(link) > longestLinkBytes ? '' : link,
      at: row.created_at.getTime(),
    },
    ttlSeconds,
    // Slots, starts and rooms wake a phone that saves its battery.
    urgency: type === 'event' ? 'high' : 'normal',
    topic: id.replaceAll('-', ''),
  };
}

function shorten(text: string): string {
  const characters = [...text];
  if (characters.length <= longestBody) return text;
  return `${characters.slice(0, longestBody - 1).join('')}…`;
}
