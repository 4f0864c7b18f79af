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
  /** Match-point threshold: the first team to reach it and then win a match is champion. */
  matchPoint?: number;
  /** Number of teams per table that advance to the next stage. */
  advance?: number;
  /** Matches are announced, slots not yet drawn. */
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
