import type {
  StageStandings,
  StandingLine,
} from '@one-dream/contract/features/standings/standings.ts';
import { groupBy } from '@one-dream/contract/group-by.ts';

/** Teams of a table that share a rank, once per tie. Before the first match all are equal, so there is nothing to decide. */
export function tiesOf(stage: Pick<StageStandings, 'tables'>): StandingLine[][] {
  return stage.tables.flatMap(({ rows, matches }) => {
    if (matches.length === 0) return [];
    const tied = rows.filter(({ isTied, rank }) => isTied && rank !== null);
    return [...groupBy(tied, ({ rank }) => rank).values()];
  });
}
