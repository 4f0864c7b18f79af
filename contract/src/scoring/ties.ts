import type { TieBreak } from './presets.ts';

/** Sums compared by tie-breaks. Adjustments and head starts count only towards the total. */
export interface TieSums {
  wwcd: number;
  placementX10: number;
  /** Actual eliminations, including those above a cap. */
  elims: number;
  bestMatchX10: number;
  /**
   * Placements in the team's own lobby matches, latest match of its table first; `null` where absent or disqualified.
   */
  latestFirst: (number | null)[];
}

/** Worse than any placement: absent, disqualified, or no more matches. */
const worst = 1000;

/** Negative if `a` ranks above `b`, 0 if they are equal. There is no alphabetical tie-break. */
export function compareTies(a: TieSums, b: TieSums, keys: readonly TieBreak[]): number {
  for (const key of keys) {
    const difference = compareBy[key](a, b);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Name of a tie-break in a list. */
export const tieBreakWords: Record<TieBreak, string> = {
  wwcd: 'Wins',
  placement_points: 'Placement points',
  elims: 'Eliminations',
  latest_placement: 'Placement in the latest match',
  best_match_points: 'Best single match',
};

const compareBy: Record<TieBreak, (a: TieSums, b: TieSums) => number> = {
  wwcd: (a, b) => b.wwcd - a.wwcd,
  placement_points: (a, b) => b.placementX10 - a.placementX10,
  elims: (a, b) => b.elims - a.elims,
  best_match_points: (a, b) => b.bestMatchX10 - a.bestMatchX10,
  latest_placement: compareLatest,
};

/** Compares the last match that each of the two played; if equal, the one before, and so on. */
function compareLatest(a: TieSums, b: TieSums): number {
  const length = Math.max(a.latestFirst.length, b.latestFirst.length);
  for (let back = 0; back < length; back += 1) {
    const difference = (a.latestFirst[back] ?? worst) - (b.latestFirst[back] ?? worst);
    if (difference !== 0) return difference;
  }
  return 0;
}
