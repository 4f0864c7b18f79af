import { t } from '@lingui/core/macro';
import type { OwnEntry } from '@one-dream/contract/features/entries/entries.ts';
import type { Match, OwnPart } from '@one-dream/contract/features/matches/matches.ts';

export type MatchStepFacts = {
  match: Pick<Match, 'state' | 'roomAt' | 'reason' | 'startsAt'>;
  /** The viewer's part in the match. */
  mine: Pick<OwnPart, 'room'> | null;
  /** The viewer's entry in the tournament. */
  entry: Pick<OwnEntry, 'state' | 'isLeader' | 'can' | 'checkedIn' | 'tournament'> | undefined;
  isSignedIn: boolean;
  /** Server time in milliseconds. */
  now: number;
  /** End of the dispute window, ISO 8601. */
  disputeUntil: string | null;
};

/** The viewer's next action on a match, or what they are waiting for. */
export type MatchStep =
  | { kind: 'login' | 'watch' | 'check-in' | 'missed' | 'show-room' | 'over' }
  | { kind: 'check-in-at' | 'room-at'; at: string }
  /** The release time has passed, but the host has not opened the room. */
  | { kind: 'room-late' }
  | { kind: 'attach'; isLeader: boolean }
  | { kind: 'dispute'; isLeader: boolean; until: string }
  | { kind: 'off'; title: string; reason: string };

const offTitles = () =>
  ({
    postponed: t`Postponed`,
    cancelled: t`Cancelled`,
    void: t`This match does not count`,
  }) as const;

/** Determines the single action offered on the match page: check in, room, result, dispute, in order of the day. */
export function matchStep(facts: MatchStepFacts): MatchStep {
  const { match, mine, entry, now } = facts;
  const { state, reason } = match;
  if (state === 'postponed' || state === 'cancelled' || state === 'void') {
    return { kind: 'off', title: offTitles()[state], reason };
  }
  if (state === 'published' || state === 'final') return afterResult(facts);
  if (!mine && !entry) return { kind: facts.isSignedIn ? 'watch' : 'login' };
  if (entry?.can.checkIn) return { kind: 'check-in' };
  const opensAt = entry?.tournament.checkinOpensAt;
  const isAwaited = entry?.state === 'registered' || entry?.state === 'waitlisted';
  if (isAwaited && !entry?.checkedIn && opensAt && now < Date.parse(opensAt)) {
    return { kind: 'check-in-at', at: opensAt };
  }
  if (!mine) return { kind: 'watch' };
  if (mine.room === 'not_checked_in') return { kind: 'missed' };
  if (mine.room === 'open') return { kind: 'show-room' };
  if (mine.room === 'hidden') return { kind: 'attach', isLeader: entry?.isLeader ?? false };
  return now < Date.parse(match.roomAt)
    ? { kind: 'room-at', at: match.roomAt }
    : { kind: 'room-late' };
}

function afterResult({ mine, entry, disputeUntil, now }: MatchStepFacts): MatchStep {
  if (!mine) return { kind: 'watch' };
  if (disputeUntil && now < Date.parse(disputeUntil)) {
    return { kind: 'dispute', isLeader: entry?.isLeader ?? false, until: disputeUntil };
  }
  return { kind: 'over' };
}

/** Whether the leader can attach a picture of the result: from the start of play until it is final. */
export function takesScreenshot({ state }: Pick<Match, 'state'>): boolean {
  return state === 'playing' || state === 'results_in' || state === 'published';
}
