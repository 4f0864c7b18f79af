import type { tournamentForm } from '@one-dream/contract/features/tournaments.form.ts';
import type * as z from 'zod/mini';
import type { MatchDayPlan } from '../match-days/match-day-plan.ts';

/** A tournament of the demo organisation before its banner is drawn. */
export interface TournamentPlan {
  /** As an admin would type it in. */
  form: Omit<z.input<typeof tournamentForm>, 'banner'>;
  /** `width` in pixels. */
  banner: { variant: 0 | 1 | 2 | 3 | 4 | 5; seed: number; width: number };
  /** Which of the teams take part: `from` on, `to` excluded. */
  teams: { from: number; to: number };
  /** Which of the teams wait for a slot, the first one first. */
  waiting?: number[];
  /** How many of those that take part have checked in; the demo's leader is the last of them. */
  checkedIn?: number;
  /** How it is played up to now; nothing before its draw. */
  played?: MatchDayPlan;
  /** When the first and the last of them registered. */
  registeredWeeksAgo: { from: number; to: number };
  createdWeeksAgo: number;
}
