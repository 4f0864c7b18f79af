import type { Notification } from '@one-dream/contract/features/notifications/notifications.ts';

/** Events for open pages. Actions send them through their unit of work, which emits them after the commit. */
export interface LiveEvents {
  /** A tournament's slots or details changed; pages showing it refetch it. */
  tournamentChanged: (tournamentId: string) => void;
  /** A match changed: its state, start, map, slot list. */
  matchChanged: (match: { matchId: string; tournamentId: string }) => void;
  /** Stages, draws or the list of matches of a tournament changed. */
  drawChanged: (draw: { tournamentId: string }) => void;
  /** A tournament's standings changed; pages showing a lower `no` refetch them. */
  standingsChanged: (change: { tournamentId: string; no: number }) => void;
  teamChanged: (userIds: readonly string[]) => void;
  /** A session ended: its sockets close. */
  sessionEnded: (tokenHash: Uint8Array) => void;
  /** All sessions of a user ended: their sockets close. */
  sessionsEnded: (userId: string) => void;
  /**
   * A notification for one user, or for everyone signed in (`null`). Visible to its recipients only; the sender merely
   * learns that their list changed.
   */
  notificationArrived: (arrival: {
    recipientId: string | null;
    senderId: string;
    notification: Notification;
  }) => void;
  /** Notifications of these users changed: new, or seen or deleted on another device. */
  notificationsChanged: (userIds: readonly string[] | 'everyone') => void;
}

/** All event names: a unit of work buffers them until its commit. */
export const liveEvents = Object.keys({
  tournamentChanged: true,
  matchChanged: true,
  drawChanged: true,
  standingsChanged: true,
  teamChanged: true,
  sessionEnded: true,
  sessionsEnded: true,
  notificationArrived: true,
  notificationsChanged: true,
} satisfies Record<keyof LiveEvents, true>) as (keyof LiveEvents)[];

export interface Live extends LiveEvents {
  countSockets: () => number;
}
