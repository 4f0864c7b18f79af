import type { Match } from './features/matches.ts';
import type { Notification } from './features/notifications.ts';
import type { Tournament } from './features/tournaments.ts';

/** Payload of a tournament's live event: small, and the same for everybody. */
export type TournamentNews = Pick<
  Tournament,
  | 'facts'
  | 'slots'
  | 'waiting'
  | 'status'
  | 'regOpensAt'
  | 'regClosesAt'
  | 'checkinOpensAt'
  | 'checkinClosesAt'
  | 'firstMatchAt'
  | 'cancelled'
>;

/** Events of the live socket (Socket.IO at its usual path; the client passes `auth: { token }`). */
export interface ServerEvents {
  /**
   * A tournament changed. `news` is what pages show of it now, so nobody has to fetch it: a page that has a higher
   * `facts.no` keeps its own, and one that has other `facts.details` fetches. Without news it is gone, or nobody's but
   * the staff's. Goes to who watches that tournament, or all of them.
   */
  'tournament-changed': (change: { _id: string; news?: TournamentNews }) => void;
  /**
   * A match changed (state, start, map, slot list). `news` is the match as everybody sees it: a page with a higher
   * `version` keeps its own; one that shows more of it (a slot list of another `slotsVersion`, the own room) fetches that,
   * after a random 0 to 2 seconds. Without news it is gone, or nobody's but the staff's. Goes to who watches the tournament.
   */
  'match-changed': (change: { _id: string; tournament: string; news?: Match }) => void;
  /** Stages, draws or the list of matches of a tournament changed. Goes to who watches it. */
  'draw-changed': (change: { tournament: string }) => void;
  /**
   * Standings of a tournament changed: pages that show them with a lower `no` fetch them again, each after a random
   * wait of at most two seconds. Goes to who watches the tournament.
   */
  'standings-changed': (change: { _id: string; no: number }) => void;
  /** The team of this user changed: fetch it again. */
  'team-changed': () => void;
  /** Answers `join-notify`: the newest notifications that the user did not delete. */
  'previous-notify': (notifications: Notification[]) => void;
  /** Notifications that arrive while the page is open. */
  'new-notify': (notifications: Notification[]) => void;
  /** Notifications of this user changed, seen on another device for example: fetch them again. */
  'notifications-changed': () => void;
}

/** In a page's list of what it watches: every tournament, but only that it changed. */
export const everyTournament = '*';
/** Tournaments that a page watches at most. */
export const watchedAtMost = 20;

export interface ClientEvents {
  /**
   * Replaces what the page watches: ids of tournaments, `everyTournament` among them or not.
   * It hears of nothing else. The answer has the number (`facts.no`) that each of them has by now, and with
   * `everyTournament` each one that is not over: a page that has a lower one missed something, and fetches.
   */
  watch: (tournamentIds: string[], answer?: (numbers: Record<string, number>) => void) => void;
  /** Asks for the notifications of a user, who can only be oneself. */
  'join-notify': (userId: string, answer?: (outcome: JoinOutcome) => void) => void;
}

export type JoinOutcome =
  | { success: true }
  | { success: false; code: 'NOT_ALLOWED' | 'UNAVAILABLE' };
