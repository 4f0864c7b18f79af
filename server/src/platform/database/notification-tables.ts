import type { NotificationType } from '@one-dream/contract/features/notifications.ts';
import type { Generated } from 'kysely';

export interface NotificationTables {
  notifications: NotificationsTable;
  notification_events: NotificationEventsTable;
  planned_notifications: PlannedNotificationsTable;
  notification_receipts: NotificationReceiptsTable;
}

interface NotificationEventsTable {
  id: string;
  title: string;
  type: NotificationType;
  is_by_staff: boolean;
  actor_id: string | null;
  /** What it tells the state of; null where nothing makes it outdated. */
  about: string | null;
  /** To whom, in words, where that is neither one person nor everyone. */
  audience: Generated<string>;
  /** The moment it was planned for. */
  planned_for: Date | null;
  created_at: Date;
}

interface PlannedNotificationsTable {
  id: string;
  title: string;
  description: string;
  image: string;
  type: Exclude<NotificationType, 'other'>;
  link: string;
  recipients: 'everyone' | 'person' | 'teams';
  recipient_id: string | null;
  tournament_id: string | null;
  checked_in_only: boolean;
  leaders_only: boolean;
  send_at: Date;
  planned_by: string | null;
  version: Generated<number>;
  created_at: Date;
}

interface NotificationsTable {
  id: string;
  event_id: string;
  title: string;
  description: string;
  image: string;
  type: NotificationType;
  link: string;
  /** null: everyone. */
  recipient_id: string | null;
  created_at: Date;
}

interface NotificationReceiptsTable {
  notification_id: string;
  user_id: string;
  seen_at: Date | null;
  deleted_at: Date | null;
}
