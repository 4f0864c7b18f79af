import type {
  StageStandings,
  StandingLine,
} from '@one-dream/contract/features/standings/standings.ts';

/** Ranks 1 to 3 of the final stage, ties included; only if that stage has a single table. */
export function podiumOf(stage: Pick<StageStandings, 'tables'>): StandingLine[] {
  const [table, ...others] = stage.tables;
  // Several groups have several winners, so there is no common podium.
  if (!table || others.length > 0) return [];
  return table.rows.filter(({ rank, matches }) => rank !== null && rank <= 3 && matches.length > 0);
}
