import type { tournamentForm } from '@one-dream/contract/features/tournaments.ts';
import type * as z from 'zod/mini';

/** A tournament of the demo organisation before its banner is drawn. */
export interface TournamentPlan {
  /** As an admin would type it in. */
  form: Omit<z.input<typeof tournamentForm>, 'banner'>;
  /** `width` in pixels. */
  banner: { variant: 0 | 1 | 2 | 3 | 4 | 5; seed: number; width: number };
  /** Which of the teams take part: `from` on, `to` excluded. */
  teams: { from: number; to: number };
  /** When the first and the last of them registered. */
  registeredWeeksAgo: { from: number; to: number };
  createdWeeksAgo: number;
}
