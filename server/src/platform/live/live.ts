import type { Notification } from '@one-dream/contract/features/notifications.ts';

/** Tells open pages that something changed. Called after the commit, never inside a transaction. */
export interface Live {
  /** A tournament's slots or details changed; pages that show it fetch it again. */
  tournamentChanged: (tournamentId: string) => void;
  /** A team changed for its members. */
  teamChanged: (userIds: readonly string[]) => void;
  /** One session is over: its sockets close. */
  sessionEnded: (tokenHash: Uint8Array) => void;
  /** Every session of the user is over: their sockets close. */
  sessionsEnded: (userId: string) => void;
  /** A notification for one user, or for everyone signed in (`null`). It is nobody's secret but theirs. */
  notificationArrived: (arrival: {
    recipientId: string | null;
    notification: Notification;
  }) => void;
  /** Notifications of these users changed: new ones, or seen and deleted on another device. */
  notificationsChanged: (userIds: readonly string[] | 'everyone') => void;
  /** Sockets connected to this process. */
  countSockets: () => number;
}
