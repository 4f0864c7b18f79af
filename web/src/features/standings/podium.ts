import type { StageStandings, StandingLine } from '@one-dream/contract/features/standings.ts';

/** Ranks 1 to 3 of the stage that ended a tournament, shared ones included; of the one table that such a stage has. */
export function podiumOf(stage: Pick<StageStandings, 'tables'>): StandingLine[] {
  const [table, ...others] = stage.tables;
  // Several groups have several winners: there is no podium of all.
  if (!table || others.length > 0) return [];
  return table.rows.filter(({ rank, matches }) => rank !== null && rank <= 3 && matches.length > 0);
}
