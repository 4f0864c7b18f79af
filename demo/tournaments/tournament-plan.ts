import type { tournamentForm } from '@one-dream/contract/features/tournaments/tournaments.form.ts';
import type * as z from 'zod/mini';
import type { MatchDayPlan } from '../match-days/match-day-plan.ts';

/** A demo tournament before its banner is generated. */
export interface TournamentPlan {
  /** As entered by an admin. */
  form: Omit<z.input<typeof tournamentForm>, 'banner'>;
  /** `width` in pixels. */
  banner: { variant: 0 | 1 | 2 | 3 | 4 | 5; seed: number; width: number };
  /** Range of participating teams: from `from`, excluding `to`. */
  teams: { from: number; to: number };
  /** Waitlisted teams, in order. */
  waiting?: number[];
  /** Number of checked-in participants; the demo's leader is the last of them. */
  checkedIn?: number;
  /** How it is played up to now; nothing before its draw. */
  played?: MatchDayPlan;
  /** Times of the first and last registration. */
  registeredWeeksAgo: { from: number; to: number };
  createdWeeksAgo: number;
}
