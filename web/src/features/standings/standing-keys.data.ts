/** Part of a tournament's standings to request; by default the newest stage that has results. */
export interface StandingsPart {
  stageId?: string | undefined;
  group?: string | undefined;
}

export const standingKeys = {
  of: (tournamentId: string) => ['standings', tournamentId] as const,
  table: (tournamentId: string, { stageId = '', group = '' }: StandingsPart) =>
    ['standings', tournamentId, 'table', stageId, group] as const,
  players: (tournamentId: string) => ['standings', tournamentId, 'players'] as const,
  /** Queries for staff beside the table. */
  ofStage: (stageId: string) => ['standings', 'stage', stageId] as const,
  stages: (tournamentId: string) => ['standings', 'stages', tournamentId] as const,
  history: (matchId: string) => ['standings', 'history', matchId] as const,
};
