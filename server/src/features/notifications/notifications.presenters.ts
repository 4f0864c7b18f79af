import type { Notification, NotificationType } from '@one-dream/contract/features/notifications.ts';
import { everyone } from '@one-dream/contract/features/notifications.values.ts';

export interface NotificationRow {
  id: string;
  title: string;
  description: string;
  image: string;
  type: NotificationType;
  link: string;
  created_at: Date;
  /** The recipient's address; null for everyone. */
  recipient_email: string | null;
}

/** What a reader is told beside the content. */
export interface ReadersRow extends NotificationRow {
  seen_at: Date | null;
  /** Who did or wrote what it tells of. */
  actor_id: string | null;
  about: string | null;
}

/** The fields that readers and admins both see. */
export function presentContent(row: NotificationRow) {
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    image: row.image,
    type: row.type,
    link: row.link,
    to: row.recipient_email ?? everyone,
    createdAt: row.created_at.toISOString(),
  };
}

/** As its reader sees it: whose else it reached and who else saw it stays here. */
export function presentNotification({
  row,
  readerId,
}: {
  row: ReadersRow;
  readerId: string;
}): Notification {
  return {
    ...presentContent(row),
    isSeen: row.seen_at === null ? [] : [readerId],
    deleteby: [],
    isOwn: row.actor_id === readerId,
    about: row.about ?? '',
  };
}
