import type { Notification } from '@one-dream/contract/features/notifications.ts';

/** Events for open pages. An action sends them through its unit of work, which sends it after the commit. */
export interface LiveEvents {
  /** A tournament's slots or details changed; pages that show it fetch it again. */
  tournamentChanged: (tournamentId: string) => void;
  /** A match changed: its state, start, map, slot list. */
  matchChanged: (match: { matchId: string; tournamentId: string }) => void;
  /** Stages, draws or the list of matches of a tournament changed. */
  drawChanged: (draw: { tournamentId: string }) => void;
  /** A tournament's standings changed; pages that show a lower `no` fetch them again. */
  standingsChanged: (change: { tournamentId: string; no: number }) => void;
  /** A team changed for its members. */
  teamChanged: (userIds: readonly string[]) => void;
  /** One session is over: its sockets close. */
  sessionEnded: (tokenHash: Uint8Array) => void;
  /** Every session of the user is over: their sockets close. */
  sessionsEnded: (userId: string) => void;
  /**
   * A notification for one user, or for everyone signed in (`null`). It is nobody's secret but theirs. Whoever
   * sent it only hears that their list changed.
   */
  notificationArrived: (arrival: {
    recipientId: string | null;
    senderId: string;
    notification: Notification;
  }) => void;
  /** Notifications of these users changed: new ones, or seen and deleted on another device. */
  notificationsChanged: (userIds: readonly string[] | 'everyone') => void;
}

/** Every one of them: what a unit of work keeps back until its commit. */
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
  /** Sockets connected to this process. */
  countSockets: () => number;
}
