import type {
  Notification,
  NotificationType,
  TeamAudience,
} from '@one-dream/contract/features/notifications.ts';
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

/** The teams of a tournament that are told, in words. */
export function audienceText({
  tournament,
  who,
  leadersOnly,
}: Pick<TeamAudience, 'who' | 'leadersOnly'> & { tournament: string }): string {
  const which = who === 'checked-in' ? 'checked-in teams' : 'teams';
  return `${leadersOnly ? 'Leaders of the' : 'The'} ${which} of ${tournament}`;
}

/** For so long after its moment what was planned still counts as sent in time. Milliseconds. */
const inTimeMs = 2 * 60_000;

/** Minutes that something was sent after the moment it was planned for; 0 for what was in time. */
export function minutesLate({ plannedFor, now }: { plannedFor: Date; now: Date }): number {
  const late = now.getTime() - plannedFor.getTime();
  return late > inTimeMs ? Math.floor(late / 60_000) : 0;
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
