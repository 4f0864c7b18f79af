import { minimumPlayers } from '../../limits.ts';
import type { TournamentStatus, TournamentType } from './tournaments.ts';
import { matchDay } from './tournaments.values.ts';

/**
 * Phase of a tournament as shown on screens. `closed` is the time between registration and check-in: teams may still
 * withdraw and move up from the waitlist, but nobody can register.
 */
export const tournamentPhases = [
  'draft',
  'announced',
  'registration',
  'closed',
  'check-in',
  'locked',
  'live',
  'final',
  'cancelled',
] as const;
export type TournamentPhase = (typeof tournamentPhases)[number];

/** Fields of a tournament that determine its phase. Times are ISO 8601 UTC. */
export interface PhaseFacts {
  status: TournamentStatus;
  isDraft?: boolean | undefined;
  cancelled: object | null;
  checkinOpensAt: string | null;
  checkinClosesAt: string | null;
}

/** Determines the phase of a tournament; the only implementation, shared by both sides. */
export function phaseOf(tournament: PhaseFacts, now: Date): TournamentPhase {
  const { status, isDraft, cancelled } = tournament;
  if (cancelled) return 'cancelled';
  if (isDraft) return 'draft';
  if (status === 'UPCOMING') return 'announced';
  if (status === 'OPENED') return 'registration';
  if (status === 'LIVE') return 'live';
  if (status === 'COMPLETED') return 'final';
  const opens = timeOf(tournament.checkinOpensAt);
  const closes = timeOf(tournament.checkinClosesAt);
  if (opens === undefined || closes === undefined || now.getTime() >= closes) return 'locked';
  return now.getTime() < opens ? 'closed' : 'check-in';
}

/** The phase to show: an event goes live with its first room, but nothing is played before its first match. */
export function shownPhaseOf(
  tournament: PhaseFacts & { firstMatchAt?: string | null },
  now: Date,
): TournamentPhase {
  const phase = phaseOf(tournament, now);
  const first = timeOf(tournament.firstMatchAt ?? null);
  return phase === 'live' && first !== undefined && now.getTime() < first ? 'locked' : phase;
}

/** Before locking, the leader can withdraw; afterwards a host decides, and rosters are frozen. */
export function isLocked(phase: TournamentPhase): boolean {
  return phase === 'locked' || phase === 'live' || phase === 'final' || phase === 'cancelled';
}

/** Number of complete players a team needs to check in. */
export function lineupMinimum(tournament: {
  type: TournamentType;
  minLineup: number | null;
}): number {
  return tournament.minLineup ?? minimumPlayers[tournament.type];
}

export function waitlistLimit(tournament: {
  slotTotal: number;
  waitlistMax: number | null;
}): number {
  return tournament.waitlistMax ?? Math.min(tournament.slotTotal, matchDay.waitlist.max);
}

const minute = 60_000;
const dayStartsAtHour = 5;
const istOffset = 330 * minute;

/** Whether a vacant slot of a scrim can be claimed: locked, or past check-in, until 10 minutes before the first match. */
export function canClaim(
  tournament: PhaseFacts & { kind?: 'event' | 'scrim'; firstMatchAt?: string | null },
  now: Date,
): boolean {
  const first = timeOf(tournament.firstMatchAt ?? null);
  const phase = phaseOf(tournament, now);
  if (tournament.kind !== 'scrim' || first === undefined) return false;
  if (phase !== 'locked' && phase !== 'live') return false;
  return now.getTime() < first - matchDay.claimUntil * minute;
}

/** The event day of a moment, YYYY-MM-DD: its IST date minus five hours. */
export function matchDayOf(moment: Date): string {
  const shifted = new Date(moment.getTime() + istOffset - dayStartsAtHour * 60 * minute);
  return shifted.toISOString().slice(0, 10);
}

function timeOf(text: string | null): number | undefined {
  return text === null ? undefined : Date.parse(text);
}
