/** How a tournament of the demo organisation is played, beside its form. */
export interface MatchDayPlan {
  /** One after the other, each from the best of the one before. */
  stages: StagePlan[];
  /** The room of the first match to come is known already; `released`: its players see it. */
  room?: 'saved' | 'released';
  /** E-mail of who runs it, beside the admins. */
  host?: string;
}

export interface StagePlan {
  name: string;
  format: 'single' | 'groups';
  lobbyMax: number;
  /** Who reaches so many points and then wins a match is champion. */
  matchPoint?: number;
  /** How many of each table go on to the next stage. */
  advance?: number;
  /** The matches are announced, the slots are not given yet. */
  isUndrawn?: boolean;
  sessions: Session[];
}

/** Matches of an evening, or of several at the same hour. */
export interface Session {
  firstStart: Date;
  matches: number;
  maps: string[];
  spacingMinutes?: number;
  perDay?: number;
}
