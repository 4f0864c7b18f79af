import type { ConsoleMatch } from '@one-dream/contract/features/matches.ts';
import type { ComponentType, ReactNode } from 'react';

/** The steps of a match's result, after its start. */
export const resultSteps = ['placements', 'elims', 'review', 'publish'] as const;
export type ResultStep = (typeof resultSteps)[number];

export type ResultPartProps = {
  tournamentId: string;
  /** The match with its lobby: rows by room slot. */
  shown: ConsoleMatch;
  /** Where the work goes on once the result is out. */
  next?: ReactNode;
};

/**
 * Slots of the console for results, of which it knows nothing else: the app mounts both
 * (`app/console-screen.tsx`).
 */
export type ResultParts = {
  /** On a desk, below the lobby: entering, checks and publishing in one. */
  Desk: ComponentType<ResultPartProps>;
  /** On a phone, one step that fills the screen between the match's head and the bar at the foot. */
  Step: ComponentType<ResultPartProps & { step: ResultStep; onStep: (step: ResultStep) => void }>;
  /** At the right of a desk and above a phone's steps: disputes, ties, what else waits for a scorer. */
  Needs?: ComponentType<{ tournamentId: string }>;
};
