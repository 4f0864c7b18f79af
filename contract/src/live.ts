import type { Notification } from './features/notifications.ts';

/** Events of the live socket (Socket.IO at its usual path; the client passes `auth: { token }`). */
export interface ServerEvents {
  /** A tournament changed, its slots for example: fetch it again. Goes to everybody. */
  'tournament-changed': (change: { _id: string }) => void;
  /** The team of this user changed: fetch it again. */
  'team-changed': () => void;
  /** Answers `join-notify`: the newest notifications that the user did not delete. */
  'previous-notify': (notifications: Notification[]) => void;
  /** Notifications that arrive while the page is open. */
  'new-notify': (notifications: Notification[]) => void;
  /** Notifications of this user changed, seen on another device for example: fetch them again. */
  'notifications-changed': () => void;
}

export interface ClientEvents {
  /** Asks for the notifications of a user, who can only be oneself. */
  'join-notify': (userId: string, answer?: (outcome: JoinOutcome) => void) => void;
}

export type JoinOutcome =
  | { success: true }
  | { success: false; code: 'NOT_ALLOWED' | 'UNAVAILABLE' };
