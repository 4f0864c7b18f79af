import type {
  Notification,
  NotificationType,
} from '@one-dream/contract/features/notifications/notifications.ts';
import { everyone } from '@one-dream/contract/features/notifications/notifications.values.ts';
import { type Language, sourceLanguage } from '@one-dream/contract/languages.ts';
import { englishOf, type Translatable, type Value } from '@one-dream/contract/texts.ts';
import { translateTo } from '@one-dream/contract/translate.ts';
import type { StoredNotice } from '../../platform/work/stored-notice.ts';

export interface NotificationRow {
  id: string;
  title: string;
  description: string;
  image: string;
  type: NotificationType;
  link: string;
  created_at: Date;
  /** Null for notifications by staff, or by a release that stored no keys. */
  said: StoredNotice | null;
  /** The recipient's address; null for everyone. */
  recipient_email: string | null;
}

export interface ReadersRow extends NotificationRow {
  seen_at: Date | null;
  /** The user who did or wrote what it is about. */
  actor_id: string | null;
  about: string | null;
}

/** Words of a notification in a language; as written without a key that this release knows. English is stored whole. */
export function wordsOf(
  { title, description, said }: Pick<NotificationRow, 'title' | 'description' | 'said'>,
  language: Language,
): { title: string; description: string } {
  if (!said || language === sourceLanguage || englishOf(said.title.key) === undefined)
    return { title, description };
  return {
    title: translateTo(language, said.title),
    description: translateTo(language, said.description),
  };
}

/** Presents the fields that readers and admins both see. */
export function presentContent(row: NotificationRow, language: Language) {
  return {
    _id: row.id,
    ...wordsOf(row, language),
    image: row.image,
    type: row.type,
    link: row.link,
    to: row.recipient_email ?? everyone,
    createdAt: row.created_at.toISOString(),
  };
}

/** Presents a notification to its reader, without its other recipients and who saw it. */
export function presentNotification({
  row,
  readerId,
  language,
}: {
  row: ReadersRow;
  readerId: string;
  language: Language;
}): Notification {
  return {
    ...presentContent(row, language),
    isSeen: row.seen_at === null ? [] : [readerId],
    deleteby: [],
    isOwn: row.actor_id === readerId,
    about: row.about ?? '',
    mark: row.said?.mark,
    event: eventOf(row.said),
  };
}

/** Notices name their event among the values of their texts, or of the texts within these. */
function eventOf(said: StoredNotice | null): string | undefined {
  return said ? (eventIn(said.description) ?? eventIn(said.title)) : undefined;
}

function eventIn({ values = {} }: Translatable): string | undefined {
  if (typeof values.event === 'string') return values.event;
  for (const value of Object.values(values)) {
    const event = isText(value) ? eventIn(value) : undefined;
    if (event) return event;
  }
  return undefined;
}

const isText = (value: Value): value is Translatable => typeof value === 'object' && 'key' in value;
