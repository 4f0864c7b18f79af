import type { Match } from './features/matches/matches.ts';
import type { Notification } from './features/notifications/notifications.ts';
import type { Tournament } from './features/tournaments/tournaments.ts';

/** Payload of a tournament's live event: small, and identical for everybody. */
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
   * A tournament changed. `news` is its displayed data, which saves refetching: a page with a higher `facts.no` ignores it,
   * and one with other `facts.details` refetches. Without news it is gone, or visible to staff only. Sent to clients
   * watching this tournament, or all.
   */
  'tournament-changed': (change: { _id: string; news?: TournamentNews }) => void;
  /**
   * A match changed (state, start, map, slot list). `news` is its public view: a page with a higher `version` ignores it;
   * one showing more (a slot list of another `slotsVersion`, the own room) refetches that after a random 0 to 2 seconds.
   * Without news it is gone, or visible to staff only. Sent to clients watching the tournament.
   */
  'match-changed': (change: { _id: string; tournament: string; news?: Match }) => void;
  /** Stages, draws or the list of matches of a tournament changed. Sent to clients watching it. */
  'draw-changed': (change: { tournament: string }) => void;
  /**
   * Standings of a tournament changed: pages showing a lower `no` refetch, each after a random delay of at most two seconds.
   * Sent to clients watching the tournament.
   */
  'standings-changed': (change: { _id: string; no: number }) => void;
  /** The user's team changed: refetch it. */
  'team-changed': () => void;
  /** Answers `join-notify` with the newest notifications the user has not deleted. */
  'previous-notify': (notifications: Notification[]) => void;
  /** Notifications that arrive while the page is open. */
  'new-notify': (notifications: Notification[]) => void;
  /** The user's notifications changed, for example seen on another device: refetch them. */
  'notifications-changed': () => void;
}

/** In a page's watch list: every tournament, but only the fact that it changed. */
export const everyTournament = '*';
export const watchedAtMost = 20;

export interface ClientEvents {
  /**
   * Replaces the page's watch list: IDs of tournaments, optionally `everyTournament`. The page receives events of these
   * only. The answer contains their current numbers (`facts.no`), for `everyTournament` those of all unfinished ones: a page
   * with a lower number missed an event, and refetches.
   */
  watch: (tournamentIds: string[], answer?: (numbers: Record<string, number>) => void) => void;
  /** Requests notifications of a user, who must be the sender. */
  'join-notify': (userId: string, answer?: (outcome: JoinOutcome) => void) => void;
}

export type JoinOutcome =
  | { success: true }
  | { success: false; code: 'NOT_ALLOWED' | 'UNAVAILABLE' };
