import type { ConsoleMatch } from '@one-dream/contract/features/matches/matches.ts';
import type { ComponentType, ReactNode } from 'react';
import type { ResultStep } from '../../../platform/pages/console-paths.ts';

export type ResultPartProps = {
  tournamentId: string;
  /** The match with its lobby: rows by room slot. */
  shown: ConsoleMatch;
};

/**
 * Slots of the console for results, which it is otherwise unaware of: the app mounts both (`app/console.tsx`).
 */
export type ResultParts = {
  /** On a desktop, below the lobby: entry, checks and publishing in one. */
  Desktop: ComponentType<ResultPartProps>;
  /**
   * On a phone, one step per screen, between the match's header and the bar at the bottom. `next` leads on from a published
   * result.
   */
  Step: ComponentType<
    ResultPartProps & { step: ResultStep; onStep: (step: ResultStep) => void; next: ReactNode }
  >;
  /** Beside the slots, and above the start: who sits where, from pictures of the lobby. */
  Lobby?: ComponentType<ResultPartProps>;
  /** On the right of a desktop and above a phone's steps: disputes, ties, and other needs of scorers. */
  Needs?: ComponentType<{ tournamentId: string }>;
};
