/** How a demo tournament is played, besides its form. */
export interface MatchDayPlan {
  /** In sequence, each fed by the top teams of the previous one. */
  stages: StagePlan[];
  /** The room of the next match is saved; `released`: visible to its players. */
  room?: 'saved' | 'released';
  /** Email of its host, besides the admins. */
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

/** Matches of an evening, or of several evenings at the same hour. */
export interface Session {
  firstStart: Date;
  matches: number;
  maps: string[];
  spacingMinutes?: number;
  perDay?: number;
}
